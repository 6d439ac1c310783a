import type { Bilingual } from '../text.ts';
import type { Answers, Land, Produce, Want } from './finder-rule.ts';

/** The question of each answer. */
export const questions: Readonly<Record<keyof Answers, Bilingual>> = {
  state: { en: 'Which state do you farm in?', hi: 'आप किस राज्य में खेती करते हैं?' },
  land: { en: 'Is the land your own?', hi: 'क्या जमीन आपकी अपनी है?' },
  hectares: { en: 'How much land do you farm?', hi: 'आप कितनी जमीन पर खेती करते हैं?' },
  grows: { en: 'What do you grow or keep?', hi: 'आप क्या उगाते या पालते हैं?' },
  age: { en: 'How old are you?', hi: 'आपकी उम्र क्या है?' },
  isWoman: { en: 'Are you a woman?', hi: 'क्या आप महिला हैं?' },
  paysIncomeTax: {
    en: 'Does anyone in your family pay income tax?',
    hi: 'क्या परिवार में कोई आयकर देता है?',
  },
  hasGovernmentPay: {
    en: 'Does anyone in your family have a government job, or a pension of ₹10,000 a month or more?',
    hi: 'क्या परिवार में किसी की सरकारी नौकरी या ₹10,000 महीना या ज्यादा पेंशन है?',
  },
  hasBankAccount: { en: 'Do you have a bank account?', hi: 'क्या आपका बैंक खाता है?' },
  wants: { en: 'What do you need?', hi: 'आपको क्या चाहिए?' },
};

/** The reason for `check` if a rule needs a missing answer. */
export const unanswered: Readonly<Record<keyof Answers, Bilingual>> = {
  state: { en: 'It depends on your state.', hi: 'यह आपके राज्य पर निर्भर है।' },
  land: { en: 'It depends on whose land it is.', hi: 'यह इस पर निर्भर है कि जमीन किसकी है।' },
  hectares: { en: 'It depends on how much land you farm.', hi: 'यह जमीन के आकार पर निर्भर है।' },
  grows: {
    en: 'It depends on what you grow or keep.',
    hi: 'यह इस पर निर्भर है कि आप क्या उगाते या पालते हैं।',
  },
  age: { en: 'It depends on your age.', hi: 'यह आपकी उम्र पर निर्भर है।' },
  isWoman: { en: 'It is for women.', hi: 'यह महिलाओं के लिए है।' },
  paysIncomeTax: { en: 'It depends on income tax.', hi: 'यह आयकर पर निर्भर है।' },
  hasGovernmentPay: {
    en: 'It depends on government jobs and pensions in the family.',
    hi: 'यह परिवार की सरकारी नौकरी और पेंशन पर निर्भर है।',
  },
  hasBankAccount: { en: 'You need a bank account.', hi: 'बैंक खाता चाहिए।' },
  wants: { en: 'Tell us what you need.', hi: 'बताएं आपको क्या चाहिए।' },
};

export const landChoices: readonly { value: Land; label: Bilingual }[] = [
  { value: 'owner', label: { en: 'Yes, my own or my family’s', hi: 'हां, अपनी या परिवार की' } },
  { value: 'tenant', label: { en: 'Leased or shared', hi: 'पट्टे या बटाई की' } },
  { value: 'none', label: { en: 'I have no land', hi: 'जमीन नहीं है' } },
];

export const produceChoices: readonly { value: Produce; label: Bilingual }[] = [
  { value: 'crops', label: { en: 'Field crops', hi: 'खेत की फसलें' } },
  { value: 'horticulture', label: { en: 'Fruit, vegetables, flowers', hi: 'फल, सब्जी, फूल' } },
  { value: 'animals', label: { en: 'Animals', hi: 'पशु' } },
  { value: 'fish', label: { en: 'Fish', hi: 'मछली' } },
  { value: 'bees', label: { en: 'Bees', hi: 'मधुमक्खी' } },
];

export const wantChoices: readonly { value: Want; label: Bilingual }[] = [
  { value: 'income', label: { en: 'Income or pension', hi: 'आय या पेंशन' } },
  { value: 'loan', label: { en: 'A loan', hi: 'ऋण' } },
  { value: 'insurance', label: { en: 'Insurance', hi: 'बीमा' } },
  { value: 'irrigation', label: { en: 'Irrigation', hi: 'सिंचाई' } },
  { value: 'machines', label: { en: 'A machine', hi: 'मशीन' } },
  { value: 'soil', label: { en: 'Better soil', hi: 'अच्छी मिट्टी' } },
  { value: 'animals', label: { en: 'Animals or fish', hi: 'पशु या मछली' } },
  { value: 'market', label: { en: 'A market', hi: 'बाजार' } },
  { value: 'advice', label: { en: 'Advice', hi: 'सलाह' } },
];
