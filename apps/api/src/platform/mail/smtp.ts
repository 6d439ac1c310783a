import { createTransport } from 'nodemailer';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import type { Delivery } from './delivery.ts';

/** How long a mail server may take, in milliseconds. */
export interface SmtpTimeouts {
  connect: number;
  greeting: number;
  /** Between any two words of it afterwards. */
  silence: number;
}

const usual: SmtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 20_000 };

/** Hands messages to the mail server at `url`. */
export function createSmtp(url: string, patience: SmtpTimeouts = usual): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
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

/** Whether it is this message, or its recipient, that was refused for good, and not everything that we send. */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  const isAboutMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && isAboutRecipient(error));
  // 503: the session was in disorder; the same message may pass in another one.
  return isAboutMessage && Number(responseCode) >= 500 && responseCode !== 503;
}

/** A sender that is refused, or a server that relays nothing for us, is mended by whoever runs Upaj, like a password. */
function isAboutRecipient(error: object): boolean {
  if (!('command' in error) || error.command !== 'RCPT TO') return false;
  return !('response' in error && /\b5\.7\.\d|relay/i.test(String(error.response)));
}
