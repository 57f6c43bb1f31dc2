/** Short names for what travels between the server and the browser; the shapes are generated in schema.ts. */
import type { components } from "./schema";

type S = components["schemas"];

export type About = S["About"];
export type BotInfo = S["BotInfo"];
export type Checked = S["Checked"];
export type GameEvent = S["Event"];
export type GameInfo = S["GameInfo"];
export type Invite = S["Invite"];
export type Line = S["Line"];
export type Me = S["Me"];
export type Moment = S["Moment"];
export type Moments = S["Moments"];
export type NewTable = S["NewTable"];
export type Option = S["Option"];
export type Phrase = S["Phrase"];
export type Problem = S["Problem"];
export type Result = S["Result"];
export type SeatInfo = S["SeatInfo"];
export type SeatWanted = S["SeatWanted"];
export type Strength = S["Strength"];
export type TableLine = S["TableLine"];
export type TableWanted = S["TableWanted"];
export type View = S["View"];
export type CondottiereView = S["CondottiereView"];
export type SeatView = S["SeatView"];

export type ChatFrame = S["ChatFrame"];
export type DeniedFrame = S["DeniedFrame"];
export type DoneFrame = S["DoneFrame"];
export type GameFrame = S["GameFrame"];
export type PreviewFrame = S["PreviewFrame"];
export type PlanFrame = S["PlanFrame"];
export type TableFrame = S["TableFrame"];
export type WhyFrame = S["WhyFrame"];
export type AnyFrame =
  | ChatFrame
  | DeniedFrame
  | DoneFrame
  | GameFrame
  | PlanFrame
  | PreviewFrame
  | TableFrame
  | WhyFrame;
