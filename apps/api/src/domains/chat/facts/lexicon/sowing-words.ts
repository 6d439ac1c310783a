import type { Concept } from './concept.ts';

/** Words of sowing, seed, nurseries and fertilisers. */
export const sowingWords: readonly Concept[] = [
  // Sowing and seed
  [
    'when',
    ['?sowing'],
    'best month, kis mahine, kaun se mahine, kis mahine me, kaunse mahine, konse mahine, kis maah, kis month, which month, in which month, what month, किस महीने, किस महीने में, कौन से महीने, कौनसे महीने, किस माह',
  ],
  [
    'sow',
    ['sowing'],
    'buai, buvai, boaee, buaai, bijae, bonee, bo sakte, bo de, bo dena, boun, bou, बोऊं, बो सकते, बोना चाहिए, seeding, sow kare, sow, sowing, sown, plant when, buwai, buvai, boai, bowai, bone, bona, boye, boyen, boyi, boya, bijai, bijayi, bovani, perni, बुवाई, बुआई, बोआई, बोवाई, बोना, बोने, बोएं, बोये, बोई, बीजाई, बिजाई, vaavni, bovai, bowaai, bote hai, bote, bota, boti, boti hai, बोते, बोता, बोती, boya jata, boi jati, ugayi jati, beej bona, beej dalna, beej chhitakna, chhitkaw, chhitkwan, chhitakwa, छिटकवां, छिटकाव, broadcast sowing, broadcasting, line sowing, dibbling, drilling, re sow, resow, resowing, dobara buwai, dobara boye, dubara boye, दोबारा बुवाई, दोबारा बोएं, late buwai, वापणी, perani, पेरणी, vavani, वावणी, vitai, बोवनी, बावनी, बोणी, ropat, रोपा लगाना, sown in, put seeds, putting seeds, planting seeds, बीज बोना, बीज डालना, bo du, bo dun, bo dein, boni, boni hai, boni ho, bona hai, bojh du, pere, perne, perna, pernar, bije, bijne, bijni, बो दूं, बो दूंगा, बोनी, बोनी है, बो रहा, पेरनी, soing, sowng, beejna, बीजना, बीजें',
  ],
  [
    'plant',
    ['sowing', '?nursery'],
    'kab lagaun, lagau, lagaoon, लगाऊं, lag sakta, laga sakte, laga sakta, lgana, lgaye, lgae, ropaai, ropie, plantation, planted, bagicha lagana, rope, रोपें, planting, transplant, transplanting, transplantation, transplanted, ropai, ropayi, ropni, ropna, ropan, lagana, lagaye, lagayen, lagaya, lagani, lagane, lagvani, रोपाई, रोपनी, रोपण, लगाना, लगाएं, लगाये, लगाने, लगानी, punarropan, पुनर्रोपण, lagwana, lagwaye, laga de, laga du, laga dun, laga sakte hai, paudha lagana, paudhe lagana, ped lagana, ped lagaye, paudha lagaye, पौधा लगाना, पौधे लगाना, पेड़ लगाना, पेड़ लगाएं, bagh lagana, bagh lagaye, bag lagana, bagicha lagaye, बाग लगाना, बगीचा लगाना, gad lagana, replant, replanting, transplanter se, machine se ropai, ropa, ropa lagana, रोपा, रोपा लगाना, लगवाना, lav, lavni, लावणी, lagwad, लागवड, plant new, set out',
  ],
  [
    'sowingtime',
    ['sowing'],
    'sowing month, month of sowing, kis mahine me boye, kab boun, kab bou, kab bote, kab boi jati, kab boya jata, kab bone chahiye, kab buwai, kab buai, kab hoti hai kheti, kab ki jati, kab lgaye, kab lagau, kab lagati, kab lagta, kab lagate, kab ropai, kab dale beej, kab boyi jati, kab bowai, right time to sow, best time to sow, best time to plant, sowing window, sowing period, last date of sowing, buwai ka time, buai ka time, buwai time, bone ka time, lagane ka time, sowing k time, kab tak boye, kab tak bo, kab tak laga, कब तक बो, कब तक लगा, कब बोते, कब बोई जाती, कब बोया जाता, कब लगाते, बोने का सही समय, बुवाई का सही समय, sowing time, sowing date, sowing season, time of sowing, date of sowing, planting time, transplanting time, planting season, season to plant, bone ka samay, bone ka sahi samay, buwai ka samay, buai ka samay, bijai ka samay, ropai ka samay, lagane ka samay, kab boye, kab lagaye, kab boyen, kab bona, kab lagana, when to sow, when to plant, बोने का समय, बुवाई का समय, बुआई का समय, रोपाई का समय, लगाने का समय, कब बोएं, कब लगाएं, कब बोये, कब लगाये, कब बोना, कब लगाना, sahi samay bone',
  ],
  [
    'spacing',
    ['sowing', '?seed'],
    'kitni doori, kitni duri par, kitne feet, kitne fit, kitne foot, feet par, कितने फीट, कितने फुट, कितनी दूरी, plants per acre, paudhe per acre, kitne paudhe, kitne ped, कितने पौधे, कितने पेड़, number of plants, plants in one acre, paudhe lagenge, row distance, gap, spaceing, spasing, line se line, katar, कतार, paudhe se paudhe, पौधे से पौधे, how far apart, spacing, distance, row distance, plant distance, line to line, row to row, plant to plant, duri, doori, dooriyan, antar, fasla, दूरी, फासला, अंतर, kitni dur, कितनी दूर, geometry, plant population',
  ],
  [
    'pit',
    ['sowing'],
    'pit, pits, gaddha, gadda, gaddhe, गड्ढा, गड्ढे, pit size, pit digging, gadha, gadhe, gadhdha, khadda, khadde, thala, thale, thaala, थाला, थाले, gaddha kitna, gaddhe ka size, गड्ढे का आकार, खड्डा, trench, trenches, khai, नाली विधि, dig pit, dig hole, planting hole, kunda',
  ],
  [
    'depth',
    ['?sowing'],
    'depth, gehrai, gahrai, गहराई, kitna gehra, how deep, how deep to sow, kitni gehrai, kitni gahrai, kitna niche, kitne inch gehra, kitna gahra, kitne gehre, कितनी गहराई, कितना गहरा, कितने गहरे, gahra, gehra, gahre, गहरा, गहरे, shallow, deep, kitne cm gehra',
  ],
  [
    'seed',
    ['seed'],
    'seed, seeds, setts, sett, cloves, slips, beej, biyane, bij, bia, बीज, बिया, seedrate, biyaa, bihan, बीहन, biyad beej, beejon, beejo, bijon, bijo, बीजों, dane bona, seed tuber, beej aloo, बीज आलू, tukde, tukda, टुकड़े, टुकड़ा, foundation seed, breeder seed, certified seed, pramanit beej, प्रमाणित बीज, kaliyan bona, gulli, gattha, bene, बिज, बिहन, बेणे',
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
    'beej shaiya, beej shayya, beej sayya, बीज शैय्या, kyari, kyariyan, क्यारी, pauddh, podh, paudh kaise, pod kab, poudh, nursary, narsari, nurcery, bichhda, bichdha, बिछड़ा, पौद, nursery bed, nursery, seedling, seedlings, paudh, paneeri, paniri, bichda, bichra, pod taiyar, ropani, नर्सरी, पौध, पनीरी, बिचड़ा, रोपणी, sapling, seedbed, seed bed, paudhshala, पौधशाला, biyad, trays, tray nursery',
  ],
  [
    'ratoon',
    ['?sowing'],
    'ratoon, ratoons, pedi, pedhi, पेड़ी, khodva, खोडवा, ratooning, ratun, jadi fasal, jari, dusri pedi, pedi prabandhan, pedi fasal, पेड़ी फसल, second crop from stubble, जड़ी',
  ],
  [
    'graft',
    ['nursery'],
    'cutting se, cuttings, kalam kaise, kalam lagana, कलम लगाना, ग्राफ्टिंग, बडिंग, graft plant, graft, grafting, grafted, layering, budding, kalam, gootee, guti, gooti, air layering, कलम, गूटी, stem cutting, cuttings, propagation, propagate, kalam bandhna, दाब',
  ],
  [
    'variety',
    ['varieties'],
    'variaty, varity, varietys, vairaity, veraity, kisam, kisme, kismo, कौन सा बीज, kaun sa beej, konsa beej, kaunsa beej, kon sa beej, which seed, best seed, accha beej, achha beej, acha beej, अच्छा बीज, kaun si variety, prajatiya, उन्नत किस्म, unnat kism, unnat, उन्नत, variety, varieties, veriety, verity, cultivar, kism, kisam, kisme, kismen, prajati, prajatiyan, hybrid, hybrids, kaun si kism, किस्म, किस्में, प्रजाति, प्रजातियां, वैरायटी, हाइब्रिड, vairayti, varayti, sankar, kufri, kufri konsi, which kufri, jaat, जात',
  ],
  [
    'resistant',
    ['varieties'],
    'resistant, resistance, tolerant, rodhi, pratirodhi, sahansheel, sahishnu, rog rodhi, रोग रोधी, प्रतिरोधी, रोधी, सहनशील, rog na lage, रोग न लगे, bimari na lage, jisme rog, jisme bimari, jisme rog na lage, jisme bimari na lage, jisme keede na lage, jo bimari na pakde, rog sahne wali, bimari sahne wali, rog mukt kism, rog mukt, रोग मुक्त, रोग सहने, बीमारी न लगे, जिसमें रोग न लगे, does not get disease, disease free variety, immune variety, tolerance, tolerates, sookha sahne, sukha sahne, सूखा सहन',
  ],
  [
    'breed',
    ['varieties', '?breeding'],
    'breed, breeds, nasl, nasal, nasle, नस्ल, नस्लें, naslen, kaunsi nasl, konsi nasal, kaun si nasl, konsi gaay, kaun si gaay, kaunsi gay, konsi bhains, kaun si bhains, kaun si bakri, konsi bakri, konsi murgi, kaun si murgi, konsi machhli, kaun si machhli, kaunsi machli, which cow, which buffalo, which goat, which chicken, which fish, best cow, best buffalo, best goat, best breed, कौन सी नस्ल, कौन सी गाय, कौन सी भैंस, कौन सी बकरी, कौन सी मुर्गी, कौन सी मछली, nasalein, nasle konsi, pure breed, desi nasl, देसी नस्ल, cross breed, crossbred breed, jati ki gay, which bee, strain, strains',
  ],
  // Nutrients
  [
    'fertilizer',
    ['nutrients'],
    'khaad kitna, khad kitni, khad kab, khad konsi, kaun si khad, konsi khad, konsa khad, fertiliser dose, fertiliser schedule, fertilizer schedule, fertilizer chart, fartilizer, fertilzer, fertelizer, fertilisers, khaado, khado, khadein, खादें, urvarak matra, उर्वरक मात्रा, rasayanik, रासायनिक खाद, manures, feed plant, poshan, n p k, fertilizer, fertilizers, fertiliser, fertilisers, fertlizer, fertilisation, fertilization, fertilizer dose, fertilizer management, khad, khaad, urvarak, khat, khad matra, khad ki matra, खाद, उर्वरक, खाद की मात्रा, nutrient, nutrients, nutrient management, poshak tatva, पोषक तत्व, पोषण, manuring, manure and fertilizer, rasayanik khad, khad pani',
  ],
  [
    'dose',
    ['?nutrients'],
    'dose, doses, dosage, doze, matra, मात्रा, kitna dale, kitni dale, kitna dalna, kitna dalen, kitne gram dale, kitne ml, kitna ml, kitne gram, kitna gram, kitni matra, कितना डालें, कितना डालना, कितनी मात्रा, कितने ग्राम, कितने मिली, quantity per litre, per litre, per tank, per pump, prati litre, प्रति लीटर, per liter, litre me kitna, how much to put, how much to add, how much to apply, how much to give, maatra, matra kitni, recommended, recommendation, anushansa, अनुशंसा, अनुशंसित',
  ],
  [
    'nano',
    ['nutrients'],
    'nano, nano urea, nano uria, nano yuria, nano khad, nano dap, nano fertilizer, नैनो, नैनो यूरिया, नैनो डीएपी, नेनो, नेनो यूरिया',
  ],
  [
    'urea',
    ['nutrients'],
    'urea, yuria, uria, यूरिया, nitrogen dose, top dressing, top dress, topdressing, टॉप ड्रेसिंग, yooriya, uriya, yuriya, neem coated urea, topdress, khadi fasal me khad, खड़ी फसल में खाद, urea spray, urea ka chhidkav',
  ],
  ['nitrogen', ['?nutrients', '?disorders'], 'nitrogen, naitrojan, नाइट्रोजन, नत्रजन'],
  [
    'dap',
    ['nutrients'],
    'dap, डीएपी, डाई, di ammonium phosphate, diammonium phosphate, d a p, di a p, dye khad, dai khad, डी ए पी',
  ],
  [
    'phosphorus',
    ['?nutrients'],
    'phosphorus, phosphate, fasforas, फास्फोरस, फॉस्फोरस, फास्फेट, ssp, एसएसपी, सुपर, सिंगल सुपर, super phosphate, सुपर फास्फेट',
  ],
  [
    'potash',
    ['?nutrients'],
    'potash, mop, potassium, muriate of potash, potas, पोटाश, एमओपी, पोटेशियम',
  ],
  [
    'npk',
    ['nutrients'],
    'npk, एनपीके, n p k, npk dose, 19 19 19, 12 32 16, 10 26 26, 0 52 34, 0 0 50, 13 0 45, 20 20 0, water soluble, water soluble fertilizer, ghulansheel, घुलनशील',
  ],
  [
    'zinc',
    ['?nutrients', '?disorders'],
    'zinc, jink, jasta, जिंक, जस्ता, zinc sulphate, zink, jinc, jinc sulphate, zinc sulfate, zink sulfate, जिंक सल्फेट',
  ],
  [
    'boron',
    ['?nutrients', '?disorders'],
    'boron ka, boron ki, बोरोन का, बोरोन की, boron, borax, suhaga, बोरॉन, बोरेक्स, सुहागा',
  ],
  ['iron', ['?disorders'], 'iron, loha, ferrous, hirakasis, hara kasis, लोहा, लौह, फेरस, आयरन'],
  ['sulphur', ['?nutrients'], 'sulphur, sulfur, gandhak, सल्फर, गंधक'],
  ['calcium', [], 'calcium, kailsiyam, कैल्शियम'],
  ['magnesium', ['?disorders'], 'magnesium, मैग्नीशियम'],
  ['manganese', ['?disorders'], 'manganese, मैंगनीज'],
  ['gypsum', ['?nutrients', '?soil'], 'gypsum, jipsam, जिप्सम'],
  [
    'lime',
    ['?soil'],
    'lime soil, liming, lime dose, chuna, चूना, dolomite, डोलोमाइट, chune ka pani, lime per acre, lime application, add lime, chuna dalna, chuna dale, चूना डालना, चूना डालें, lime powder, calcium carbonate',
  ],
  [
    'manure',
    ['?nutrients', '?organic'],
    'manure, fym, farmyard manure, gobar, gobar ki khad, gobar khad, cow dung, dung, गोबर, गोबर की खाद, गोबर खाद, देशी खाद, sadi khad, bone meal, bonemeal, haddi ka churna, haddi ka chura, हड्डी का चूरा, gobar ka khad, goober, goabr, sadi gobar, sadi hui khad, sada gobar, deshi khad, desi khad, देसी खाद, kurdi, ghure ki khad, ghoor, घूरे की खाद, poultry manure, chicken manure, murgi ki khad, murgi ki beet, मुर्गी की खाद, bakri ki khad, mengni, मेंगनी, goat manure, well rotted, compost khad, press mud, pressmud, प्रेसमड, khali ki khad, neem khali khad, bone meal, haddi ka chura, हड्डी का चूरा, wood ash, rakh ki khad, राख की खाद, animal dung, cowdung, gomay',
  ],
  [
    'biofertilizer',
    ['?nutrients', '?seed'],
    'biofertilizer, biofertiliser, bio fertilizer, rhizobium, raizobium, psb, azotobacter, azospirillum, culture, jaiv urvarak, jeevanu khad, राइजोबियम, जैव उर्वरक, पीएसबी, कल्चर, जीवाणु खाद, जैविक कल्चर, jaiv khad, jiwanu khad, jivanu khad, jeevanu, rijobium, rhyzobium, raijobium, mycorrhiza, माइकोराइजा, ksb, vam, azolla khad, neel harit shaival, नील हरित शैवाल, blue green algae, bga, tika kalchar, kalchar, bio fertiliser, biofertilisers',
  ],
  [
    'bags',
    ['nutrients'],
    'bag, bags, bori, boriyan, katta, kitni bori, kitne bori, kitne katte, बोरी, कट्टा, बोरियां, bora, bore anaj, बोरा, बोरे, bags of, boriya, bora, katte, ek bori, do bori, kitna bori, kitni bag, kitne bag, कितनी बोरी, कितने बैग, कितने कट्टे, sack, sacks, how many bags, gathri, gathari',
  ],
  [
    'foliar',
    ['?nutrients'],
    'foliar, foliar spray, parniya chhidkav, पर्णीय छिड़काव, patte par khad, patti par khad, patton par chhidkav khad, khad ka spray, khad spray, पत्तों पर खाद, spray fertilizer, liquid fertilizer, taral khad, तरल खाद, leaf spray of, seaweed, humic, humic acid, ह्यूमिक, growth promoter, tonic, टॉनिक, tonik',
  ],
  [
    'micronutrient',
    ['nutrients'],
    'micronutrient, micronutrients, sukshm poshak, sukshma tatva, सूक्ष्म पोषक, सूक्ष्म तत्व, micro nutrient, micro nutrients, sukshm tatva, sukshm tatv, trace element, trace elements, माइक्रोन्यूट्रिएंट',
  ],
  [
    'deficiency',
    ['disorders', '?nutrients'],
    'kami se, kami ho, kami hai, की कमी से, deficient symptoms, defficiency, deficency, lacking, lack of, deficiency, deficient, shortage, kami ke lakshan, ki kami, poshak ki kami, की कमी, कमी, kami, kis cheez ki kami, kis chij ki kami, kiski kami, kaun si kami, konsi kami, poshan ki kami, tatva ki kami, किस चीज की कमी, किसकी कमी, कौन सी कमी, पोषण की कमी, hungry plant, nutrient problem, missing nutrient, kamee, kami lag',
  ],
];
