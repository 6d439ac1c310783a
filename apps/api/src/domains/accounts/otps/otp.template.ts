import * as z from 'zod/mini';
import { defineMailTemplate, type MailText } from '../../../platform/mail/mail-template.ts';

const Values = z.strictObject({
  otp: z.string(),
  purpose: z.enum(['password', 'email', 'confirm']),
});
type Values = z.infer<typeof Values>;

const reasons = {
  en: {
    password: 'Type this OTP to choose a new password for Upaj:',
    email: 'Type this OTP to use this address for your Upaj account:',
    confirm: 'Type this OTP to confirm the e-mail address of your Upaj account:',
  },
  hi: {
    password: 'उपज का नया पासवर्ड चुनने के लिए यह OTP लिखें:',
    email: 'अपने उपज खाते में यह पता इस्तेमाल करने के लिए यह OTP लिखें:',
    confirm: 'अपने उपज खाते का ई-मेल पता पक्का करने के लिए यह OTP लिखें:',
  },
} as const;

const english = ({ otp, purpose }: Values): MailText => ({
  subject: `${otp} is your Upaj OTP`,
  parts: [
    reasons.en[purpose],
    otp,
    'It is good for 10 minutes, once, and only in the browser that asked for it. Upaj never asks for it by phone.',
    'If you did not ask for it, do nothing: without it nothing changes.',
  ],
});

const hindi = ({ otp, purpose }: Values): MailText => ({
  subject: `${otp} आपका उपज OTP है`,
  parts: [
    reasons.hi[purpose],
    otp,
    'यह 10 मिनट तक, एक ही बार, और केवल उसी ब्राउजर में चलेगा जिससे मांगा गया था। उपज इसे कभी फोन पर नहीं पूछता।',
    'अगर आपने इसे नहीं मांगा, तो कुछ न करें: इसके बिना कुछ नहीं बदलेगा।',
  ],
});

/** Contains an OTP. The job that creates the code sends it, so it is never in the queue of mails. */
export const otpMail = defineMailTemplate('otp', Values, { en: english, hi: hindi });

/** Tells the owner of an address that it was requested for another account. */
export const emailTakenMail = defineMailTemplate('email-taken', Values, {
  en: () => ({
    subject: 'This address already has an Upaj account',
    parts: [
      'Someone asked to use this address for another Upaj account. It already has one, so nothing was changed.',
      'If it was you, sign in with this address, or choose "Forgot Password".',
    ],
  }),
  hi: () => ({
    subject: 'इस पते पर पहले से उपज खाता है',
    parts: [
      'किसी ने यह पता किसी दूसरे उपज खाते में इस्तेमाल करना चाहा। इस पर पहले से एक खाता है, इसलिए कुछ नहीं बदला।',
      'अगर यह आप थे, तो इसी पते से लॉगिन करें, या "पासवर्ड भूल गए" चुनें।',
    ],
  }),
});
