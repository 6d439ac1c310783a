import type { Condition, Produce } from './finder-rule.ts';

/** Conditions that several schemes share. */
export const ownLand: Condition = {
  ask: 'land',
  oneOf: ['owner'],
  otherwise: 'not',
  because: {
    en: 'The land must be in the name of your family.',
    hi: 'जमीन आपके परिवार के नाम होनी चाहिए।',
  },
};

export const ownLandOrAsk: Condition = {
  ask: 'land',
  oneOf: ['owner'],
  otherwise: 'check',
  because: {
    en: 'Meant for own land; with a lease, ask how many years it must run.',
    hi: 'अपनी जमीन के लिए है; पट्टे पर हों तो पूछें कि पट्टा कितने साल का चाहिए।',
  },
};

export const someLand: Condition = {
  ask: 'land',
  oneOf: ['owner', 'tenant'],
  otherwise: 'not',
  because: {
    en: 'You need a field, your own or leased.',
    hi: 'खेत चाहिए, अपना या पट्टे का।',
  },
};

export const bankAccount: Condition = {
  ask: 'hasBankAccount',
  is: true,
  otherwise: 'check',
  because: {
    en: 'The money comes by bank: open an account first (a Jan Dhan account is free).',
    hi: 'पैसा बैंक से आता है: पहले खाता खोलें (जन धन खाता मुफ्त है)।',
  },
};

export const noIncomeTax: Condition = {
  ask: 'paysIncomeTax',
  is: false,
  otherwise: 'not',
  because: {
    en: 'Families that pay income tax are left out.',
    hi: 'आयकर देने वाले परिवार इसमें नहीं आते।',
  },
};

/** The scheme is for those who grow or keep one of these. */
export const grows = (anyOf: readonly Produce[], because: Condition['because']): Condition => ({
  ask: 'grows',
  anyOf,
  otherwise: 'not',
  because,
});
