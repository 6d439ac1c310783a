import { callCentre } from '@upaj/content/about/call-centre';
import type { Bilingual } from '@upaj/content/text';

/** The sentences around the facts in the answer to pictures. */
export const cureTexts = {
  first: { en: 'First, without a spray', hi: 'पहले, बिना दवा' },
  friends: { en: 'Then with helpers of nature', hi: 'फिर प्रकृति के मित्रों से' },
  spray: { en: 'Only then with a spray, by its active ingredient', hi: 'तभी दवा, उसके सक्रिय तत्व से' },
  untreated: { en: 'If nothing is done', hi: 'कुछ न करें तो' },
  help: {
    en: `If it spreads or you doubt it, show it to your KVK or call the Kisan Call Centre: ${callCentre}, free of charge.`,
    hi: `फैले या संदेह हो तो केवीके को दिखाएं या किसान कॉल सेंटर पर मुफ्त बात करें: ${callCentre}।`,
  },
  healthy: { en: 'No disease: the leaf looks healthy', hi: 'कोई रोग नहीं: पत्ता स्वस्थ दिखता है' },
  healthyCure: {
    en: 'Nothing needs to be done. Look at the field again in a week.',
    hi: 'कुछ करने की जरूरत नहीं। एक हफ्ते बाद खेत फिर देखें।',
  },
  healthyShort: { en: 'a healthy leaf', hi: 'स्वस्थ पत्ता' },
  unsure: { en: 'I am not sure', hi: 'मुझे पक्का नहीं पता' },
  mostLikely: { en: 'Most likely', hi: 'सबसे ज्यादा संभावना' },
  or: { en: 'or', hi: 'या' },
  unsureCure: {
    en: 'Do not spray yet. Take sharp pictures of more leaves in daylight, or answer the questions of the guided walk.',
    hi: 'अभी दवा न छिड़कें। दिन के उजाले में और पत्तों की साफ तस्वीरें लें, या सवालों वाली जांच करें।',
  },
  noLeaf: {
    en: 'The pictures show no leaf of this crop',
    hi: 'तस्वीरों में इस फसल का पत्ता नहीं दिखता',
  },
  noLeafCure: {
    en: 'Take the picture again: one leaf, close, sharp and in daylight.',
    hi: 'तस्वीर फिर लें: एक पत्ता, पास से, साफ और दिन के उजाले में।',
  },
  notTrained: {
    en: 'I do not know this crop by pictures',
    hi: 'यह फसल मैं तस्वीर से नहीं पहचानता',
  },
  notTrainedCure: {
    en: 'Answer the questions of the guided walk: it knows the diseases of this crop by their signs.',
    hi: 'सवालों वाली जांच करें: वह इस फसल के रोग उनके लक्षणों से पहचानती है।',
  },
  providerSays: { en: 'Words of the AI service', hi: 'एआई सेवा के शब्द' },
} as const satisfies Record<string, Bilingual>;
