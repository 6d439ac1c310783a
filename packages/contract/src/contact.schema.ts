import * as z from 'zod/mini';
import { Email, line, paragraph } from './fields.ts';

/** The contact form. */
export const ContactMessage = z.strictObject({
  user_name: line(1, 80),
  user_email: Email,
  message: paragraph(1, 5000),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
