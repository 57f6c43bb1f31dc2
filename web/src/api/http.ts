/** Requests to the server. Whatever goes wrong is a Denied with a problem that can be told. */
import type {
  About,
  Box,
  Checked,
  Corrected,
  GameFrame,
  Invite,
  Me,
  Moments,
  NewTable,
  Problem,
  Story,
  TableBox,
  TableFrame,
  TableLine,
  TableWanted,
} from "./types";

export class Denied extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.detail);
  }
}

const OFFLINE: Problem = {
  code: "offline",
  rule: "",
  text: { type: "phrase", key: "web-offline", args: {} },
  detail: "The server does not answer.",
};

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : typeof body === "string" ? plain(body) : json(body)),
    });
  } catch {
    throw new Denied(OFFLINE, 0);
  }
  if (answer.ok) return answer;
  let problem: Problem;
  try {
    problem = await answer.json();
  } catch {
    problem = OFFLINE;
  }
  throw new Denied(problem.text ? problem : OFFLINE, answer.status);
}

const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});
const plain = (body: string) => ({ body, headers: { "content-type": "text/plain" } });

async function read<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json();
}

const at = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;
const from = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

/** Where the components of a game, or of a table, are handed out as a file. */
export const componentsFile = (game: string) => `/api/games/${encodeURIComponent(game)}/components/file`;
export const tableFile = (id: string) => at(id, "/components/file");

export const server = {
  about: () => read<About>("GET", "/api/about"),
  box: (game: string) => read<Box>("GET", `/api/games/${encodeURIComponent(game)}/components`),
  checkComponents: (game: string, components: string) =>
    read<Corrected>("POST", `/api/games/${encodeURIComponent(game)}/components`, { components }),
  me: () => read<Me>("GET", "/api/me"),
  comeIn: (name: string, password = "") => read<Me>("POST", "/api/me", { name, password }),
  setPassphrase: (passphrase: string) => ask("PUT", "/api/me/passphrase", { passphrase }),
  lobby: () => read<TableLine[]>("GET", "/api/tables"),
  mine: () => read<TableLine[]>("GET", "/api/tables/mine"),
  finished: (page = 0) => read<TableLine[]>("GET", `/api/tables/finished?page=${page}`),
  make: (wanted: TableWanted) => read<NewTable>("POST", "/api/tables", wanted),
  table: (id: string) => read<TableFrame>("GET", at(id)),
  tableBox: (id: string) => read<TableBox>("GET", at(id, "/components")),
  watch: (id: string, invite: string) => read<TableFrame>("POST", at(id, "/watch"), { invite }),
  sit: (id: string, salt: string, invite = "", seat: number | null = null) =>
    read<TableFrame>("POST", at(id, "/sit"), { salt, invite, seat }),
  comeBack: (id: string, seat: number, passphrase: string) =>
    read<Me>("POST", at(id, "/return"), { seat, passphrase }),
  leave: (id: string) => ask("POST", at(id, "/leave"), {}),
  kick: (id: string, seat: number) => ask("POST", at(id, "/kick"), { seat }),
  giveToBot: (id: string, seat: number, bot: string) =>
    ask("PUT", at(id, `/seats/${seat}`), { kind: "bot", bot }),
  invite: (id: string) => read<Invite>("GET", at(id, "/invite")),
  rematch: (id: string) => read<TableFrame>("POST", at(id, "/rematch"), {}),
  close: (id: string) => ask("POST", at(id, "/close"), {}),
  game: (id: string, seat: number | null) =>
    read<GameFrame>("GET", `${at(id, "/game")}?since=0${from(seat)}`),
  record: async (id: string, seat: number | null = null) =>
    (await ask("GET", `${at(id, "/record")}?${from(seat).slice(1)}`)).text(),
  verify: (record: string, table: string) =>
    read<Checked>("POST", `/api/verify?table=${encodeURIComponent(table)}`, record),
  story: (id: string) => read<Story>("GET", at(id, "/story")),
  moments: (id: string, seat: number | null, isOpen: boolean, first: number, count: number, isTold = false) =>
    read<Moments>(
      "GET",
      `${at(id, "/moments")}?first=${first}&count=${count}&is_open=${isOpen}&is_told=${isTold}${from(seat)}`,
    ),
};
