/** Short names for what travels between the server and the browser; the shapes are generated in schema.ts. */
import type { components } from "./schema";

type S = components["schemas"];

export type About = S["About"];
export type Arg = S["Event"]["args"][string];
/** What lies in the box of a game, and how each of its moves is called, by notation. */
export type Box = S["GameBox"];
export type BotInfo = S["BotInfo"];
/** A card, tile, city or other thing of the box. */
export type Thing = S["Component"];
export type TableBox = S["TableBox"];
export type Corrected = S["Corrected"];
export type Chapter = S["Chapter"];
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
export type Outlook = S["Outlook"];
export type Phrase = S["Phrase"];
export type Problem = S["Problem"];
export type Prospect = S["Prospect"];
export type Result = S["Result"];
export type Section = S["Section"];
export type Sum = S["Sum"];
/** What a seat could do next: kind by kind, each with its outlook. */
export type Survey = readonly S["Venture"][];
export type SeatInfo = S["SeatInfo"];
export type SeatWanted = S["SeatWanted"];
export type Story = S["Story"];
export type Strength = S["Strength"];
export type TableLine = S["TableLine"];
export type TableWanted = S["TableWanted"];
export type View = S["View"];
export type CondottiereView = S["CondottiereView"];
export type SeatView = S["SeatView"];
export type TuscanyView = S["TuscanyView"];
export type VirtuView = S["VirtuView"];
export type WarsView = S["WarsView"];

/** Each game's view, by the game's id. */
export interface Views {
  condottiere: CondottiereView;
  tuscany: TuscanyView;
  virtu: VirtuView;
  "wars-of-italy": WarsView;
}

export type ChatFrame = S["ChatFrame"];
export type DeniedFrame = S["DeniedFrame"];
export type DoneFrame = S["DoneFrame"];
export type GameFrame = S["GameFrame"];
export type PreviewFrame = S["PreviewFrame"];
export type OutlookFrame = S["OutlookFrame"];
export type PlanFrame = S["PlanFrame"];
export type ReportFrame = S["ReportFrame"];
export type SurveyFrame = S["SurveyFrame"];
export type TableFrame = S["TableFrame"];
export type WhyFrame = S["WhyFrame"];
export type AnyFrame =
  | ChatFrame
  | DeniedFrame
  | DoneFrame
  | GameFrame
  | OutlookFrame
  | PlanFrame
  | PreviewFrame
  | ReportFrame
  | SurveyFrame
  | TableFrame
  | WhyFrame;
