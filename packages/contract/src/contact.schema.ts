import * as z from 'zod/mini';
import { Email, line, paragraph } from './fields.ts';

/** The contact form. */
export const ContactMessage = z.strictObject({
  user_name: line(1, 80),
  user_email: Email,
  message: paragraph(1, 5000),
  website: z
    .optional(line(0, 200))
    .check(z.describe('Must be left empty; robots fill it in, and their messages are dropped')),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
