import type { Concept } from './concept.ts';

/** Words of water, weeds, soil, weather and work in the field. */
export const fieldWords: readonly Concept[] = [
  // Water
  [
    'irrigation',
    ['irrigation'],
    'pani band, pani rok, pani rokna, stop water, stop irrigation, last irrigation, akhri pani, aakhri pani, antim sinchai, अंतिम सिंचाई, आखिरी पानी, पानी बंद, पानी रोक, palewa, पलेवा, paleva, rauni, sinchna, sichna, paani lagana, paani dena kab, pani lag, water requirment, watr, sichaai, sinchaee, sinchai kab, kab sinchai, pani kab kab, kab pani, kab kab pani, kitni baar pani, kitni bar pani, kitni sinchai, kitne din me pani, pani kitne din, kitne dino me pani, pani chalana, pani chalaye, pani lagaye, pani lagau, pani du, pani dun, pani de sakte, irigate, irrigaton, irrigaion, water schedule, watering schedule, water need, water needs, how often water, how often to water, first watering, पानी कितने दिन, कितने दिन में पानी, पानी लगाएं, पानी दूं, कब पानी, कितनी बार पानी, सिंचाइयां, सींचें, sinche, paani kab, paani kitna, irrigation, irrigate, irrigating, irigation, irrigations, watering, sinchai, sichai, sinchayi, sichayi, pani dena, pani kab, pani kitna, pani kitni, pani lagana, kitne pani, kitna pani, pani de, pani den, pehla pani, first water, सिंचाई, सिचाई, पानी देना, पानी कब, पानी कितना, पानी दें, कितने पानी, कितना पानी, पहला पानी, पानी लगाना, paani dena, water management, water requirement, when to water, how much water',
  ],
  ['water', ['?irrigation'], 'water, pani, paani, panee, पानी'],
  [
    'firstirrigation',
    ['irrigation'],
    'first irrigation, pehli sinchai, pahli sinchai, pehla pani, pahla pani, पहली सिंचाई, पहला पानी',
  ],
  [
    'drip',
    ['irrigation'],
    'drip system, dripline, drip pipe, tapka, टपका, inline, lateral, drip, tapak, ड्रिप, टपक, drip irrigation, tapak sinchai, टपक सिंचाई, thimbak',
  ],
  ['sprinkler', ['irrigation'], 'sprinkler, fawara, fuvara, phuhara, फव्वारा, स्प्रिंकलर, फुहारा'],
  ['mulch', ['?irrigation', '?weeds'], 'mulch, mulching, malching, palwar, मल्चिंग, मल्च, पलवार'],
  [
    'waterlogging',
    ['?disorders', '?climate', '?irrigation'],
    'khet me pani bhar, pani bhar gaya, pani jama, paani jama, pani nikas, barish ka pani, jaljamav, जलजमाव, पानी जमा, barh, bhar gaya pani, waterlogging, water logging, waterlogged, jalbharav, jal bharav, jal jamav, pani bhar, pani bhara, pani bharna, pani ruk, pani khada, standing water, full of water, water stand, water stands, under water, paani bhar gaya, pani me dub, flood, flooded, flooding, baadh, badh, जलभराव, जल भराव, जल जमाव, पानी भर, पानी भरा, पानी भरना, पानी खड़ा, बाढ़, doob gaya, doob, डूब, submergence, submerged, drainage, jal nikas, जल निकास',
  ],
  [
    'drought',
    ['?climate', '?varieties'],
    'drought, dry spell, sukha, sookha, barish nahi, no rain, सूखा पड़, सूखा सहने, बारिश नहीं, monsoon late, late monsoon',
  ],
  // Weeds
  [
    'weed',
    ['weeds'],
    'weds, kharpatwaar, kharpatbar, kharpatawar, khar patbar, ghaas phus, nirai gudai, nirayi, nilai, nidai gudai, ghas marne, ghas maarne, ghas nashak, weedisite, weedcide, herbicid, ghas bahut, ghas khatam, jangli ghas, जंगली घास, घास की दवा, घास मारने, weed, weeds, weeding, weed control, weed management, weedicide, herbicide, herbicides, weedicides, weed killer, kharpatwar, kharpatvar, kharpatwaar, khar patwar, nirai, nindai, ninda, nadeen, nadin, ghas, ghaas, ghas ki dawa, ghas patwar, khar, kharpatwar nashak, खरपतवार, खरपतवारनाशी, निराई, निंदाई, नींदा, नदीन, घास, खर पतवार, निदाई, tan, ghas fus, hoeing, hoe, gudai, gurai, गुड़ाई, antarvarti',
  ],
  // Field
  [
    'soil',
    ['soil'],
    'mitti kaisi, kaisi mitti, kaisi zameen, kaisi jameen, konsi mitti, kaun si jamin, domat, दोमट, balui, बलुई, chikni, चिकनी, retili, रेतीली, kali mitti, काली मिट्टी, lal mitti, loam, loamy, sandy, clay, khet taiyari, khet taiyar, field preparation, bhumi ki taiyari, भूमि की तैयारी, soil, soils, mitti, mati, bhoomi, bhumi, zameen, jameen, jamin, kaun si mitti, soil type, मिट्टी, भूमि, जमीन, मृदा, mrida, maati, land preparation, khet ki taiyari, खेत की तैयारी, ploughing, jutai, जुताई',
  ],
  ['ph', ['soil'], 'ph, पीएच, soil ph, acidic, acid, amliya, khatti mitti, अम्लीय, खट्टी'],
  [
    'alkali',
    ['soil'],
    'alkali, alkaline, sodic, usar, kallar, kshariya, ऊसर, कल्लर, क्षारीय, reh, रेह, usar bhoomi',
  ],
  [
    'saline',
    ['soil'],
    'saline, salinity, salty, namkeen, lavaniya, khara, khari, लवणीय, नमकीन, खारा, खारी, salt',
  ],
  [
    'soiltest',
    ['soil'],
    'soil test, soil testing, soil sample, mitti janch, mitti ki janch, mitti ka namuna, mitti parikshan, mitti jaanch, मिट्टी की जांच, मिट्टी जांच, मिट्टी परीक्षण, मृदा परीक्षण, soil health card, mrida card, मृदा स्वास्थ्य कार्ड, मृदा कार्ड, namuna, नमूना, soil card',
  ],
  ['carbon', ['soil'], 'organic carbon, carbon, jaivik carbon, कार्बन, जैविक कार्बन'],
  [
    'climate',
    ['climate'],
    'mausam chahiye, jalwayu, taapmaan, tapmaan, kitna tapman, kitna temperature, temperature chahiye, suitable temperature, ideal temperature, kitni thand, kitni garmi, climate, temperature, jalvayu, tapman, mausam kaisa, mausam kaisi, kaisa mausam, कैसा मौसम, kaun sa mausam, जलवायु, तापमान, rainfall needed, suitable climate, taapman',
  ],
  [
    'frost',
    ['?climate', '?disorders'],
    'pale se, paale se, pala pad, पाला पड़, पाले से, sheet lahar, शीत लहर, cold wave, frost, pala, paala, पाला, पाले, freezing, paale',
  ],
  [
    'heat',
    ['?climate', '?disorders'],
    'garam, tez garmi, adhik garmi, zyada garmi, jyada garmi, high temperature, lu se, loo se, hit wave, तेज गर्मी, ज्यादा गर्मी, heat, heat wave, heatwave, garmi, loo, lu, hot, गर्मी, लू, heat stress, garmi se, tez dhoop, sunburn, sun burn, dhoop',
  ],
  ['cold', ['?climate', '?disorders'], 'cold, thand, sardi, ठंड, सर्दी, thandi, chilling'],
  [
    'hail',
    ['climate'],
    'olavrishti, ole gire, ole pade, ole girne, ola gira, ओले गिरे, ओले पड़े, hail storm, hail, hailstorm, ole, ola, ओला, ओले, olavrishti, ओलावृष्टि',
  ],
  [
    'intercrop',
    ['intercropping'],
    'sath kya laga, saath kya laga, sath kya lagaye, sath kya bo, ke sath kya, ke sath kaun si, beech me kya laga, beech me kya bo, bich me kya laga, inter cropping, inter croping, साथ क्या लगा, बीच में क्या लगा, antar fasal, अंतर फसल, antarvarti, mishrit fasal, मिश्रित फसल, intercrop, intercropping, inter crop, mixed cropping, mixed crop, sahfasli, sah fasal, sahfasal, saath me kya, ke saath kya, saath kaun si fasal, sath kaun si fasal, saath kya boye, saath kya lagaye, beech me kaun si fasal, beech me kya, bich me kya, साथ कौन सी फसल, के साथ क्या, बीच में कौन सी फसल, बीच में क्या, साथ क्या बोएं, साथ क्या लगाएं, grow together, grow with, along with, mishrit kheti, सहफसली, सह फसल, मिश्रित, मिलवां, antarvarti fasal, अंतरवर्ती फसल, crop rotation, rotation, fasal chakra, फसल चक्र, companion',
  ],
  [
    'pruning',
    ['pruning'],
    'katai chatai, kataai chatai, kataai chhatai, kaat chaat, kat chat, katchat, chhatai kab, chatai kab, chhataai, chatai, prunning, pruing, trimming, trim, khutai, khutaai, khontai, nipping, nip, topping, खुटाई, खोंटना, टॉपिंग, staking, sahara dena, सहारा, mandap, मंडप, trellis, pandal, prune, pruning, training of, training and, tree training, katai chhatai, kaat chhat, kat chhant, chhatai, chhantai, kaat chhaant, छंटाई, कटाई छंटाई, काट छांट, सधाई, sadhai, pinching, staking, desuckering, sucker, suckers, rejuvenation, top working, earthing up, mitti chadhana, mitti chadhaye, मिट्टी चढ़ाना, मिट्टी चढ़ाएं, bahar, bahar treatment, pollination by hand, hand pollination, thinning',
  ],
  [
    'organic',
    ['organic'],
    'bina rasayan, bina chemical, without chemicals, jevik, zaivik, jaiwik, deshi tarika, desi tarika, desi upay, gharelu upay, gharelu nuskha, desi nuskha, देसी उपाय, घरेलू उपाय, देसी तरीका, dashparni, dashaparni, neemastra, brahmastra, agniastra, नीमास्त्र, ब्रह्मास्त्र, अग्निअस्त्र, दशपर्णी, organic, organic farming, natural farming, jaivik, jaivik kheti, prakritik kheti, zbnf, जैविक, जैविक खेती, प्राकृतिक खेती',
  ],
  [
    'vermicompost',
    ['organic'],
    'vermicompost, vermi compost, vermi, kenchua, kenchua khad, kenchue ki khad, earthworm, केंचुआ, केंचुआ खाद, केंचुए की खाद, वर्मी कम्पोस्ट, वर्मीकम्पोस्ट',
  ],
  ['compost', ['organic'], 'compost, composting, nadep, kampost, कंपोस्ट, कम्पोस्ट, नाडेप'],
  ['jeevamrut', ['organic'], 'jeevamrut, jivamrit, jeevamrit, jivamrut, jeevamrutham, जीवामृत'],
  [
    'greenmanure',
    ['organic'],
    'green manure, hari khad, dhaincha, dhencha, dhaicha, sunnhemp, sanai, हरी खाद, ढैंचा, सनई',
  ],
  [
    'machine',
    ['machinery'],
    'upkaran, yantron, mashine, equipment, औजार, उपकरण, chaff cutter, weeder, planter, transplanter, machine, machinery, machines, yantra, mashin, मशीन, यंत्र, implement, implements, agricultural equipment, krishi yantra, कृषि यंत्र',
  ],
  ['tractor', ['?machinery'], 'tractor, tractors, ट्रैक्टर, traktor, hp, power tiller, पावर टिलर'],
  ['rotavator', ['machinery'], 'rotavator, rotavetor, रोटावेटर, cultivator, कल्टीवेटर'],
  [
    'seeder',
    ['machinery'],
    'seeder, seed drill, happy seeder, super seeder, smart seeder, हैप्पी सीडर, सुपर सीडर, seed cum fertilizer drill',
  ],
  [
    'zerotill',
    ['machinery'],
    'zero till, zero tillage, zero drill, जीरो टिलेज, jeero tillage, bina jutai, बिना जुताई',
  ],
  [
    'combine',
    ['machinery'],
    'combine, combine harvester, harvester, कंबाइन, हार्वेस्टर, reaper, thresher, थ्रेशर',
  ],
  [
    'laser',
    ['machinery'],
    'laser, laser leveller, laser level, laser leveler, लेजर, laser land leveller, समतल, samtal',
  ],
  ['drone', ['machinery'], 'drone, ड्रोन'],
  ['nozzle', ['machinery'], 'nozzle, नोजल, nozal, sprayer, spray pump, knapsack'],
  [
    'cost',
    [],
    'kitna kamai, kitni kamai, kitna fayda, fayda, faida, फायदा, kamaai, kitna paisa lagega, kitna lagat, labh, लाभ, bachat, cost, costs, kharcha, kharch, lagat, kitne ki, kitne ka, kitne me milega, kitne me milegi, kitna kharcha, खर्चा, खर्च, लागत, कितने की, कितने का, expense, investment, profit, munafa, मुनाफा, kamai, कमाई, income',
  ],
  [
    'stubble',
    ['?machinery', '?organic', '?soil'],
    'paralee, parali jalana, dhan ka puaal, puaal, puwal, पुआल, narwai, नरवाई, thunth, fasal avshesh, stubble, parali, paraali, residue, crop residue, puaal jalana, parali prabandhan, पराली, decomposer, डीकंपोजर, stubble burning, avshesh, अवशेष',
  ],
];

