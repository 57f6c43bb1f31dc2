export function made(): Record<string, unknown>;
