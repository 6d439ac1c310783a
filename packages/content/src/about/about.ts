import type { Bilingual } from '../text.ts';

/** Description of the platform in a few sentences. */
export const intro: Bilingual = {
  en: 'Upaj means what the field yields. It is a place for farmers, buyers and sellers: sell your harvest and buy what you need, look up government schemes, the weather and the support price, find out what ails your crop, and ask others who farm. It works on a cheap phone and a slow line, in English and in Hindi.',
  hi: 'उपज यानी खेत की देन। यह किसान, खरीदार और विक्रेता की साझी जगह है: अपनी फसल बेचें, जरूरत का सामान खरीदें, सरकारी योजनाएं, मौसम और समर्थन मूल्य देखें, फसल की बीमारी पहचानें और दूसरे किसानों से पूछें। यह सस्ते फोन और धीमे इंटरनेट पर भी चलता है, हिंदी और अंग्रेजी में।',
};

/** The demo video; nothing loads from the video site before the user presses play. */
export const demoVideo = {
  youtubeId: 'S7ehMmF--MQ',
  url: 'https://www.youtube.com/watch?v=S7ehMmF--MQ',
  title: { en: 'A demo of the platform', hi: 'उपज का डेमो' },
  certainty: 'source read',
  source: "the original product's About page; not checked again",
} as const;

export interface Feature {
  id: 'market-data' | 'education' | 'forum';
  title: Bilingual;
  description: Bilingual;
}

/** The three key features in their order. */
export const features: readonly Feature[] = [
  {
    id: 'market-data',
    title: { en: 'Real-time Market Data', hi: 'ताजा बाजार भाव' },
    description: {
      en: 'See what others ask in the Mandi today, beside the support price of the season.',
      hi: 'देखें कि आज मंडी में क्या भाव है और इस सीजन का समर्थन मूल्य कितना है।',
    },
  },
  {
    id: 'education',
    title: { en: 'Educational Content', hi: 'सीखने की सामग्री' },
    description: {
      en: 'Films and written steps on fertilizers, pesticides, irrigation, sowing and weeds.',
      hi: 'उर्वरक, कीटनाशक, सिंचाई, बुआई और खरपतवार पर वीडियो और लिखे हुए कदम।',
    },
  },
  {
    id: 'forum',
    title: { en: 'Discussion Forum', hi: 'चर्चा मंच' },
    description: {
      en: 'Ask a question, answer one, and learn from farmers near and far.',
      hi: 'सवाल पूछें, जवाब दें और पास-दूर के किसानों से सीखें।',
    },
  },
];

export interface Testimonial {
  text: Bilingual;
  /** A role instead of a person. */
  by: Bilingual;
  /** Always shown with `sampleLabel`. */
  isSample: true;
}

/** Marks a testimonial as an example. */
export const sampleLabel: Bilingual = { en: 'Sample', hi: 'नमूना' };

/** Two sample testimonials, not by real people. */
export const testimonials: readonly Testimonial[] = [
  {
    text: {
      en: 'I saw the support price beside my own and asked for a fair one. The wheat was sold in two days.',
      hi: 'अपने भाव के साथ समर्थन मूल्य देखा और सही दाम मांगा। गेहूं दो दिन में बिक गया।',
    },
    by: { en: 'A wheat grower', hi: 'एक गेहूं किसान' },
    isSample: true,
  },
  {
    text: {
      en: 'The line is slow in our village. I read the written steps, and the tomatoes stayed healthy.',
      hi: 'हमारे गांव में इंटरनेट धीमा है। लिखे हुए कदम पढ़े और टमाटर स्वस्थ रहे।',
    },
    by: { en: 'A vegetable grower', hi: 'एक सब्जी किसान' },
    isSample: true,
  },
];
