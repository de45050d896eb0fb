/* eslint-disable @typescript-eslint/consistent-indexed-object-style */
// Generated from vectors/wire/schema.json by `npm run wire`: do not edit.

/**
 * What goes over the socket, version 1; the other definitions go over HTTP.
 */
export type Frame = Command | Message;
/**
 * What a client sends.
 */
export type Command =
  | MoveCommand
  | Join
  | Start
  | Ready
  | Leave
  | Rename
  | Contribute
  | Sit
  | Fill
  | Change
  | Kick
  | Say
  | Emote
  | Block;
/**
 * What the server sends.
 */
export type Message = State | Ack | Refused | Closed | Talk;

/**
 * Answers the decision `round`, `ply`.
 */
export interface MoveCommand {
  type: "move";
  cid: string;
  round: number;
  ply: number;
  move: Place | Pass | Draw | Pick | PickNow | Group;
}
/**
 * Lay `tile`. `target` names the end ("left", "right") or the parent tile; None on an empty board.
 */
export interface Place {
  type: "place";
  tile: string;
  target?: string | null;
}
/**
 * Give up the turn.
 */
export interface Pass {
  type: "pass";
}
/**
 * Take the next tile of the stock.
 */
export interface Draw {
  type: "draw";
}
/**
 * Take the face-down tile at `slot` (0-based).
 */
export interface Pick {
  type: "pick";
  slot: number;
}
/**
 * Take the first free slots until the hand is complete.
 */
export interface PickNow {
  type: "pick_now";
}
/**
 * Lead or beat with the tiles `choose` (face "up"), or throw them (face "down").
 */
export interface Group {
  type: "group";
  choose: string[];
  face: "down" | "up";
}
/**
 * Take a free seat (any when `seat` is None), or back the seat a bot keeps.
 */
export interface Join {
  type: "join";
  cid: string;
  name?: string;
  seat?: number | null;
}
/**
 * Fill empty seats with bots and begin.
 */
export interface Start {
  type: "start";
  cid: string;
}
/**
 * End this stage early; after the match, play again.
 */
export interface Ready {
  type: "ready";
  cid: string;
}
/**
 * Leave for good.
 */
export interface Leave {
  type: "leave";
  cid: string;
}
/**
 * Take another name.
 */
export interface Rename {
  type: "rename";
  cid: string;
  name: string;
}
/**
 * Add to the deal of `round` what this seat has drawn: 64 hexadecimal digits. Clients do it unasked.
 */
export interface Contribute {
  type: "contribute";
  cid: string;
  round: number;
  value: string;
}
/**
 * Move to another seat: one that no person has, at once; a person's, when they ask for yours too.
 */
export interface Sit {
  type: "sit";
  cid: string;
  seat: number;
}
/**
 * The host puts a bot of `level` into a seat without a person, or takes it away (None).
 */
export interface Fill {
  type: "fill";
  cid: string;
  seat: number;
  level?: string | null;
}
/**
 * The host changes, before the start: all `options` anew, the `clock` (see Terms), whether anybody may come.
 */
export interface Change {
  type: "change";
  cid: string;
  options?: {
    [k: string]: number | string;
  } | null;
  clock?: string | null;
  open?: boolean | null;
}
/**
 * The host sends the person of a seat away for good.
 */
export interface Kick {
  type: "kick";
  cid: string;
  seat: number;
}
/**
 * Words for everybody at the table.
 */
export interface Say {
  type: "say";
  cid: string;
  text: string;
}
/**
 * A face or a phrase of EMOTES, for everybody at the table.
 */
export interface Emote {
  type: "emote";
  cid: string;
  emote: string;
}
/**
 * Hear no more of the person of a seat, or hear them again.
 */
export interface Block {
  type: "block";
  cid: string;
  seat: number;
  on?: boolean;
}
/**
 * A viewer's whole current view, and the tidings since their previous state.
 */
export interface State {
  type: "state";
  seq: number;
  events: Tiding[];
  view: RoomView;
}
/**
 * An event as the wire tells it: a text for strip and live region, a motion for the eye.
 */
export interface Tiding {
  text: string;
  seat: number | null;
  args: {
    [k: string]:
      | number
      | string
      | {
          [k: string]: number;
        };
  };
  motion: Motion | null;
}
/**
 * A tile that travels: its text or None for a back, from a place to a place.
 *
 * Places are "hand:SEAT", "board", "stock", "slot:N", "trick", "won:SEAT".
 */
export interface Motion {
  tile: string | null;
  source: string;
  target: string;
}
/**
 * All that one viewer sees: the game's picture and the room around it.
 *
 * `round` counts the deals of the room, `ply` the acts since the last: what a move must name. `you`
 * is the viewer's seat, None for a watcher; `host` the host's. `countdown` are the seconds until the
 * stage ends by itself. `pledge` is about the next deal, `proof` about the last one when its round is over.
 * `blocked` are the numbers of the people whom the viewer hears no more.
 */
