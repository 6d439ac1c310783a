import type { Concept } from './concept.ts';

/** Words of sowing, seed, nurseries and fertilisers. */
export const sowingWords: readonly Concept[] = [
  // Sowing and seed
  [
    'sow',
    ['sowing'],
    'buai, buvai, boaee, buaai, bijae, bonee, bo sakte, bo de, bo dena, boun, bou, बोऊं, बो सकते, बोना चाहिए, seeding, sow kare, sow, sowing, sown, plant when, buwai, buvai, boai, bowai, bone, bona, boye, boyen, boyi, boya, bijai, bijayi, bovani, perni, बुवाई, बुआई, बोआई, बोवाई, बोना, बोने, बोएं, बोये, बोई, बीजाई, बिजाई, vaavni',
  ],
  [
    'plant',
    ['sowing', '?nursery'],
    'kab lagaun, lagau, lagaoon, लगाऊं, lag sakta, laga sakte, laga sakta, lgana, lgaye, lgae, ropaai, ropie, plantation, planted, bagicha lagana, rope, रोपें, planting, transplant, transplanting, transplantation, transplanted, ropai, ropayi, ropni, ropna, ropan, lagana, lagaye, lagayen, lagaya, lagani, lagane, lagvani, रोपाई, रोपनी, रोपण, लगाना, लगाएं, लगाये, लगाने, लगानी, punarropan, पुनर्रोपण',
  ],
  [
    'sowingtime',
    ['sowing'],
    'sowing month, month of sowing, best month, kis mahine, kaun se mahine, kis mahine me, kaunse mahine, kis mahine me boye, किस महीने, कौन से महीने, kab boun, kab bou, kab bote, kab boi jati, kab boya jata, kab bone chahiye, kab buwai, kab buai, kab hoti hai kheti, kab ki jati, kab lgaye, kab lagau, kab lagati, kab lagta, kab lagate, kab ropai, kab dale beej, kab boyi jati, kab bowai, right time to sow, best time to sow, best time to plant, sowing window, sowing period, last date of sowing, buwai ka time, buai ka time, buwai time, bone ka time, lagane ka time, sowing k time, kab tak boye, kab tak bo, kab tak laga, कब तक बो, कब तक लगा, कब बोते, कब बोई जाती, कब बोया जाता, कब लगाते, बोने का सही समय, बुवाई का सही समय, sowing time, sowing date, sowing season, time of sowing, date of sowing, planting time, transplanting time, planting season, season to plant, bone ka samay, bone ka sahi samay, buwai ka samay, buai ka samay, bijai ka samay, ropai ka samay, lagane ka samay, kab boye, kab lagaye, kab boyen, kab bona, kab lagana, when to sow, when to plant, बोने का समय, बुवाई का समय, बुआई का समय, रोपाई का समय, लगाने का समय, कब बोएं, कब लगाएं, कब बोये, कब लगाये, कब बोना, कब लगाना, sahi samay bone',
  ],
  [
    'spacing',
    ['sowing', '?seed'],
    'kitni doori, kitni duri par, kitne feet, kitne fit, kitne foot, feet par, कितने फीट, कितने फुट, कितनी दूरी, plants per acre, paudhe per acre, kitne paudhe, kitne ped, कितने पौधे, कितने पेड़, number of plants, plants in one acre, paudhe lagenge, row distance, gap, spaceing, spasing, line se line, katar, कतार, paudhe se paudhe, पौधे से पौधे, how far apart, spacing, distance, row distance, plant distance, line to line, row to row, plant to plant, duri, doori, dooriyan, antar, fasla, दूरी, फासला, अंतर, kitni dur, कितनी दूर, geometry, plant population',
  ],
  ['pit', ['sowing'], 'pit, pits, gaddha, gadda, gaddhe, गड्ढा, गड्ढे, pit size, pit digging'],
  ['depth', ['?sowing'], 'depth, gehrai, gahrai, गहराई, kitna gehra, how deep'],
  [
    'seed',
    ['seed'],
    'seed, seeds, setts, sett, cloves, slips, beej, biyane, bij, bia, बीज, बिया, seedrate',
  ],
  [
    'seedrate',
    ['seed'],
    'seed quantity, beej rate, beej ki rate, seed dar, kitne kilo beej, kitna kilo beej, kitne kg beej, kitna kg beej, beej kitne kg, beej kitna kg, kitna bij, kitana beej, kitna bij lagega, beej lagta, beej lagega, kitna bee, seeds needed, seed required, seed requirement, seed needed, seed need, quantity of seed, amount of seed, kg of seed, seed size and rate, kitne beej, कितने किलो बीज, कितना किलो बीज, बीज कितने किलो, बीज लगता, बीज लगेगा, बीज रेट, बीज की कितनी, seedrate, sead rate, seed rete, bij dar, bij ki matra, seed rate, seed quantity, seed per acre, seed per hectare, seeds per acre, kg seed, beej dar, beej ki matra, beej ki dar, beej matra, kitna beej, kitni beej, beej kitna, beej kitni, how much seed, बीज दर, बीज की मात्रा, बीज मात्रा, बीज की दर, कितना बीज, बीज कितना',
  ],
  [
    'seedtreat',
    ['seed'],
    'beej ko kaise upchar, beej ka ilaj, beej dawa, beej me dawa, beej me dawai, seed me dawa, beej dawai, seed soaking, beej bhigo, beej ko bhigo, बीज में दवा, बीज दवा, बीज भिगो, seed treament, beejopachar, bij upchar, bij shodhan, beej shudhi, seed treatment, seed treat, treat seed, treating seed, seed dressing, beej upchar, beejopchar, beej shodhan, bijopchar, beej sanskar, beej ka upchar, बीज उपचार, बीजोपचार, बीज शोधन, बीज का उपचार, bij prakriya',
  ],
  [
    'germination',
    ['seed'],
    'ugega, ugenge, ug raha, ugi, germinating, jam nahi, jama nahi, उगेगा, उगा नहीं, अंकुर, ankur, ankurit, अंकुरित, not germinate, ug rahe, germination, germinate, ankuran, jamav, jamaw, ugna, ugta, ug nahi, jamna, अंकुरण, जमाव, उगना, उग नहीं, जमना, sprout, sprouting',
  ],
  [
    'nursery',
    ['nursery'],
    'beej shaiya, beej shayya, beej sayya, बीज शैय्या, kyari, kyariyan, क्यारी, pauddh, podh, paudh kaise, pod kab, poudh, nursary, narsari, nurcery, bichhda, bichdha, बिछड़ा, पौद, nursery bed, nursery, seedling, seedlings, paudh, paneeri, paniri, bichda, bichra, pod taiyar, ropani, नर्सरी, पौध, पनीरी, बिचड़ा, रोपणी, sapling, seedbed, seed bed, paudhshala, पौधशाला, biyad',
  ],
  ['ratoon', ['?sowing'], 'ratoon, ratoons, pedi, pedhi, पेड़ी, khodva, खोडवा, ratooning'],
  [
    'graft',
    ['nursery'],
    'cutting se, cuttings, kalam kaise, kalam lagana, कलम लगाना, ग्राफ्टिंग, बडिंग, graft plant, graft, grafting, grafted, layering, budding, kalam, gootee, guti, gooti, air layering, कलम, गूटी, stem cutting, cuttings, propagation, propagate, kalam bandhna, दाब',
  ],
  [
    'variety',
    ['varieties'],
    'variaty, varity, varietys, vairaity, veraity, kisam, kisme, kismo, कौन सा बीज, kaun sa beej, konsa beej, kaunsa beej, kon sa beej, which seed, best seed, accha beej, achha beej, acha beej, अच्छा बीज, kaun si variety, prajatiya, उन्नत किस्म, unnat kism, unnat, उन्नत, variety, varieties, veriety, verity, cultivar, kism, kisam, kisme, kismen, prajati, prajatiyan, jaat, hybrid, hybrids, kaun si kism, किस्म, किस्में, प्रजाति, प्रजातियां, वैरायटी, हाइब्रिड, vairayti, varayti, sankar',
  ],
  [
    'resistant',
    ['varieties'],
    'resistant, resistance, tolerant, rodhi, pratirodhi, sahansheel, sahishnu, rog rodhi, रोग रोधी, प्रतिरोधी, रोधी, सहनशील, rog na lage, रोग न लगे, bimari na lage, jisme rog, jisme bimari',
  ],
  ['breed', ['varieties', '?breeding'], 'breed, breeds, nasl, nasal, nasle, नस्ल, नस्लें, naslen'],
  // Nutrients
  [
    'fertilizer',
    ['nutrients'],
    'khaad kitna, khad kitni, khad kab, khad konsi, kaun si khad, konsi khad, konsa khad, fertiliser dose, fertiliser schedule, fertilizer schedule, fertilizer chart, fartilizer, fertilzer, fertelizer, fertilisers, khaado, khado, khadein, खादें, urvarak matra, उर्वरक मात्रा, rasayanik, रासायनिक खाद, manures, feed plant, poshan, n p k, fertilizer, fertilizers, fertiliser, fertilisers, fertlizer, fertilisation, fertilization, fertilizer dose, fertilizer management, khad, khaad, urvarak, khat, khad matra, khad ki matra, खाद, उर्वरक, खाद की मात्रा, nutrient, nutrients, nutrient management, poshak tatva, पोषक तत्व, पोषण, manuring, manure and fertilizer, rasayanik khad, khad pani',
  ],
  ['dose', ['?nutrients'], 'dose, doses, dosage, doze, matra, मात्रा'],
  [
    'urea',
    ['nutrients'],
    'urea, yuria, uria, यूरिया, nitrogen dose, top dressing, top dress, topdressing, टॉप ड्रेसिंग',
  ],
  ['nitrogen', ['?nutrients', '?disorders'], 'nitrogen, naitrojan, नाइट्रोजन, नत्रजन'],
  ['dap', ['nutrients'], 'dap, डीएपी, डाई, di ammonium phosphate, diammonium phosphate'],
  [
    'phosphorus',
    ['?nutrients'],
    'phosphorus, phosphate, fasforas, फास्फोरस, फॉस्फोरस, फास्फेट, ssp, एसएसपी, super phosphate, सुपर फास्फेट',
  ],
  [
    'potash',
    ['?nutrients'],
    'potash, mop, potassium, muriate of potash, potas, पोटाश, एमओपी, पोटेशियम',
  ],
  ['npk', ['nutrients'], 'npk, एनपीके, n p k, npk dose'],
  ['zinc', ['?nutrients', '?disorders'], 'zinc, jink, jasta, जिंक, जस्ता, zinc sulphate, zink'],
  ['boron', ['?nutrients', '?disorders'], 'boron, borax, suhaga, बोरॉन, बोरेक्स, सुहागा'],
  ['iron', ['?disorders'], 'iron, loha, ferrous, hirakasis, hara kasis, लोहा, लौह, फेरस, आयरन'],
  ['sulphur', ['?nutrients'], 'sulphur, sulfur, gandhak, सल्फर, गंधक'],
  ['calcium', [], 'calcium, kailsiyam, कैल्शियम'],
  ['magnesium', ['?disorders'], 'magnesium, मैग्नीशियम'],
  ['manganese', ['?disorders'], 'manganese, मैंगनीज'],
  ['gypsum', ['?nutrients', '?soil'], 'gypsum, jipsam, जिप्सम'],
  ['lime', ['?soil'], 'lime soil, liming, lime dose, chuna, चूना, dolomite, डोलोमाइट'],
  [
    'manure',
    ['?nutrients', '?organic'],
    'manure, fym, farmyard manure, gobar, gobar ki khad, gobar khad, cow dung, dung, गोबर, गोबर की खाद, गोबर खाद, देशी खाद, sadi khad',
  ],
  [
    'biofertilizer',
    ['?nutrients', '?seed'],
    'biofertilizer, biofertiliser, bio fertilizer, rhizobium, raizobium, psb, azotobacter, azospirillum, culture, jaiv urvarak, jeevanu khad, राइजोबियम, जैव उर्वरक, पीएसबी, कल्चर, जीवाणु खाद, जैविक कल्चर',
  ],
  [
    'bags',
    ['nutrients'],
    'bag, bags, bori, boriyan, katta, kitni bori, kitne bori, kitne katte, बोरी, कट्टा, बोरियां',
  ],
  ['foliar', ['?nutrients'], 'foliar, foliar spray, parniya chhidkav, पर्णीय छिड़काव'],
  [
    'micronutrient',
    ['nutrients'],
    'micronutrient, micronutrients, sukshm poshak, sukshma tatva, सूक्ष्म पोषक, सूक्ष्म तत्व',
  ],
  [
    'deficiency',
    ['disorders', '?nutrients'],
    'kami se, kami ho, kami hai, की कमी से, deficient symptoms, defficiency, deficency, lacking, lack of, deficiency, deficient, shortage, kami ke lakshan, ki kami, poshak ki kami, की कमी, कमी, kami',
  ],
];