/** Ways of growing and kinds within a crop or an animal. */
export const kindWords: readonly Concept[] = [
  [
    'weather',
    ['?climate'],
    'weather, anuman, purvanuman, अनुमान, पूर्वानुमान, mausam, mosam, मौसम, forecast',
  ],
  ['basmati', [], 'basmati, बासमती'],
  [
    'dsr',
    [],
    'dsr, direct seeded, direct seeding, direct seeded rice, sidhi buwai, sidhi bijai, seedhi buwai, seedhi bijai, सीधी बुवाई, सीधी बिजाई, tar wattar',
  ],
  [
    'sri',
    [],
    'sri method, sri vidhi, shri vidhi, system of rice intensification, श्री विधि, श्री पद्धति, sri paddhati',
  ],
  ['bt', [], 'bt, bt cotton, bt kapas, बीटी'],
  ['kabuli', [], 'kabuli, kabuli chana, काबुली'],
  ['toria', [], 'toria, तोरिया'],
  ['kinnow', [], 'kinnow, kinnu, किन्नू'],
  ['oyster', [], 'oyster, dhingri, oyster mushroom, ढींगरी'],
  ['button', [], 'button, button mushroom, बटन'],
  ['murrah', [], 'murrah, मुर्रा'],
  ['gir', [], 'gir, gir cow, gir gay, गीर, gir gai'],
  ['sahiwal', [], 'sahiwal, साहीवाल'],
  ['jersey', [], 'jersey, jersi, hf, holstein, crossbred, crossbreed, sankar gay, जर्सी, संकर गाय'],
  [
    'rainfed',
    [],
    'rainfed, rain fed, barani, asinchit, बारानी, असिंचित, unirrigated, without irrigation, bina sinchai, dryland',
  ],
  ['irrigated', [], 'irrigated, sinchit, सिंचित'],
  [
    'summer',
    [],
    'summer, zaid, jayad, jaid, garmi ki fasal, गरमा, जायद, ग्रीष्मकालीन, grishmkalin, garma, garmi wali, ग्रीष्म',
  ],
  ['kharif', [], 'kharif, खरीफ, monsoon crop, barsati, बरसाती, barsat, बरसात, varsha'],
  ['rabi', [], 'rabi, रबी, winter crop'],
  [
    'lightning',
    ['climate'],
    'lightning, thunder, thunderstorm, bijli girna, bijli girne, bijli giri, akashiya bijli, aakashiya bijli, आकाशीय बिजली, बिजली गिरना, बिजली गिरने, vajrapat, वज्रपात, thanka, ठनका',
  ],
  [
    'clog',
    ['?irrigation'],
    'clog, clogs, clogged, clogging, choke, choked, blocked, kachra, kachra jam, jam gaya, jam ho gaya, jaam, कचरा, जाम, band ho gaya drip',
  ],
  [
    'stripe',
    ['?diseases'],
    'stripe, stripes, streak, streaks, dhari, dhariya, dhariyan, lakir, lakeer, lakiren, धारी, धारियां, लकीर, लकीरें',
  ],
  [
    'container',
    ['?pests'],
    'empty container, empty containers, empty bottle, empty bottles, empty packet, khali dibba, khali dibbe, khali botal, khali packet, dawai ka dibba, dawa ka dibba, dawai ki botal, dawa ki botal, खाली डिब्बा, खाली डिब्बे, खाली बोतल, दवा का डिब्बा, दवा की बोतल',
  ],
  [
    'fake',
    ['?nutrients', '?seed'],
    'fake, spurious, duplicate, adulterated, adulteration, nakli, naqli, milawat, milavat, milawati, asli nakli, asli ya nakli, नकली, मिलावट, मिलावटी, असली नकली',
  ],
  ['morning', [], 'morning, subah, savere, सुबह, सवेरे, dawn, early morning, tadke'],
  ['evening', [], 'evening, sham, shaam, शाम, night, raat, rat ko, रात'],
  ['rain', [], 'rain, rains, rainy, barish, baarish, barsaat, बारिश, वर्षा'],
];
