// A table as this browser knows it: who sits there, what each seat sees, what was said. It says answers, and passes by
// itself where somebody wanted that.
import { SvelteMap } from "svelte/reactivity";
import type { GameLook } from "../games/look";
import { type Choice, type Key, cardKey, choices, meant, only, ordered, pointable } from "./choosing";
import { Line } from "./line";
import { watchMoves } from "./motion";
import { patched } from "./patch";
import type { Advice, Decision, GameState, Heard, LogLine, Moved, Option, Refusal, Talk, Thinkable } from "./protocol";
import { Seen } from "./seen.svelte";
import * as server from "./server";
import { settings } from "./settings.svelte";
import { Showing } from "./showing.svelte";
import { play } from "./sound";

export interface Refused {
  words: string;
  refusals: Refusal[];
}

interface Sent {
  decision: number;
  choice: string;
  seat: number;
}

const BOT_DELAY = 150;
const UNHEARD = "The line was lost before this was heard: try again.";

export class Table extends Seen {
  seats = $state.raw<number[]>([]);
  online = $state(false);
  talk = $state.raw<Talk[]>([]);
  unread = $state(0);
  refused = $state.raw<Refused | null>(null);
  closed = $state<string | null>(null);
  rematch = $state<string | null>(null);
  /** The option that a bot would take. */
  advice = $state<Advice | null>(null);
  /** The last card that another played, for a moment. */
  readonly showing = new Showing();
  sending = $state(false);
  held = $state(false);
  /** Others may be asked about what was done here, or not: it looks the same for a moment. */
  listening = $state(false);
  private listener = 0;
  /** What happened meanwhile: a battle that goes on or stands still would tell who is asked, too. */
  private unshown: Extract<Heard, { type: "update" }>[] = [];
  /** What is asked passes by itself: nobody needs to look at it. */
  passing = $state(false);
  private states = new SvelteMap<number | null, GameState>();
  private logs = new SvelteMap<number | null, LogLine[]>();
  /** The last step that was told to each seat: a line may be lost between two of them. */
  private steps = new Map<number | null, number>();
  private unheard: Sent | null = null;
  private timer = 0;
  private passedTurn = -1;
  private line: Line;

