import * as z from 'zod/mini';
import { Email, line, paragraph, person } from './fields.ts';

/** The contact form. */
export const ContactMessage = z.strictObject({
  user_name: person.name,
  user_email: Email.check(z.describe('Address for the answer')),
  message: paragraph(1, 5000).check(z.describe('The message, 1 to 5000 characters')),
  website: z
    .optional(line(0, 200))
    .check(z.describe('Must be left empty; bots fill it in, and their messages are dropped')),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
