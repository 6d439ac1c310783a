import type { Concept } from './concept.ts';

/** Words of keeping animals, and of schemes and markets. */
export const keepingWords: readonly Concept[] = [
  // Animals
  [
    'sick',
    ['health'],
    'tabiyat, sust, सुस्त, khana nahi kha, chara nahi kha, nahi kha rahi, nahi kha raha, kha nahi rahi, खाना नहीं खा, चारा नहीं खा, नहीं खा रही, not eating, off feed, loose motions, patla gobar, पतला गोबर, tez bukhar, temperature high, bimar, sick, ill, बीमार, bukhar, fever, बुखार, dast, diarrhoea, diarrhea, loose motion, dysentery, दस्त, पेचिश, pechish, bimar ho, bimar hai, bimaar, beemar, beemaar, tabiyat kharab, तबीयत, तबियत, tabiyat thik nahi, nahi kha, khana chhod, chara chhod, khana band, खाना छोड़, चारा छोड़, खाना बंद, kha nahi raha, khati nahi, khata nahi, not well, unwell, weak animal, dull, lethargic, stopped eating, does not eat, loss of appetite, bhookh nahi, bhukh nahi, भूख नहीं, temprature badh, tez bukhar, jwar aana, kaanp, kamp, kaap, कांप, shivering, jugali nahi, जुगाली नहीं, jugali band, pet kharab, pet chal, patla dast, दस्त लग, dast lag, constipation, kabj, कब्ज, gobar nahi, peshab band, पेशाब बंद, doctor bulana',
  ],
  [
    'vaccine',
    ['health'],
    'vaccin, vaksin, vaccinations, tike, teeke, tikka karan, kaun sa tika, kab tika, tika kab, tika kaun, टीके, वैक्सीन, sui lagwana, injection kab, vaccination schedule, vaccination chart, tikakaran chart, vaccine, vaccines, vaccination, vaccinate, tika, tikakaran, teeka, टीका, टीकाकरण, injection, tikka lagwa, tikka lagwana, tikka lagana, tikka lag, tikke lagwa, tikke lag, tikaa, teekakaran, टीका लगवा, sui, sui kab lage, suiya, सुई, सुइयां, teeka kab, shots, how many shots',
  ],
  [
    'deworm',
    ['health'],
    'krmi, keede mar dawa, pet ke kide, pet ke kire, pet me kide, deworming kab, kide ki goli, worms in stomach, dewarming, dewoming, पेट में कीड़े, कीड़े की दवा पेट, deworm, deworming, dewormer, krimi, krimi nashak, pet ke keede, pet me keede, पेट के कीड़े, कृमि, कृमिनाशक, kide ki dawa pet, kide ki dawa, kido ki dawa, keede ki dawa pashu, pet me keeda, pet ke kido, pet saaf, worm medicine, worms in animals, stomach worms, internal worms, roundworm, tapeworm, liver fluke, fluke, फ्लूक, deworm kab, deworming schedule, dewormar, पेट के कीड़ों, कीड़े मारने की दवा',
  ],
  [
    'feed',
    ['feeding'],
    'kya khilau, kya de, khurak, khuraak, खुराक, khane me kya, kitna dana, kitna chara, kitna feed, kitna khana, feed per day, dana kitna, chara kitna, chaara, pashuaahar, khilaana, pilaye, pilana, पिलाएं, kya khati, santulit, संतुलित आहार, khana kya, churi, chokar, mineral mixchar, minral mixture, feed, feeding, feeds, ration, khilaye, khilana, khilayen, kya khilaye, aahar, ahar, dana, chara, pashu aahar, चारा, दाना, आहार, खिलाएं, खिलाना, खिलाये, concentrate, fodder, green fodder, hara chara, हरा चारा, diet, mineral mixture, khanij mishran, मिनरल मिक्सचर, खनिज मिश्रण, khila',
  ],
  [
    'silage',
    ['feeding'],
    'silage, sailej, साइलेज, silo, silej, silez, saileg, sailage, silege, achar chara, chare ka achar, चारे का अचार, सायलेज, hay, haymaking, सूखी घास, hay making',
  ],
  ['health', ['health'], 'health, swasthya, स्वास्थ्य'],
  [
    'housing',
    ['housing'],
    'shed kaisa, shed kitna, kitni jagah, jagah kitni, कितनी जगह, space per, sq ft, square feet, square foot, शेड कितना, shed banana, shed banaye, farm banana, box kaha, kaha rakhe box, ghar kaisa, pen, sty, baade, bade ka aakar, baade ka, बाड़े, shed, housing, house, baada, bada banana, gaushala, shed size, ghar banana, शेड, बाड़ा, आवास, aawas, awas, floor space, litter, cage, pinjra, brooding, brooder',
  ],
  [
    'breeding',
    ['breeding'],
    'bachcha deti, bachche deti, baccha deti, bacche deti, bachcha degi, byati, byat, byaat, ब्यात, ब्याती, बच्चा देती, बच्चे देती, gestation, gestation period, kitne mahine me bachcha, garbh kaal, गर्भकाल, garbhkal, gabhin kab, gabhan nahi, gabhin nahi, rukti nahi, theharti nahi, thahar nahi, ठहरती नहीं, गाभिन नहीं, bar bar fir, repeat, not conceiving, heat me kab, heat par, garmi ke lakshan, गर्मी के लक्षण, a i, beej dalwana, bardana, breeding, heat signs, artificial insemination, ai, insemination, garbhadhan, gabhin, gabhan, gyabhan, pregnant, pregnancy, conceive, conceiving, garmi me nahi, garmi me aana, garmi me aayi, garmi me nahi aati, garmi par, garmi nahi aati, heat nahi, heat me, in heat, mad kaal, गाभिन, गर्भाधान, कृत्रिम गर्भाधान, गर्भवती, गर्मी में नहीं, गर्मी में आना, गर्मी में नहीं आ, गर्मी पर, calving, byana, byane, ब्याना, ब्याने, mating, kidding, farrowing, repeat breeding',
  ],
  // Money
  [
    'scheme',
    ['scheme'],
    'yojnaye, yojanao, sarkari madad, sarkari sahayata, government help, sarkar se, scheem, skeem, स्कीम, labh kaise, fayda kaise mile, scheme, schemes, yojana, yojna, sarkari yojana, योजना, योजनाएं, sarkari, sarkar, सरकारी, government, sarkari labh, sarkari fayda, sarkari suvidha, sarkari yojana ka labh, kisan ke liye yojana, yojana kaun si, kaun si yojana, konsi yojana, कौन सी योजना, सरकारी लाभ, सरकारी मदद, govt scheme, govt help, govt, government scheme, government benefit, benefit scheme, welfare, sarkaar, sarkaari, mission, pradhan mantri yojana, pm yojana, mukhyamantri yojana, मुख्यमंत्री योजना, प्रधानमंत्री योजना, yojna ka labh, yojnaa',
  ],
  [
    'subsidy',
    ['scheme'],
    'subcidy, subsidi, sabsidy, subsdy, subsisdy, kitni subsidy, chhut, percent chhoot, subsidy, anudan, sabsidi, chhoot, सब्सिडी, अनुदान, subsidi',
  ],
  [
    'loan',
    ['scheme'],
    'lon, kisan loan, krishi loan, rin kaise, udhar, bina guarantee, guarantee, loan, karj, karz, rin, byaj, interest, interest rate, लोन, ऋण, कर्ज, ब्याज, credit, लोन कैसे',
  ],
  [
    'insurance',
    ['scheme'],
    'insurence, inshurance, bima ka paisa, bima claim, fasal kharab, fasal barbad, fasal nuksan, crop loss, crop damage, फसल खराब, फसल बर्बाद, फसल नुकसान, bima yojana, insurance, bima, beema, बीमा, pmfby, fasal bima, फसल बीमा, claim, क्लेम, crop insurance, beema claim, bima kaise, bima kab, bima ka paisa kab, bima company, insurence claim, fasal beema, फसल बीमा क्लेम, बीमा क्लेम, बीमा कैसे, बीमा का पैसा, fasal nasht, fasal nashta, fasal tabah, fasal chaupat, फसल नष्ट, फसल तबाह, 72 ghante, 72 hours, 72 घंटे, crop destroyed, crop got damaged, crop damaged, crop ruined, damage report, nuksan ki soochna, nuksan ki suchna, nuksan ka paisa, नुकसान की सूचना, नुकसान का पैसा, pashu bima, pashu beema, पशु बीमा, cattle insurance, livestock insurance, animal insurance, pm fasal bima, fasal bima yojana, insured, pradhan mantri fasal bima, rwbcis, sum insured, bima kata',
  ],
  [
    'market',
    ['market'],
    'bechu, kaha beche, kahan beche, कहां बेचें, kisko beche, bikri, बिक्री, bikegi, bikta, kharidar, खरीदार, buyer, aarhtiya, arhtiya, aadhati, आढ़ती, market, mandi, bechna, beche, bechne, sell, selling, sale, मंडी, बेचना, बेचें, बेचने, kharid, kharidi, खरीद, खरीदी, procurement, bazar, बाजार, enam, e nam, ई नाम, mandi kaunsi, mandi le jana, mandi jana, kahan bikta, e naam, enaam, ई-नाम, kharidi kendra, sarkari kharid, sarkari khareed, सरकारी खरीद, khareed, khareedi, procure, procured, sold, selling time, bazaar, baazar, मार्केट, मण्डी',
  ],
  [
    'price',
    ['market'],
    'price, prices, bhav, bhaav, bhaw, rate today, daam, dam kya, kimat, keemat, भाव, दाम, कीमत, रेट, rate, aaj ka rate, mandi bhav, mandi rate, मंडी भाव, bhaw, rate kya, ret kya, bhav today, keemat kya, daam kya, price of, how much price, selling price, bhaav',
  ],
  [
    'msp',
    ['market'],
    'm s p, sarkari dar, sarkari daam, sarkari bhaw, smarthan mulya, msp, एमएसपी, minimum support price, support price, samarthan mulya, samarthan moolya, nyuntam samarthan mulya, समर्थन मूल्य, न्यूनतम समर्थन मूल्य, sarkari rate, sarkari bhav, sarkari mulya, nyuntam mulya, nyunatam samarthan mulya, samarthan mulya par, msp par, msp pe, sarkari kharid rate, government price, govt price, govt rate, government rate, fixed price by government, सरकारी भाव, सरकारी दर, सरकारी रेट, सरकारी दाम, mspp, bonus, बोनस, frp, एफआरपी, sap rate',
  ],
  ['cci', ['market'], 'cci, सीसीआई'],
  [
    'centre',
    ['?market'],
    'kendra, केंद्र, purchase centre, procurement centre, kray kendra, kharid kendra, क्रय केंद्र, खरीद केंद्र, mandi me, kharidi kendra, upaj kendra, uparjan kendra, उपार्जन केंद्र, tol kendra, purchase center, procurement center, kharid kendra kahan, kata kharid, slot, slot booking, slot book, token, टोकन, स्लॉट, स्लॉट बुकिंग, uparjan, euparjan, उपार्जन, adhiprapti, अधिप्राप्ति',
  ],
  [
    'tax',
    ['market'],
    'tax, income tax, gst, itr, tds, टैक्स, जीएसटी, आयकर, aaykar, tex, aykar, tax lagta, taxable, tax free, itr bharna, tds kata, टीडीएस, इनकम टैक्स',
  ],
];
