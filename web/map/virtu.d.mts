export function made(): unknown;
