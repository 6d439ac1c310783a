import * as z from 'zod/mini';
import { defineMailTemplate, type MailText } from '../../platform/mail/mail-template.ts';

const Values = z.strictObject({ name: z.string(), email: z.string(), message: z.string() });
type Values = z.infer<typeof Values>;

const write = (
  { name, email, message }: Values,
  words: { subject: string; intro: string; name: string; email: string; hint: string },
): MailText => ({
  subject: words.subject,
  replyTo: { name, address: email },
  parts: [
    words.intro,
    {
      facts: [
        [words.name, name],
        [words.email, email],
      ],
    },
    { quote: message },
    words.hint,
  ],
});

/** Sends a message of the contact form to the operators of Upaj, in the language of its writer. */
export const contactMail = defineMailTemplate('contact', Values, {
  en: (values) =>
    write(values, {
      subject: `Message from ${values.name}`,
      intro: 'Someone has written to Upaj through the contact form.',
      name: 'Name',
      email: 'E-mail',
      hint: 'Reply to this mail to answer them.',
    }),
  hi: (values) =>
    write(values, {
      subject: `${values.name} का संदेश`,
      intro: 'संपर्क फॉर्म से उपज को एक संदेश मिला है।',
      name: 'नाम',
      email: 'ई-मेल',
      hint: 'उत्तर देने के लिए इस मेल का जवाब दें।',
    }),
});
