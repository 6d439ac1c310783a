import pg from 'pg';

/**
 * A client that closes itself when a query exceeds `query_timeout`. pg only rejects the query and
 * keeps the connection, so the next query would wait for the old one.
 */
export class TimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Without a listener an error of a connection in use ends the process; its queries are rejected in any case.
    this.on('error', () => undefined);
    this.query = this.closeOnTimeout(this.query);
  }

  private closeOnTimeout(query: pg.Client['query']): pg.Client['query'] {
    const checked = (...given: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(query, this, given);
      // With a callback there is no promise: the pool is the caller, and it drops a connection after any error.
      if (answer instanceof Promise) answer.catch((error) => this.closeAfter(error));
      return answer;
    };
    // One function stands for all overloads of pg's type.
    return checked as pg.Client['query'];
  }

  private closeAfter(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') void this.end();
  }
}
