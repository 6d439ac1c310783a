/** The advice in mails about a change of the account. */
export const accountHelp = {
  en: 'If it was not you, choose "Forgot Password" at once and write to us through the contact form.',
  hi: 'अगर यह आपने नहीं किया, तो तुरंत "पासवर्ड भूल गए" चुनें और संपर्क फॉर्म से हमें लिखें।',
};