export interface RoomView {
  wire: number;
  room: string;
  seq: number;
  round: number;
  ply: number;
  picture: Picture;
  seats: SeatView[];
  you: number | null;
  host: number | null;
  stage: "hands" | "match" | "play" | "result" | "waiting";
  clock: Clock | null;
  countdown: number | null;
  options: {
    [k: string]: number | string;
  };
  style: StyleView;
  pledge: Pledge | null;
  proof: DealProof | null;
  terms: Terms;
  audience: Audience;
  blocked: number[];
}
/**
 * A game's part of the wire's view. `own` is None for a watcher.
 */
export interface Picture {
  table: TablePicture;
  own: OwnPicture | null;
}
/**
 * The public table, built once per step for all viewers.
 *
 * `phase` is "deal" (waiting for one), "pick", "play", "round_over" or "match_over". `turn` is the seat
 * to act, None when nobody is. `order` is the seats as play passes. `unit` is a text id for what
 * `limit` counts. `ranks` gives each side's place once the match is over.
 */
export interface TablePicture {
  game: string;
  phase: "deal" | "match_over" | "pick" | "play" | "round_over";
  round: number;
  turn: number | null;
  order: number[];
  board: RowBoard | TreeBoard | TrickBoard;
  slots: Slots | null;
  seats: SeatPicture[];
  sides: SideScore[];
  limit: number | null;
  counters: Counter[];
  badges: Badge[];
  ledger: LedgerRow[];
  result: RoundResult | null;
  ranks: number[] | null;
}
/**
 * A line with two ends. `start` is the index of the first tile laid, `last` of the newest.
 */
export interface RowBoard {
  kind: "row";
  tiles: Laid[];
  start: number | null;
  last: number | null;
  ends: number[];
}
/**
 * A tile in a row as it lies: its halves from left to right and who laid it.
 */
export interface Laid {
  tile: string;
  left: number;
  right: number;
  seat: number;
}
/**
 * Spinners and their arms, in order of laying. `unlocked` lists the numbers that may be played.
 */
export interface TreeBoard {
  kind: "tree";
  nodes: Node[];
  last: number | null;
  unlocked: number[];
  numbers: number[];
}
/**
 * A tile on a tree. `parent` is the index of the tile it lies against, `joined` the number they share.
 */
export interface Node {
  tile: string;
  parent: number | null;
  joined: number | null;
  seat: number;
  sides: Side[];
}
/**
 * An open number of a tile on a tree: `free` places show `value`; `locked` while it takes only its double.
 */
export interface Side {
  value: number;
  free: number;
  locked: boolean;
}
/**
 * The trick on the table, or the finished one until the next lead. `size` is its tiles per seat.
 */
export interface TrickBoard {
  kind: "trick";
  thrown: Thrown[];
  leader: number | null;
  winner: number | null;
  size: number;
  trick: number;
}
/**
 * What one seat put into a trick. Face down there are no `tiles`, only the `count`.
 *
 * `name` is the text id of the combination (face up); `state` says how it stands.
 */
export interface Thrown {
  seat: number;
  tiles: string[];
  count: number;
  face: "down" | "up";
  name: string | null;
  state: "beaten" | "discard" | "high";
}
/**
 * Face-down tiles on the table in the picking phase: who took each slot, None while it lies.
 */
export interface Slots {
  taken: (number | null)[];
}
/**
 * What everybody sees of one seat. `hand` is None while it is hidden; `score` the player's own.
 */
export interface SeatPicture {
  seat: number;
  tiles: number;
  hand: string[] | null;
  score: number;
  counters: Counter[];
  badges: Badge[];
  strip: Strip | null;
}
/**
 * A number that belongs on the table or at a seat. `name` is a text id; `state` a text id or None.
 */
export interface Counter {
  name: string;
  value: number;
  state: string | null;
}
/**
 * A mark at a seat or on the table (banker, stake doubled). `text` is a text id.
 */
export interface Badge {
  text: string;
  args: {
    [k: string]:
      | number
      | string
      | {
          [k: string]: number;
        };
  };
}
/**
 * A message under a name: yellow notice, red error, green result.
 */
export interface Strip {
  tone: "error" | "notice" | "result";
  text: string;
  args: {
    [k: string]:
      | number
      | string
      | {
          [k: string]: number;
        };
  };
}
/**
 * The score of a side: a pair, or a single player.
 */
export interface SideScore {
  seats: number[];
  score: number;
}
/**
 * One round of the score table. `text` is its headline with `args`; `points` per side.
 */
