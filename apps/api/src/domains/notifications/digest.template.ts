import * as z from 'zod/mini';
import { defineMailTemplate, type MailPart } from '../../platform/mail/mail-template.ts';

const discussion = z.strictObject({ title: z.string(), comments: z.number(), url: z.string() });
const Digest = z.strictObject({
  /** New comments and replies in the reader's own discussions. */
  newComments: z.number(),
  own: z.array(discussion),
  popular: z.array(discussion),
  settingsUrl: z.string(),
});
type Discussion = z.infer<typeof discussion>;

const listOf = (
  heading: string,
  found: readonly Discussion[],
  countOf: (count: number) => string,
): MailPart[] =>
  found.length === 0
    ? []
    : [
        heading,
        {
          facts: found.map(({ title, comments, url }) => [
            comments > 0 ? `${title} (${countOf(comments)})` : title,
            url,
          ]),
        },
      ];

const english = (count: number) => (count === 1 ? '1 comment' : `${count} comments`);
const hindi = (count: number) => (count === 1 ? '1 टिप्पणी' : `${count} टिप्पणियां`);

/** Tells a person once a day what is new in discussions. */
export const digestMail = defineMailTemplate('discussion-digest', Digest, {
  en: ({ newComments, own, popular, settingsUrl }) => ({
    subject:
      newComments > 0
        ? `${newComments} new in your discussions on Upaj`
        : 'New discussions on Upaj',
    parts: [
      ...listOf('New comments in your discussions:', own, english),
      ...listOf('What others talk about:', popular, english),
      `You get this mail once a day. You can switch it off in Settings: ${settingsUrl}`,
    ],
  }),
  hi: ({ newComments, own, popular, settingsUrl }) => ({
    subject: newComments > 0 ? `उपज पर आपकी चर्चाओं में ${newComments} नई बातें` : 'उपज पर नई चर्चाएं',
    parts: [
      ...listOf('आपकी चर्चाओं में नई टिप्पणियां:', own, hindi),
      ...listOf('दूसरे लोग किस पर बात कर रहे हैं:', popular, hindi),
      `यह मेल दिन में एक बार आती है। इसे सेटिंग्स में बंद कर सकते हैं: ${settingsUrl}`,
    ],
  }),
});
