import { setTimeout as wait } from 'node:timers/promises';

const PAUSE = 15;

/** Users who write messages and read the market in a loop, and record the responses. */
export class Load {
  /** Messages that the server has acknowledged. */
  readonly acknowledged: string[] = [];
  /** Responses by status. */
  readonly statuses = new Map<number, number>();
  /** Requests without a response. */
  unanswered = 0;
  private count = 0;
  private isOver = false;
  private readonly people: Promise<void>[];

  constructor(public address: string) {
    this.people = [this.write(), this.write(), this.read()];
  }

  /** The number of responses with this status so far. */
  timesOf(status: number): number {
    return this.statuses.get(status) ?? 0;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.people);
  }

  private async write(): Promise<void> {
    while (!this.isOver) {
      this.count += 1;
      const message = `Is there seed for field ${this.count}?`;
      const body = JSON.stringify({ user_name: 'Asha', user_email: 'asha@example.com', message });
      const headers = { 'content-type': 'application/json' };
      const status = await this.ask('/api/v1/contact', { method: 'POST', headers, body });
      if (status === 202) this.acknowledged.push(message);
    }
  }

  private async read(): Promise<void> {
    while (!this.isOver) await this.ask('/api/v1/crops?q=wheat');
  }

  private async ask(path: string, init?: RequestInit): Promise<number | undefined> {
    try {
      const reply = await fetch(this.address + path, init);
      await reply.text();
      this.statuses.set(reply.status, this.timesOf(reply.status) + 1);
      return reply.status;
    } catch {
      this.unanswered += 1;
      return undefined;
    } finally {
      await wait(PAUSE);
    }
  }
}
