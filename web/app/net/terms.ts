/** The wire's types by the names that the client uses. */

import type { Command, Place, RoomView, SeatView, Strip, TablePicture } from "../wire";
import type { Draw, Group, Pass, Pick, PickNow } from "../wire";

export type View = RoomView;
export type RoomSeat = SeatView;
export type Board = TablePicture["board"];
export type Args = Strip["args"];
export type Tone = Strip["tone"];
export type Move = Place | Pass | Draw | Pick | PickNow | Group;

type WithoutCid<C> = C extends { cid: string } ? Omit<C, "cid"> : never;
/** A command before it has its cid. */
export type Request = WithoutCid<Command>;

/** The version of the wire that this client speaks. */
export const WIRE = 1;
