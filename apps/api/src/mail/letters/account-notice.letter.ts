import * as z from 'zod/mini';
import { defineLetter } from '../letter.ts';

const Nothing = z.strictObject({});
const NewEmail = z.strictObject({ newEmail: z.string() });

const help = {
  en: 'If it was not you, choose "Forgot Password" at once and write to us through the contact form.',
  hi: 'अगर यह आपने नहीं किया, तो तुरंत "पासवर्ड भूल गए" चुनें और संपर्क फ़ॉर्म से हमें लिखें।',
};

/** Tells a person that the password was changed. */
export const passwordChangedLetter = defineLetter('password-changed', Nothing, {
  en: () => ({
    subject: 'Your Upaj password was changed',
    parts: [
      'The password of your Upaj account was changed; other devices were signed out.',
      help.en,
    ],
  }),
  hi: () => ({
    subject: 'आपका उपज पासवर्ड बदल गया',
    parts: ['आपके उपज खाते का पासवर्ड बदला गया; बाकी उपकरणों से लॉगआउट कर दिया गया।', help.hi],
  }),
});

/** Tells a person, at the old address, that the account has another one now. */
export const emailChangedLetter = defineLetter('email-changed', NewEmail, {
  en: ({ newEmail }) => ({
    subject: 'The e-mail of your Upaj account was changed',
    parts: [
      `Your Upaj account now uses ${newEmail}. This address is no longer used.`,
      'If it was not you, write to us through the contact form at once.',
    ],
  }),
  hi: ({ newEmail }) => ({
    subject: 'आपके उपज खाते का ई-मेल बदल गया',
    parts: [
      `आपका उपज खाता अब ${newEmail} इस्तेमाल करता है। यह पता अब काम में नहीं है।`,
      'अगर यह आपने नहीं किया, तो तुरंत संपर्क फ़ॉर्म से हमें लिखें।',
    ],
  }),
});

/** Says good-bye to a person whose account was deleted. */
export const accountDeletedLetter = defineLetter('account-deleted', Nothing, {
  en: () => ({
    subject: 'Your Upaj account was deleted',
    parts: [
      'Your Upaj account was deleted: profile, picture, bank account, listings and sessions are gone.',
      'If it was not you, write to us through the contact form.',
    ],
  }),
  hi: () => ({
    subject: 'आपका उपज खाता हटा दिया गया',
    parts: [
      'आपका उपज खाता हटा दिया गया: प्रोफ़ाइल, तस्वीर, बैंक खाता, बिक्री की चीज़ें और सत्र मिटा दिए गए।',
      'अगर यह आपने नहीं किया, तो संपर्क फ़ॉर्म से हमें लिखें।',
    ],
  }),
});
