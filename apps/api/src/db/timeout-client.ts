import pg from 'pg';

/**
 * A client that closes itself when a query is not answered within `query_timeout`. pg alone rejects the query and
 * keeps the connection: the next query would wait behind the old one.
 */
export class TimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Without a listener an error of a connection in use ends the process; its queries are rejected all the same.
    this.on('error', () => undefined);
    this.query = this.closeOnTimeout(this.query);
  }

  private closeOnTimeout(query: pg.Client['query']): pg.Client['query'] {
    const checked = (...given: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(query, this, given);
      // With a callback there is no promise: then the pool asks, which drops a connection after any error.
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
