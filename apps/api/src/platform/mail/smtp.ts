import { createTransport } from 'nodemailer';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import type { Delivery } from './delivery.ts';

/** Time limits of a mail server, in milliseconds. */
export interface SmtpTimeouts {
  connect: number;
  greeting: number;
  /** Limit of silence on an open connection. */
  silence: number;
}

const usual: SmtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 20_000 };

/** Delivers messages to the mail server at `url`. */
export function createSmtp(url: string, timeouts: SmtpTimeouts = usual): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ from, to, bytes }, signal) {
      try {
        await transport.sendMail({ envelope: { from, to }, raw: bytes, signal });
      } catch (error) {
        throw isRejection(error) ? new NonRetryableError(error.message, { cause: error }) : error;
      }
    },
  };
}

/** Whether the server rejected this message or recipient permanently, and not all of our mail. */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  const isAboutMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && isAboutRecipient(error));
  // 503: bad sequence of commands; the same message may succeed in another session.
  return isAboutMessage && Number(responseCode) >= 500 && responseCode !== 503;
}

/** A rejected sender, or a server that does not relay for us, is fixed by the operator, like a wrong password. */
function isAboutRecipient(error: object): boolean {
  if (!('command' in error) || error.command !== 'RCPT TO') return false;
  return !('response' in error && /\b5\.7\.\d|relay/i.test(String(error.response)));
}
