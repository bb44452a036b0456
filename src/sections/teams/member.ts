import type { PictureSource } from "../../components/Picture/Picture";
import type { MemberAddresses } from "./memberLinks";

/** A member of the team, as the page's query gives it. */
export interface Member extends MemberAddresses {
  readonly name: string;
  readonly img: PictureSource | null;
}

/** Names of what is on a card; `{name}` stands for the member's name. */
export interface MemberLabels {
  readonly photo: string;
  readonly linkedin: string;
  readonly github: string;
  readonly mail: string;
}
