import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that the server has accepted. */
export interface Received {
  from: string;
  to: string[];
  /** The raw message. */
  source: string;
  parsed: Email;
}

/** What the server does with a message after its recipients. */
export type Answer = 'take' | { code: number } | 'disconnect' | Promise<'take'>;

/** A local mail server with the behaviour that a test sets. */
export interface MailServer {
  url: string;
  received: Received[];
  /** The number of messages that clients tried to send. */
  offered(): number;
  close(): Promise<void>;
}

/** Starts a mail server that calls `answer` for each message; `at` is its index. */
export async function openMailServer(
  answer: (at: number) => Answer = () => 'take',
  more: SMTPServerOptions = {},
  wantedPort = 0,
): Promise<MailServer> {
  const received: Received[] = [];
  let offered = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    logger: false,
    onData(stream, session, done) {
      const wanted = answer(offered++);
      if (wanted === 'disconnect') {
        for (const connection of server.connections) connection._socket.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', async () => {
        const outcome = await wanted;
        if (typeof outcome === 'object') return done(rejection(outcome.code));
        const source = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: source.toString('latin1'),
          parsed: await PostalMime.parse(source),
        });
        done();
      });
    },
    ...more,
  });
  server.on('error', () => undefined);
  const listener = server.listen(wantedPort, '127.0.0.1');
  await once(listener, 'listening');
  // A server that listens on a port has this type of address.
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered: () => offered,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** An error that makes the server respond with this code. */
export function rejection(responseCode: number, words = 'not now'): Error {
  return Object.assign(new Error(words), { responseCode });
}
