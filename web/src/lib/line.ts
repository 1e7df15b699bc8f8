// The line to a table: a socket that comes back by itself, and answers that are sent until they are heard.
import type { Heard } from "./protocol";

const WAITS = [0, 500, 1000, 2000, 5000];
const SILENCE = 5000;
const CONNECTING = 12000; // a table that another process takes over lets people wait
/** Why nobody is let in, however often they ask. */
const FINAL = new Set(["bad_token", "no_entry", "unknown_table"]);

type Reply = Heard | null;

export interface LineEvents {
  heard(message: Heard): void;
  /** Whether there is a connection now. */
  changed(online: boolean): void;
  /** What to say first, each time. */
  join(): Record<string, unknown>;
  /** Nobody is let in there. */
  refused(words: string): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private refs = 0;
  private waiting = new Map<number, (reply: Reply) => void>();
  private attempts = 0;
  private timer = 0;
  private watchdog = 0;
  private closed = false;
  private joined = false;

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Come in anew: as somebody else, or because something was missed. */
  again(): void {
    this.attempts = 0;
    if (this.socket) this.lost(this.socket);
  }

  /** Say something; the answer, or nothing if the line is lost before it comes. */
  ask(type: string, more: Record<string, unknown> = {}): Promise<Reply> {
    return new Promise((resolve) => {
      const socket = this.socket;
      if (!socket || socket.readyState !== WebSocket.OPEN || (!this.joined && type !== "join")) {
        resolve(null);
        return;
      }
      this.refs += 1;
      this.waiting.set(this.refs, resolve);
      socket.send(JSON.stringify({ type, ref: this.refs, ...more }));
    });
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.joined = false;
    socket.onopen = async () => {
      const reply = await this.ask("join", this.events.join());
      if (reply?.type === "error" && FINAL.has(reply.code)) {
        this.events.refused(reply.words);
        this.close();
      } else if (reply?.type === "error") this.lost(socket);
      if (reply?.type !== "joined") return;
      this.joined = true;
      this.attempts = 0;
      this.events.changed(true);
    };
    this.watch(socket, CONNECTING);
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.watchdog);
      const message = JSON.parse(event.data as string) as Heard;
      this.events.heard(message);
      if (message.ref != null) {
        this.waiting.get(message.ref)?.(message);
        this.waiting.delete(message.ref);
      }
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Nothing more comes from there, whether it says so or not. */
  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    socket.close();
    clearTimeout(this.watchdog);
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.events.changed(false);
    if (this.closed) return;
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)];
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private watch(socket: WebSocket, silence: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = window.setTimeout(() => this.lost(socket), silence);
  }

  /** The machine was asleep or the network away: ask whether anybody is there, and come back if not. */
  private wake = (): void => {
    if (document.hidden || this.closed) return;
    if (!this.socket) {
      clearTimeout(this.timer);
      this.attempts = 0;
      this.open();
      return;
    }
    void this.ask("ping");
    this.watch(this.socket, SILENCE);
  };
}
