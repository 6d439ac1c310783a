import MailComposer from 'nodemailer/lib/mail-composer';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import type { Envelope } from './delivery.ts';
import type { Language, MailText } from './mail-template.ts';
import type { Mailbox } from './mailbox.ts';
import { renderMail } from './render-mail.ts';

/** Composes the message of a mail. The same `id` and `writtenAt` give the same bytes. */
export async function compose(
  written: MailText,
  frame: { id: string; writtenAt: Date; from: Mailbox; to: Mailbox; language: Language },
): Promise<Envelope> {
  const { id, writtenAt, from, to, language } = frame;
  const { subject, replyTo } = written;
  refuseBreaks([subject, ...[from, to, replyTo].flatMap((box) => [box?.name, box?.address])]);
  const { text, html } = renderMail(written, language);
  const node = new MailComposer({
    messageId: `<${id}@${from.address.split('@').pop()}>`,
    date: writtenAt,
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    baseBoundary: id,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { id, writtenAt, from: from.address, to: to.address, bytes: await node.build() };
}

/** A line break would end the header and let the writer inject another one. */
function refuseBreaks(texts: readonly (string | undefined)[]): void {
  if (texts.some((text) => text !== undefined && /[\r\n]/.test(text))) {
    throw new NonRetryableError('a header of this message has more than one line');
  }
}