  constructor(
    id: string,
    readonly invite: string | null,
    private readonly look: Pick<GameLook, "spaces" | "suggested" | "walks">,
  ) {
    super(id);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}/socket`, {
      heard: (message) => this.hear(message),
      changed: (online) => this.turned(online),
      join: () => ({
        table: this.id,
        ...(server.token() ? { token: server.token() } : {}),
        ...(this.invite ? { invite: this.invite } : {}),
        ...(this.steps.size ? { since: Math.min(...this.steps.values()) } : {}),
      }),
      refused: (words) => (this.closed = words),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.listener);
    this.showing.close();
    this.line.close();
  }

  /** Somebody who looked on has sat down: what they see from now on is told from its beginning. */
  comeAgain(): void {
    this.steps.clear();
    this.states.clear();
    this.line.again();
  }

  // ---- what is seen
  /** Who looks: at a hot seat the one who is asked, else the only seat; nobody's seat for who watches. */
  get seat(): number | null {
    return this.seats.find((seat) => this.states.get(seat)?.decision) ?? this.seats[0] ?? null;
  }
  get state(): GameState | undefined {
    return this.states.get(this.seat);
  }
  get log(): LogLine[] {
    return this.logs.get(this.seat) ?? [];
  }
  /** What is asked; nothing for the moment in which others may answer. */
  private get open(): Decision | null {
    return this.listening ? null : super.decision;
  }
  /** What every part shows as asked: not what passes by itself. */
  override get decision(): Decision | null {
    return this.passing ? null : this.open;
  }
  get choices() {
    return this.decision ? choices(this.decision.options, this.look.spaces) : [];
  }
  /** The order is what is asked for. */
  get ordering(): boolean {
    return ordered(this.choices);
  }
  /** Things to be put in order, each by the key it is pointed at with: as they lie now. */
  private order = $state.raw<Key[] | null>(null);
  get chips(): Key[] {
    const parts = this.ordering ? (this.choices[0]?.parts ?? []) : [];
    const used: Key[] = [];
    for (const part of parts) used.push([...part].find((key) => !used.includes(key)) as Key);
    return this.order ?? used;
  }
  /** The answer that puts them in the order in which they lie. */
  get asTheyLie(): Option | undefined {
    return this.ordering ? meant(this.choices, this.chips)[0]?.option : undefined;
  }
  /** A free choice of actions is asked for. */
  get free(): boolean {
    return this.decision?.free ?? false;
  }
  get meant() {
    return meant(this.choices, this.taken, this.free);
  }
  override get pointable(): Set<Key> {
    if (this.sending) return new Set();
    const found = pointable(this.choices, this.picks, this.free);
    return this.walking ? new Set([...found, ...this.fresh]) : found;
  }
  /** What can be pointed at when nothing was. */
  private get fresh(): Set<Key> {
    return pointable(this.choices, [], this.free);
  }
  /** Something that has just moved may go on: it stays taken up, and all else can be done as if it were not. */
  walking = $state(false);
  private walker: Key | null = null;
  private walkOn(): void {
    const key = this.walker;
    const on = (choice: Choice): boolean => Boolean(this.look.walks?.has(choice.option.kind) && key && choice.parts[0]?.has(key));
    this.walking = Boolean(this.decision?.free) && this.choices.some(on);
    if (this.walking && key) this.picks = [key];
    if (this.decision?.free) this.walker = null;
  }
  /** What somebody has pointed at themselves. */
  get taken(): Key[] {
    return this.walking ? [] : this.picks;
  }
  /** Nothing is pointed at any more. */
  letGo(): void {
    this.picks = [];
    this.walking = false;
  }
  get over(): boolean {
    return this.info?.status === "over" || Boolean(this.state?.result);
  }
  /** Whether somebody else at the table is a person. */
  get company(): boolean {
    return Boolean(this.info?.chairs.some((chair) => !chair.bot && chair.seat !== null && !this.seats.includes(chair.seat)));
  }

  // ---- hearing
  private hear(message: Heard, looked = false): void {
    if (message.type === "joined") {
      this.info = message.table;
      this.seats = message.seats;
      this.talk = message.talk;
      this.queue = this.unshown = []; // what was not looked at is told again
      this.stopListening();
    } else if (message.type === "snapshot") {
      this.steps.set(message.seat, message.step);
      if (this.info?.status === "open") play("found");
      if (message.seat !== null && !this.seats.includes(message.seat)) this.seats = [...this.seats, message.seat].sort();
      this.states.set(message.seat, message.state);
      this.logs.set(message.seat, message.log.lines);
      this.changed();
    } else if (message.type === "update" && !looked && (this.listening || (message.pause && this.company))) {
      this.unshown = [...this.unshown, message];
      if (message.pause) this.listen(message.pause);
    } else if (message.type === "update" && !looked && this.waits(message)) {
      this.queue = [...this.queue, message];
    } else if (message.type === "update") {
      const [before, last] = [this.states.get(message.seat), this.steps.get(message.seat)];
      if (!before || last === undefined) return;
      if (message.step <= last) return; // told again, for another seat of this browser
      if (message.step > last + 1) return this.line.again(); // something was missed
      this.steps.set(message.seat, message.step);
      if (message.seat === this.seat) watchMoves();
      const state = patched(before, message.patch);
      this.states.set(message.seat, state);
      if (message.move && message.seat === this.seat) this.shown(message.move);
      this.logs.set(message.seat, [...(this.logs.get(message.seat) ?? []).slice(-1000), ...message.log.lines]);
      this.changed();
    } else if (message.type === "table") {
      if (message.table.ending) this.stopListening();
      if (message.table.ending) this.catchUp();
      if (message.table.ending && !this.info?.ending) play("end");
      this.info = message.table;
    } else if (message.type === "chat") {
      this.talk = [...this.talk, { chair: message.chair, name: message.name, words: message.words }];
      this.unread += 1;
      play("chat");
    } else if (message.type === "rematch") {
      this.rematch = message.table;
    }
  }

  // ---- step by step
  /** What others have done and nobody has looked at. */
  queue = $state.raw<Extract<Heard, { type: "update" }>[]>([]);
  private waits(update: Extract<Heard, { type: "update" }>): boolean {
    const own = update.move ? !this.foreign(update) : this.sending; // what is chosen in secret names no move
    if (own) this.catchUp();
    return this.queue.length > 0 || (settings.steps && !this.company && this.foreign(update));
  }
  private foreign(update: Extract<Heard, { type: "update" }>): boolean {
    return update.move !== null && !this.seats.includes(update.move.seat);
  }
  /** One act of another, as each seat here is told of it, and what follows from it by itself. */
  next(): void {
    let [first, ...rest] = this.queue;
    const step = first?.step;
    do {
      this.queue = [];
      if (first) this.hear(first, true);
      [first, ...rest] = rest;
    } while (first && (first.step === step || !this.foreign(first)));
    this.queue = first ? [first, ...rest] : [];
  }

  /** Everything that has happened is shown. */
  catchUp(): void {
    while (this.queue.length) this.next();
  }

  private listen(milliseconds: number): void {
    clearTimeout(this.listener);
    this.listening = true;
    this.listener = window.setTimeout(() => this.stopListening(), milliseconds);
  }
  /** Others could have answered by now: what happened is shown. */
  private stopListening(): void {
    clearTimeout(this.listener);
    if (!this.listening) return;
    this.listening = false;
    const told = this.unshown;
    this.unshown = [];
    for (const update of told) this.hear(update, true);
    this.changed();
  }

  private shown(move: Moved): void {
    if (this.seats.includes(move.seat) || !move.cards.length || this.look.suggested?.has(move.kind) || document.hidden) return; // who pays plays nothing
    this.showing.add(move, !this.info?.settings.pace);
  }

  /** Which question this is: at a hot seat two may have the same id. */
  get question(): string {
    return this.open ? `${this.open.seat} ${this.open.id}` : "";
  }

  private asked: string | null = null;
  private changed(): void {
    const [asked, before] = [this.question, this.asked];
    this.asked = asked;
    if (asked !== before) {
      this.letGo();
      this.order = null;
      this.refused = this.advice = null;
    }
    this.consider();
    if (asked !== before) this.walkOn();
    if (asked && before !== null && asked !== before && !this.passing) play("turn");
  }

  private turned(online: boolean): void {
    this.online = online;
    if (online && this.unheard) void this.say(this.unheard);
  }

  // ---- answering
  override point(key: Key): void {
    if (!this.decision || this.sending) return;
    if (this.picks.includes(key)) {
      this.picks = this.picks.filter((pick) => pick !== key);
      this.walking = false;
      return;
    }
    if (!this.pointable.has(key)) return;
    if (this.walking && !pointable(this.choices, this.picks, true).has(key)) this.picks = [];
    this.walking = false;
    const picks = [...this.picks, key];
    const found = only(this.choices, picks, this.free);
    if (found) this.answer(found);
    else this.picks = picks;
  }

  /** Take something up that acts, without doing what it does even if that is one thing; whether that could be. */
  takeUp(key: Key): boolean {
    if (!this.free || this.sending || this.taken.length || !this.fresh.has(key)) return false;
    this.walking = false;
    this.picks = [key];
    return true;
  }
  /** The one thing that what was taken up can do. */
  get single(): Option | null {
    return only(this.choices, this.taken, this.free);
  }

  // ---- dragging
  private lifted: Key | null = null;
  lift(key: Key): boolean {
    if (!this.decision || this.sending) return false;
    this.lifted = this.ordering && this.chips.includes(key) ? key : null;
    if (this.lifted) return true;
    if (!this.pointable.has(key)) return false;
    if (this.walking) this.letGo();
    this.picks = [...this.picks, key];
    return true;
  }

  /** Over something it can be aimed at: that. Over the board: what is left to do with it, if that is one thing. */
  drop(keys: Key[], board: boolean): void {
    const [lifted, at] = [this.lifted, this.chips.indexOf(keys[0] ?? "")];
    this.lifted = null;
    if (lifted) {
      const others = this.chips.filter((each) => each !== lifted);
      if (at >= 0 && this.chips.includes(lifted)) this.order = [...others.slice(0, at), lifted, ...others.slice(at)];
      return;
    }
    if (!this.picks.length) return; // something else is asked by now
    const aimed = keys.find((key) => this.pointable.has(key));
    if (aimed) return this.point(aimed);
    const found = only(this.choices, this.picks, this.free);
    if (board && found) this.answer(found);
    else if (!board) this.letGo();
  }

  answer(option: Option): void {
    const decision = this.open;
    if (!decision || this.sending) return;
    clearTimeout(this.timer);
    const [card] = option.cards;
    this.walker = this.look.walks?.has(option.kind) && card ? cardKey(card.side, card.zone, card.at) : null;
    void this.say({ decision: decision.id, choice: option.id, seat: decision.seat });
  }

  /** Said until it is heard: an answer that was lost on the way is said again when the line is back. */
  private async say(sent: Sent): Promise<void> {
    this.unheard = sent;
    this.sending = true;
    const reply = await this.line.ask("decide", { ...sent });
    if (reply === null) return;
    this.unheard = null;
    this.sending = false;
    if (!this.walking) this.picks = [];
    if (reply.type === "error" && reply.code !== "late") this.refuse(reply.words, reply.refusals);
    else this.consider(); // the next question may have come before this reply, when nothing could be answered yet
  }

  private refuse(words: string, refusals: Refusal[] = []): void {
    this.refused = { words, refusals };
  }

  override async why(side: number, zone: string, at: number): Promise<Thinkable[] | null> {
    const [decision, asked] = [this.open, this.question];
    if (!decision) return [];
    const reply = await this.line.ask("why", { decision: decision.id, seat: decision.seat, side, zone, at });
    if (reply?.type === "why") return reply.moves;
    if (reply && this.question !== asked) return this.why(side, zone, at); // asked anew meanwhile
    this.refuse(reply?.type === "error" ? reply.words : UNHEARD);
    return null;
  }

  /** What a bot would do here. */
  hinting = $state(false);
  async hint(): Promise<void> {
    const [decision, asked] = [this.decision, this.question];
    if (!decision || this.hinting) return;
    this.hinting = true;
    const reply = await this.line.ask("hint", { decision: decision.id, seat: decision.seat });
    this.hinting = false;
    if (this.question !== asked) return; // who has answered meanwhile needs none
    if (reply?.type === "hint") this.advice = reply;
    else this.refuse(reply?.type === "error" ? reply.words : UNHEARD);
  }

  /** Say something that is heard at once or not at all; nobody is left to wonder which. */
  private async tell(type: string, more: Record<string, unknown> = {}): Promise<Heard | null> {
    const reply = await this.line.ask(type, more);
    if (!reply) this.refuse(UNHEARD);
    else if (reply.type === "error") this.refuse(reply.words, reply.refusals);
    return reply;
  }
  /** For which seat, where one holds several. */
  private get own(): Record<string, unknown> {
    return this.seats.length > 1 ? { seat: this.seat } : {};
  }

  takeBack(): void {
    this.catchUp();
    settings.set({ pass: "smart" });
    this.passedTurn = -1;
    this.yielded.clear();
    this.stopPassing();
    this.takingBack = true; // nothing is passed by itself until it is known what is asked then
    void this.tell("take_back", this.own).then((reply) => {
      this.takingBack = false;
      if (reply?.type === "asked") this.refuse("The others are asked whether you may take this back.");
      else this.consider();
    });
  }
  concede(): void {
    void this.tell("concede", this.own);
  }
  offer(kind: "draw" | "rematch"): void {
    void this.tell("offer", { kind, ...this.own }).then((reply) => {
      if (reply?.type === "asked") this.refuse(kind === "draw" ? "A draw is offered." : "A rematch is offered.");
    });
  }
  reply(offer: number, accept: boolean): void {
    void this.tell("reply", { offer, accept, ...this.own });
  }
  chat(words: string): void {
    void this.tell("chat", { words });
  }

  // ---- passing
  /** Pass for the rest of this turn, or until something is aimed here. What is passed so the server says. */
  passOn(): void {
    settings.set({ pass: "until" });
    this.passedTurn = this.state?.view.turn_number ?? -1;
    this.consider();
  }

  /** Something was said about passing: look again at what is asked. */
  setPass(pass: "smart" | "hold"): void {
    settings.set({ pass });
    this.consider();
  }

  private takingBack = false;
  private consider(): void {
    this.stopPassing();
    if (this.takingBack) return;
    const decision = this.open;
    const state = this.state;
    if (!decision || !state) return;
    const over = state.view.turn_number !== this.passedTurn;
    if (settings.pass === "until" && (over || (decision.free && !decision.passing.until))) settings.set({ pass: "smart" });
    if (this.held || settings.pass === "hold") return;
    const unasked = this.yields(decision) ? decision.default : this.freely(decision) ? this.asTheyLie?.id : decision.passing[settings.pass];
    const pass = decision.options.find((option) => option.id === unasked);
    if (!pass) return;
    this.passing = true;
    this.timer = window.setTimeout(() => this.answer(pass), this.company ? decision.passing.wait : BOT_DELAY);
  }
  private stopPassing(): void {
    clearTimeout(this.timer);
    this.passing = false;
  }

  /** Whether nobody cares in which order these come. */
  private freely(decision: Decision): boolean {
    return this.ordering && settings.anyOrder.includes(this.orderOf(decision));
  }
  /** What is to be put in order: in which game, by which words, and the names. */
  private orderOf(decision: Decision): string {
    const names = (decision.options[0]?.cards ?? []).map((card) => card.name).sort();
    return [this.info?.settings.ruleset, decision.rule, decision.clause, ...names].join(" · ");
  }
  /** Put them in any order, now and whenever the same ones are to be put in order for the same reason. */
  anyOrder(): void {
    if (this.decision) settings.set({ anyOrder: [...settings.anyOrder, this.orderOf(this.decision)] });
    this.consider();
  }

  /** What cards offer and was declined for a turn. */
  private yielded = new Set<string>();
  private topic(decision: Decision): string {
    return `${this.state?.view.turn_number} ${decision.passing.topic}`;
  }
  private yields(decision: Decision): boolean {
    return this.yielded.has(this.topic(decision));
  }
  /** Decline what this card offers for the rest of the turn. */
  yieldTo(): void {
    if (!this.open?.passing.topic) return;
    this.yielded.add(this.topic(this.open));
    this.consider();
  }

  hold(held: boolean): void {
    this.held = held;
    if (held) this.stopPassing();
    else this.consider();
  }
}
