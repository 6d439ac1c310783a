import type { Bilingual } from '../text.ts';

/** Biological controls of pests and diseases. */
export const friends = {
  ampelomyces: { en: 'Ampelomyces (a useful fungus)', hi: 'एम्पेलोमाइसिस (लाभकारी फफूंद)' },
  aphelinus: { en: 'Aphelinus mali (a tiny wasp)', hi: 'एफेलिनस माली (छोटी ततैया)' },
  azotobacter: { en: 'Azotobacter (bio-fertilizer)', hi: 'एजोटोबैक्टर (जैव उर्वरक)' },
  bacillus: { en: 'Bacillus subtilis', hi: 'बैसिलस सबटिलिस' },
  beauveria: { en: 'Beauveria bassiana', hi: 'ब्यूवेरिया बेसियाना' },
  bt: { en: 'Bt (Bacillus thuringiensis)', hi: 'बीटी (बैसिलस थुरिंजिएंसिस)' },
  cotesia: { en: 'Cotesia (a tiny wasp)', hi: 'कोटेशिया (छोटी ततैया)' },
  encarsia: { en: 'Encarsia (a tiny wasp)', hi: 'एनकार्सिया (छोटी ततैया)' },
  hanpv: { en: 'HaNPV (a virus of the caterpillar)', hi: 'एचएएनपीवी (सुंडी का विषाणु)' },
  hoverfly: { en: 'Hoverflies', hi: 'सिरफिड मक्खी' },
  ladybird: { en: 'Ladybirds', hi: 'लेडी बर्ड' },
  lecanicillium: { en: 'Lecanicillium (a useful fungus)', hi: 'लेकानीसिलियम (लाभकारी फफूंद)' },
  manure: { en: 'Manure', hi: 'सड़ी गोबर खाद' },
  metarhizium: { en: 'Metarhizium anisopliae', hi: 'मेटाराइजियम एनिसोप्ली' },
  miridBug: { en: 'Mirid bugs', hi: 'मिरिड बग' },
  neem: { en: 'Neem', hi: 'नीम' },
  neemCake: { en: 'Neem cake', hi: 'नीम खली' },
  nesidiocoris: { en: 'Nesidiocoris (a useful bug)', hi: 'नेसिडियोकोरिस (मित्र कीट)' },
  predatoryMite: { en: 'Predatory mites', hi: 'शिकारी माइट' },
  pseudomonas: { en: 'Pseudomonas fluorescens', hi: 'स्यूडोमोनास फ्लोरेसेंस' },
  purpureocillium: { en: 'Purpureocillium lilacinum', hi: 'परप्यूरियोसिलियम लिलासिनम' },
  spider: { en: 'Spiders', hi: 'मकड़ियां' },
  tamarixia: { en: 'Tamarixia (a tiny wasp)', hi: 'टैमरिक्सिया (छोटी ततैया)' },
  trichoderma: { en: 'Trichoderma', hi: 'ट्राइकोडर्मा' },
  trichogramma: { en: 'Trichogramma (a tiny wasp)', hi: 'ट्राइकोग्रामा (छोटी ततैया)' },
} as const satisfies Record<string, Bilingual>;

export type Friend = keyof typeof friends;
