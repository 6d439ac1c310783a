import type { Bilingual } from '../text.ts';

export interface Creator {
  id: 'design' | 'portal' | 'server' | 'farm-knowledge' | 'quality';
  /** The work, in place of an invented name. */
  role: Bilingual;
  description: Bilingual;
  /** Address of a professional profile; only of a person who exists and agrees. */
  professionalProfile?: string;
  /** Address of a profile on a site that hosts code; only of a person who exists and agrees. */
  codeProfile?: string;
}

/** The text in place of a missing link. */
export const noProfileYet: Bilingual = {
  en: 'No public profile yet',
  hi: 'अभी कोई सार्वजनिक प्रोफाइल नहीं',
};

/** The five parts of the work; the operator adds the links. */
export const creators: readonly Creator[] = [
  {
    id: 'design',
    role: { en: 'Design', hi: 'डिजाइन' },
    description: {
      en: 'Draws the screens, first for a small phone in bright sun, and keeps every part in one catalogue.',
      hi: 'स्क्रीन की रूपरेखा बनाते हैं, सबसे पहले तेज धूप में देखे जाने वाले छोटे फोन के लिए, और हर हिस्सा एक सूची में रखते हैं।',
    },
  },
  {
    id: 'portal',
    role: { en: 'Portal', hi: 'पोर्टल' },
    description: {
      en: 'Builds the pages that people see, in two languages, light enough for a slow line.',
      hi: 'लोगों को दिखने वाले पन्ने दो भाषाओं में बनाते हैं, इतने हल्के कि धीमे इंटरनेट पर भी चलें।',
    },
  },
  {
    id: 'server',
    role: { en: 'Server', hi: 'सर्वर' },
    description: {
      en: 'Keeps accounts, listings and orders safe and in order.',
      hi: 'खातों, बिक्री की सूची और ऑर्डर को सुरक्षित और सही रखते हैं।',
    },
  },
  {
    id: 'farm-knowledge',
    role: { en: 'Farm knowledge and Hindi', hi: 'खेती का ज्ञान और हिंदी' },
    description: {
      en: 'Collects schemes, prices and advice, with the source of each, and says them in plain Hindi.',
      hi: 'योजनाएं, भाव और सलाह स्रोत के साथ जुटाते हैं और सरल हिंदी में बताते हैं।',
    },
  },
  {
    id: 'quality',
    role: { en: 'Testing and care', hi: 'जांच और देखभाल' },
    description: {
      en: 'Tries everything as a farmer would, also without a network, and mends what breaks.',
      hi: 'हर चीज किसान की तरह आजमाते हैं, बिना नेटवर्क के भी, और जो खराब हो उसे सुधारते हैं।',
    },
  },
];
