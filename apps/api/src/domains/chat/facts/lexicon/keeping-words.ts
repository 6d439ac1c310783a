import type { Concept } from './concept.ts';

/** Words of keeping animals, and of schemes and markets. */
export const keepingWords: readonly Concept[] = [
  // Animals
  [
    'sick',
    ['health'],
    'bimar, sick, ill, बीमार, bukhar, fever, बुखार, dast, diarrhoea, diarrhea, loose motion, dysentery, दस्त, पेचिश, pechish',
  ],
  [
    'vaccine',
    ['health'],
    'vaccine, vaccines, vaccination, vaccinate, tika, tikakaran, teeka, टीका, टीकाकरण, injection',
  ],
  [
    'deworm',
    ['health'],
    'deworm, deworming, dewormer, krimi, krimi nashak, pet ke keede, pet me keede, पेट के कीड़े, कृमि, कृमिनाशक, kide ki dawa pet',
  ],
  [
    'feed',
    ['feeding'],
    'feed, feeding, feeds, ration, khilaye, khilana, khilayen, kya khilaye, aahar, ahar, dana, chara, pashu aahar, चारा, दाना, आहार, खिलाएं, खिलाना, खिलाये, concentrate, fodder, green fodder, hara chara, हरा चारा, diet, mineral mixture, khanij mishran, मिनरल मिक्सचर, खनिज मिश्रण, khila',
  ],
  ['silage', ['feeding'], 'silage, sailej, साइलेज, silo'],
  ['health', ['health'], 'health, swasthya, स्वास्थ्य'],
  [
    'housing',
    ['housing'],
    'pen, sty, baade, bade ka aakar, baade ka, बाड़े, shed, housing, house, baada, bada banana, gaushala, shed size, ghar banana, शेड, बाड़ा, आवास, aawas, awas, floor space, litter, cage, pinjra, brooding, brooder',
  ],
  [
    'breeding',
    ['breeding'],
    'breeding, heat signs, artificial insemination, ai, insemination, garbhadhan, gabhin, gabhan, gyabhan, pregnant, pregnancy, conceive, conceiving, garmi me nahi, garmi me aana, garmi me aayi, garmi me nahi aati, garmi par, garmi nahi aati, heat nahi, heat me, in heat, mad kaal, गाभिन, गर्भाधान, कृत्रिम गर्भाधान, गर्भवती, गर्मी में नहीं, गर्मी में आना, गर्मी में नहीं आ, गर्मी पर, calving, byana, byane, ब्याना, ब्याने, mating, kidding, farrowing, repeat breeding',
  ],
  // Money
  [
    'scheme',
    ['scheme'],
    'scheme, schemes, yojana, yojna, sarkari yojana, योजना, योजनाएं, sarkari, sarkar, सरकारी, government',
  ],
  ['subsidy', ['scheme'], 'subsidy, anudan, sabsidi, chhoot, सब्सिडी, अनुदान, subsidi'],
  [
    'loan',
    ['scheme'],
    'loan, karj, karz, rin, byaj, interest, interest rate, लोन, ऋण, कर्ज, ब्याज, credit, लोन कैसे',
  ],
  [
    'insurance',
    ['scheme'],
    'insurance, bima, beema, बीमा, pmfby, fasal bima, फसल बीमा, claim, क्लेम, crop insurance',
  ],
  [
    'market',
    ['market'],
    'market, mandi, bechna, beche, bechne, sell, selling, sale, मंडी, बेचना, बेचें, बेचने, kharid, kharidi, खरीद, खरीदी, procurement, bazar, बाजार, enam, e nam, ई नाम',
  ],
  [
    'price',
    ['market'],
    'price, prices, bhav, bhaav, bhaw, rate today, daam, dam kya, kimat, keemat, भाव, दाम, कीमत, रेट, rate, aaj ka rate, mandi bhav, mandi rate, मंडी भाव',
  ],
  [
    'msp',
    ['market'],
    'msp, एमएसपी, minimum support price, support price, samarthan mulya, samarthan moolya, nyuntam samarthan mulya, समर्थन मूल्य, न्यूनतम समर्थन मूल्य, sarkari rate, sarkari bhav',
  ],
  ['cci', ['market'], 'cci, सीसीआई'],
  [
    'centre',
    ['?market'],
    'kendra, केंद्र, purchase centre, procurement centre, kray kendra, kharid kendra, क्रय केंद्र, खरीद केंद्र, mandi me',
  ],
  ['tax', ['market'], 'tax, income tax, gst, itr, tds, टैक्स, जीएसटी, आयकर, aaykar'],
];
