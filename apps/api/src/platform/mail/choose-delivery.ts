import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Delivery } from './delivery.ts';
import type { MailSettings } from './mail-settings.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp, type SmtpTimeouts } from './smtp.ts';

/** Delivery through the mail server if one is set, otherwise as files in `DATA_DIR/outbox`. */
export function chooseDelivery(
  { smtpUrl }: MailSettings,
  dataDir: string,
  log: FastifyBaseLogger,
  timeouts?: SmtpTimeouts,
): Delivery {
  return smtpUrl ? createSmtp(smtpUrl, timeouts) : createOutbox(join(dataDir, 'outbox'), log);
}
