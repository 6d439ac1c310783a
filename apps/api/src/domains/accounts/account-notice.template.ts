import * as z from 'zod/mini';
import { accountHelp as help } from '../../platform/mail/account-help.ts';
import { defineMailTemplate } from '../../platform/mail/mail-template.ts';

const Nothing = z.strictObject({});
/** Whether a linked Google account was unlinked. */
const endedGoogle = z.boolean();
const NewPassword = z.strictObject({ endedGoogle });
const NewEmail = z.strictObject({ newEmail: z.string(), endedGoogle });

const google = {
  en: 'The Google account that was joined to it can no longer sign in.',
  hi: 'इससे जुड़े Google खाते से अब लॉगिन नहीं हो सकता।',
};

/** Tells a person that the password was changed. */
export const passwordChangedMail = defineMailTemplate('password-changed', NewPassword, {
  en: ({ endedGoogle }) => ({
    subject: 'Your Upaj password was changed',
    parts: [
      'The password of your Upaj account was changed; other devices were signed out.',
      ...(endedGoogle ? [google.en] : []),
      help.en,
    ],
  }),
  hi: ({ endedGoogle }) => ({
    subject: 'आपका उपज पासवर्ड बदल गया',
    parts: [
      'आपके उपज खाते का पासवर्ड बदला गया; बाकी उपकरणों से लॉगआउट कर दिया गया।',
      ...(endedGoogle ? [google.hi] : []),
      help.hi,
    ],
  }),
});

/** Tells a person, at the old address, that the address of the account was changed. */
export const emailChangedMail = defineMailTemplate('email-changed', NewEmail, {
  en: ({ newEmail, endedGoogle }) => ({
    subject: 'The e-mail of your Upaj account was changed',
    parts: [
      `Your Upaj account now uses ${newEmail}. This address is no longer used.`,
      ...(endedGoogle ? [google.en] : []),
      'If it was not you, write to us through the contact form at once.',
    ],
  }),
  hi: ({ newEmail, endedGoogle }) => ({
    subject: 'आपके उपज खाते का ई-मेल बदल गया',
    parts: [
      `आपका उपज खाता अब ${newEmail} इस्तेमाल करता है। यह पता अब काम में नहीं है।`,
      ...(endedGoogle ? [google.hi] : []),
      'अगर यह आपने नहीं किया, तो तुरंत संपर्क फॉर्म से हमें लिखें।',
    ],
  }),
});

/** Tells a person that a Google account was linked. */
export const googleJoinedMail = defineMailTemplate('google-joined', Nothing, {
  en: () => ({
    subject: 'Google can now sign in to your Upaj account',
    parts: ['The Google account with this address was joined to your Upaj account.', help.en],
  }),
  hi: () => ({
    subject: 'अब Google से आपके उपज खाते में लॉगिन हो सकता है',
    parts: ['इस पते का Google खाता आपके उपज खाते से जोड़ा गया।', help.hi],
  }),
});

/** Confirms the deletion of an account. */
export const accountDeletedMail = defineMailTemplate('account-deleted', Nothing, {
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
      'आपका उपज खाता हटा दिया गया: प्रोफाइल, तस्वीर, बैंक खाता, बिक्री की चीजें और सत्र मिटा दिए गए।',
      'अगर यह आपने नहीं किया, तो संपर्क फॉर्म से हमें लिखें।',
    ],
  }),
});
