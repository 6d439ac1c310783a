import { callCentre } from '@upaj/content/about/call-centre';
import type { Bilingual } from '@upaj/content/text';

/** What KrishiBot says of itself and of its provider. */
export const chatTexts = {
  providerFailed: {
    en: 'The AI service does not answer at the moment, so this answer is made from our own facts.',
    hi: 'AI सेवा अभी जवाब नहीं दे रही है, इसलिए यह उत्तर हमारे अपने तथ्यों से दिया गया है।',
  },
  dailyLimit: {
    en: 'You have used all AI answers of today, so this answer is made from our own facts.',
    hi: 'आज के सभी AI उत्तर पूरे हो चुके हैं, इसलिए यह उत्तर हमारे अपने तथ्यों से दिया गया है।',
  },
  totalLimit: {
    en: 'All AI answers of today have been given, so this answer is made from our own facts.',
    hi: 'आज के सभी AI उत्तर दिए जा चुके हैं, इसलिए यह उत्तर हमारे अपने तथ्यों से दिया गया है।',
  },
  unconfirmed: {
    en: 'This answer is made from our own facts: AI answers are for confirmed email addresses. Yours is confirmed once you set a password with “Forgot Password” or sign in with Google.',
    hi: 'यह उत्तर हमारे अपने तथ्यों से दिया गया है: AI उत्तर पुष्टि किए हुए ईमेल पते के लिए हैं। “पासवर्ड भूल गए?” से नया पासवर्ड बनाने या Google से साइन इन करने पर आपके पते की पुष्टि हो जाती है।',
  },
  blocked: {
    en: `The AI service did not answer this question because of its safety rules. Please ask it in other words, or call the Kisan Call Centre on ${callCentre} (free).`,
    hi: `AI सेवा ने अपने सुरक्षा नियमों के कारण इस सवाल का जवाब नहीं दिया। सवाल दूसरे शब्दों में पूछें, या किसान कॉल सेंटर ${callCentre} (मुफ्त) पर बात करें।`,
  },
  asOnLabel: {
    en: 'Use pesticides and animal medicines only as on the label, and ask the agriculture officer or the animal doctor which one and how much.',
    hi: 'कीटनाशक और पशु की दवा केवल लेबल पर लिखे अनुसार दें; कौन सी और कितनी, यह कृषि अधिकारी या पशु चिकित्सक से पूछें।',
  },
  notFromFacts: {
    en: `None of our facts confirms this answer: please ask the Kisan Call Centre on ${callCentre} (free) before you act on it.`,
    hi: `हमारा कोई तथ्य इस उत्तर की पुष्टि नहीं करता: इस पर अमल करने से पहले किसान कॉल सेंटर ${callCentre} (मुफ्त) से पूछ लें।`,
  },
} satisfies Record<string, Bilingual>;

/** What the persona says to a question about something else. */
export const notRelated = 'your query is not related to plants or animals';
