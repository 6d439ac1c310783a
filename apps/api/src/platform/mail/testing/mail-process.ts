import { pino } from 'pino';
import { connect } from '../../../db/database.ts';
import { contactMail } from '../../../domains/contact/contact.template.ts';
import { openMailer } from './open-mailer.ts';

/** A process that sends the queued mails, after queueing one if a message is given; a test kills it. */
const [config = '{}', smtpUrl, message] = process.argv.slice(2);
const { pool } = connect(JSON.parse(config));
const { mailer } = await openMailer({ pool, smtpUrl, log: pino({ level: 'silent' }) });
if (message) {
  const to = { name: '', address: 'office@upaj.example' };
  await mailer.send(contactMail, to, 'en', { name: 'Asha', email: 'asha@example.com', message });
}