export interface LedgerRow {
  round: number;
  text: string;
  args: {
    [k: string]:
      | number
      | string
      | {
          [k: string]: number;
        };
  };
  points: number[];
}
/**
 * How a round ended: a headline, its account, and the points per side.
 */
export interface RoundResult {
  text: string;
  args: {
    [k: string]:
      | number
      | string
      | {
          [k: string]: number;
        };
  };
  lines: ScoreLine[];
  points: number[];
  counted: boolean;
}
/**
 * One line of an account: a text with its clause, and what it adds ("+", 3) or multiplies ("x", 2).
 *
 * `side` is the index into `sides` it counts for, None for a line without points. `tiles` are shown with it.
 */
export interface ScoreLine {
  text: string;
  clause: string;
  args: {
    [k: string]:
      | number
      | string
      | {
          [k: string]: number;
        };
  };
  sign: "" | "+" | "x";
  value: number;
  side: number | null;
  tiles: string[];
}
/**
 * What one seat alone sees. `options` is empty unless it is on turn; `forced` is a tile that must be laid.
 */
export interface OwnPicture {
  seat: number;
  hand: string[];
  options: Choice[];
  notices: Strip[];
  forced: string | null;
}
/**
 * One option of the player on turn, in the shape of the move that takes it.
 *
 * `move` is "place", "pass", "draw", "pick", "pick_now" or "group". For "place": `tile`, `target` as in
 * Place and `value`, the number it joins (None on an empty board). For "pick": `slot`. For "group":
 * `choose`, `face` and `name`, the text id of the combination; a face-down choice gives only `count`,
 * the number of tiles to throw, any of the hand.
 */
export interface Choice {
  move: "draw" | "group" | "pass" | "pick" | "pick_now" | "place";
  tile: string | null;
  target: string | null;
  value: number | null;
  slot: number | null;
  choose: string[] | null;
  face: ("down" | "up") | null;
  count: number | null;
  name: string | null;
}
/**
 * Who sits where. `level` is a bot's; `name` is empty where no person sits; `ready` their vote.
 *
 * `who` is a person's number in this room, the same in whatever seat and under whatever name; 0 is nobody.
 * `wants` is the seat of a person that they would swap with; `next` the name of who takes the seat after this round.
 */
export interface SeatView {
  seat: number;
  who: number;
  name: string;
  kind: "away" | "bot" | "bot-for-person" | "empty" | "person";
  ready: boolean;
  level: string | null;
  wants: number | null;
  next: string;
}
/**
 * The turn of `seat`: `seconds` left when the message was made, `of` so many.
 */
export interface Clock {
  seat: number;
  seconds: number;
  of: number;
}
/**
 * The style that is played.
 */
export interface StyleView {
  id: string;
  tradition: string;
}
/**
 * What is promised for the deal of `round`: the SHA-256 of its secret. `given` are the seats that added to it.
 */
export interface Pledge {
  round: number;
  commitment: string;
  given: number[];
}
/**
 * How the deal of `round` came about, once it is over; 64 hexadecimal digits each, `values` by seat.
 *
 * `tiles` is the deal in order, `first` the seat that was drawn, if one was. docs/fair.md says how it is checked.
 */
export interface DealProof {
  round: number;
  commitment: string;
  secret: string;
  values: string[];
  tiles: string[];
  first: number | null;
}
/**
 * How the table is run: `open` in the lobby or by link only, its `code` (shown to who sits here), its `clock`.
 *
 * A clock is "none", "move:SECONDS" for each decision, or "bank:SECONDS+INCREMENT" for a round; `level` is that of
 * bots who fill seats.
 */
export interface Terms {
  open: boolean;
  code: string;
  clock: string;
  level: string;
}
/**
 * Who watches: how many, and the names of those who gave one.
 */
export interface Audience {
  count: number;
  names: string[];
}
/**
 * The command is stored and counts.
 */
export interface Ack {
  type: "ack";
  cid: string;
}
/**
 * The command changed nothing; see `capicua.core.wire.Refusal`.
 */
export interface Refused {
  type: "refused";
  cid: string;
  code: string;
  clause: string | null;
  args: {
    [k: string]:
      | number
      | string
      | {
          [k: string]: number;
        };
  };
}
/**
 * The server ends the connection; the client does not retry.
 */
export interface Closed {
  type: "closed";
  code: string;
}
/**
 * What was said: the last lines on a new connection (`all`), then each as it comes.
 */
export interface Talk {
  type: "talk";
  lines: Line[];
  all: boolean;
}
/**
 * What somebody at the table said: an emote's id or, when that is None, their own words. `who` as in SeatView.
 */
export interface Line {
  who: number;
  seat: number;
  name: string;
  emote: string | null;
  text: string;
}
