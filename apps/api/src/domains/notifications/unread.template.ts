import {
  NotificationKind as Kind,
  type NotificationKind,
} from '@upaj/contract/notifications.schema';
import * as z from 'zod/mini';
import { defineMailTemplate } from '../../platform/mail/mail-template.ts';

const Unread = z.strictObject({
  items: z.array(
    z.strictObject({ kind: Kind, subject: z.string(), count: z.number(), url: z.string() }),
  ),
});

type Sentences = Record<NotificationKind, (subject: string) => string>;

const english: Sentences = {
  'order-placed': (order) => `New order ${order}`,
  'order-accepted': (order) => `Order ${order} was accepted`,
  'order-rejected': (order) => `Order ${order} was rejected`,
  'order-packed': (order) => `Order ${order} is packed`,
  'order-delivered': (order) => `Order ${order} was recorded as delivered`,
  'order-cancelled': (order) => `Order ${order} was cancelled`,
  'order-expired': (order) => `Order ${order} has expired without an answer`,
  'handover-objected': (order) => `The buyer objects to the handover of order ${order}`,
  'amendment-proposed': (order) => `The seller proposes a change of order ${order}`,
  'amendment-accepted': (order) => `Your change of order ${order} was accepted`,
  'amendment-declined': (order) => `Your change of order ${order} was declined`,
  'payment-claimed': (order) => `The buyer says that order ${order} is paid: please check`,
  'payment-confirmed': (order) => `The payment of order ${order} was confirmed`,
  'payment-disputed': (order) => `The payment of order ${order} is disputed`,
  'payment-refunded': (order) => `The seller says that order ${order} was refunded`,
  'review-received': (listing) => `New review of ${listing}`,
  'review-answered': (listing) => `Your review of ${listing} was answered`,
  'listing-expiring': (listing) => `${listing}: the last day of sale is near`,
  'comment-received': (title) => `New comment on your discussion "${title}"`,
  'reply-received': (title) => `New reply to your comment in "${title}"`,
  mentioned: (title) => `You were mentioned in "${title}"`,
  'answer-accepted': (title) => `Your answer in "${title}" was accepted`,
  'post-liked': (title) => `Someone likes what you wrote in "${title}"`,
  'post-moderated': (title) => `A moderator has decided about your post in "${title}"`,
  'appeal-decided': (title) => `Your appeal about "${title}" was decided`,
};

const hindi: Sentences = {
  'order-placed': (order) => `नया ऑर्डर ${order}`,
  'order-accepted': (order) => `ऑर्डर ${order} मान लिया गया`,
  'order-rejected': (order) => `ऑर्डर ${order} नहीं माना गया`,
  'order-packed': (order) => `ऑर्डर ${order} का माल बंध गया`,
  'order-delivered': (order) => `ऑर्डर ${order} का माल मिला हुआ दर्ज हुआ`,
  'order-cancelled': (order) => `ऑर्डर ${order} रद्द हुआ`,
  'order-expired': (order) => `ऑर्डर ${order} जवाब के बिना खत्म हो गया`,
  'handover-objected': (order) => `ऑर्डर ${order} के माल पर खरीदार को आपत्ति है`,
  'amendment-proposed': (order) => `विक्रेता ऑर्डर ${order} में बदलाव चाहता है`,
  'amendment-accepted': (order) => `ऑर्डर ${order} का आपका बदलाव मान लिया गया`,
  'amendment-declined': (order) => `ऑर्डर ${order} का आपका बदलाव नहीं माना गया`,
  'payment-claimed': (order) => `खरीदार कहता है कि ऑर्डर ${order} का पैसा दे दिया: जांच लें`,
  'payment-confirmed': (order) => `ऑर्डर ${order} का भुगतान पक्का हुआ`,
  'payment-disputed': (order) => `ऑर्डर ${order} के भुगतान पर विवाद है`,
  'payment-refunded': (order) => `विक्रेता कहता है कि ऑर्डर ${order} का पैसा लौटा दिया`,
  'review-received': (listing) => `${listing} पर नई राय`,
  'review-answered': (listing) => `${listing} पर आपकी राय का जवाब आया`,
  'listing-expiring': (listing) => `${listing}: बिक्री का आखिरी दिन पास है`,
  'comment-received': (title) => `आपकी चर्चा “${title}” पर नई टिप्पणी`,
  'reply-received': (title) => `“${title}” में आपकी टिप्पणी का जवाब आया`,
  mentioned: (title) => `“${title}” में किसी ने आपका नाम लिया`,
  'answer-accepted': (title) => `“${title}” में आपका जवाब सही माना गया`,
  'post-liked': (title) => `“${title}” में आपकी लिखी बात किसी को पसंद आई`,
  'post-moderated': (title) => `“${title}” में आपकी लिखी बात पर मॉडरेटर ने फैसला किया`,
  'appeal-decided': (title) => `“${title}” के बारे में आपकी अपील पर फैसला हुआ`,
};

type Items = z.infer<typeof Unread>['items'];
const factsOf = (items: Items, sentences: Sentences, more: (count: number) => string) => ({
  facts: items.map(
    ({ kind, subject, count, url }) =>
      [sentences[kind](subject) + (count > 1 ? more(count - 1) : ''), url] as const,
  ),
});

/** Tells a person what happened and was not read. */
export const unreadMail = defineMailTemplate('unread-notifications', Unread, {
  en: ({ items }) => ({
    subject:
      items.length === 1 ? titleOf(items, english) : `${items.length} things wait for you on Upaj`,
    parts: [
      'You have not read this on Upaj yet:',
      factsOf(items, english, (others) => ` (and ${others} more)`),
      'You can switch these mails off in Settings.',
    ],
  }),
  hi: ({ items }) => ({
    subject:
      items.length === 1 ? titleOf(items, hindi) : `उपज पर ${items.length} बातें आपकी राह देख रही हैं`,
    parts: [
      'आपने उपज पर यह अब तक नहीं पढ़ा:',
      factsOf(items, hindi, (others) => ` (और ${others} अन्य)`),
      'ये मेल आप सेटिंग्स में बंद कर सकते हैं।',
    ],
  }),
});

function titleOf([first]: Items, sentences: Sentences): string {
  return first ? sentences[first.kind](first.subject) : '';
}
