import type { Concept } from './concept.ts';

/** Words of water, weeds, soil, weather and work in the field. */
export const fieldWords: readonly Concept[] = [
  // Water
  [
    'irrigation',
    ['irrigation'],
    'pani band, pani rok, pani rokna, stop water, stop irrigation, last irrigation, akhri pani, aakhri pani, antim sinchai, अंतिम सिंचाई, आखिरी पानी, पानी बंद, पानी रोक, palewa, पलेवा, paleva, rauni, sinchna, sichna, paani lagana, paani dena kab, pani lag, water requirment, watr, sichaai, sinchaee, sinchai kab, kab sinchai, pani kab kab, kab pani, kab kab pani, kitni baar pani, kitni bar pani, kitni sinchai, kitne din me pani, pani kitne din, kitne dino me pani, pani chalana, pani chalaye, pani lagaye, pani lagau, pani du, pani dun, pani de sakte, irigate, irrigaton, irrigaion, water schedule, watering schedule, water need, water needs, how often water, how often to water, first watering, पानी कितने दिन, कितने दिन में पानी, पानी लगाएं, पानी दूं, कब पानी, कितनी बार पानी, सिंचाइयां, सींचें, sinche, paani kab, paani kitna, irrigation, irrigate, irrigating, irigation, irrigations, watering, sinchai, sichai, sinchayi, sichayi, pani dena, pani kab, pani kitna, pani kitni, pani lagana, kitne pani, kitna pani, pani de, pani den, pehla pani, first water, सिंचाई, सिचाई, पानी देना, पानी कब, पानी कितना, पानी दें, कितने पानी, कितना पानी, पहला पानी, पानी लगाना, paani dena, water management, water requirement, when to water, how much water',
  ],
  ['water', ['?irrigation'], 'water, pani, paani, panee, पानी, jal, जल'],
  [
    'firstirrigation',
    ['irrigation'],
    'first irrigation, pehli sinchai, pahli sinchai, pehla pani, pahla pani, पहली सिंचाई, पहला पानी',
  ],
  [
    'drip',
    ['irrigation'],
    'drip system, dripline, drip pipe, tapka, टपका, inline, lateral, drip, tapak, ड्रिप, टपक, drip irrigation, tapak sinchai, टपक सिंचाई, thimbak, boond boond, bund bund sinchai, boond boond sinchai, बूंद बूंद, बूंद बूंद सिंचाई, micro irrigation, sukshm sinchai, सूक्ष्म सिंचाई, dripper, drippers, emitter, emitters, drip line, drip lagana, drip lagwana, ड्रिप सिस्टम, drip tape, rain pipe, fertigation, फर्टिगेशन, venturi, वेंचुरी',
  ],
  [
    'sprinkler',
    ['irrigation'],
    'sprinkler, fawara, fuvara, phuhara, फव्वारा, स्प्रिंकलर, फुहारा, fuwara, fuhara, phuvara, favara, fawwara, sprinklar, spinkler, rain gun, raingun, रेनगन, mini sprinkler, फुव्वारा, फवारा, micro sprinkler',
  ],
  [
    'mulch',
    ['?irrigation', '?weeds'],
    'mulch, mulching, malching, palwar, मल्चिंग, मल्च, पलवार, malch, plastic mulch, mulch paper, mulching paper, mulching sheet, mulch film, plastic film, plastic bichhana, plastic sheet, panni bichhana, panni lagana, पन्नी, पन्नी बिछाना, मल्चिंग पेपर, मल्चिंग शीट, straw cover, cover soil with straw, puaal bichhana, पुआल बिछाना, dhakna, ढकना, sukhi patti bichha',
  ],
  [
    'waterlogging',
    ['?disorders', '?climate', '?irrigation'],
    'khet me pani bhar, pani bhar gaya, pani jama, paani jama, pani nikas, barish ka pani, jaljamav, जलजमाव, पानी जमा, barh, bhar gaya pani, waterlogging, water logging, waterlogged, jalbharav, jal bharav, jal jamav, pani bhar, pani bhara, pani bharna, pani ruk, pani khada, standing water, full of water, water stand, water stands, under water, paani bhar gaya, pani me dub, flood, flooded, flooding, baadh, badh, जलभराव, जल भराव, जल जमाव, पानी भर, पानी भरा, पानी भरना, पानी खड़ा, बाढ़, doob gaya, doob, डूब, submergence, submerged, drainage, jal nikas, जल निकास, khet doob, fasal doob, fasal dub, khet dub, paani bhara, jalmagan, जलमग्न, too much water, excess water, extra water, zyada pani, jyada pani, ज्यादा पानी, अधिक पानी, adhik pani, heavy rain, bhari barish, भारी बारिश, jyada barish, zyada barish, ज्यादा बारिश, lagatar barish, excess rain, continuous rain, pani nikalna, pani nikale, pani nikasi, pani ki nikasi, jal nikasi, जल निकासी, पानी की निकासी, पानी निकाल, drain water, drain, overflow, overwatering, over watering, overwatered',
  ],
  [
    'drought',
    ['?climate', '?varieties'],
    'drought, dry spell, sukha, sookha, barish nahi, no rain, सूखा पड़, सूखा सहने, बारिश नहीं, monsoon late, late monsoon, sookhe, sukhe me, kam pani me, kam pani wali, kam pani, kam barish, less rain, low rainfall, water scarcity, water shortage, pani ki kami, pani kam hai, पानी की कमी, कम पानी में, कम पानी वाली, कम बारिश, monsoon fail, no rains, rain not coming, rain failed, barish ruk, बारिश रुक, barish kam, barish nahi ho, sukhaad, सुखाड़, akaal, अकाल, monsoon delay, monsoon delayed, der se monsoon, मानसून देर, मानसून में देर',
  ],
  // Weeds
  [
    'weed',
    ['weeds'],
    'weds, kharpatwaar, kharpatbar, kharpatawar, khar patbar, ghaas phus, nirai gudai, nirayi, nilai, nidai gudai, ghas marne, ghas maarne, ghas nashak, weedisite, weedcide, herbicid, ghas bahut, ghas khatam, jangli ghas, जंगली घास, घास की दवा, घास मारने, weed, weeds, weeding, weed control, weed management, weedicide, herbicide, herbicides, weedicides, weed killer, kharpatwar, kharpatvar, khar patwar, nirai, nindai, ninda, nadeen, nadin, ghas, ghaas, ghas ki dawa, ghas patwar, khar, kharpatwar nashak, खरपतवार, खरपतवारनाशी, निराई, निंदाई, नींदा, नदीन, घास, खर पतवार, निदाई, ghas fus, hoeing, hoe, gudai, gurai, गुड़ाई, antarvarti',
  ],
  // Field
  [
    'soil',
    ['soil'],
    'mitti kaisi, kaisi mitti, kaisi zameen, kaisi jameen, konsi mitti, kaun si jamin, domat, दोमट, balui, बलुई, chikni, चिकनी, retili, रेतीली, kali mitti, काली मिट्टी, lal mitti, loam, loamy, sandy, clay, khet taiyari, khet taiyar, field preparation, bhumi ki taiyari, भूमि की तैयारी, soil, soils, mitti, mati, bhoomi, bhumi, zameen, jameen, jamin, kaun si mitti, soil type, मिट्टी, भूमि, जमीन, मृदा, mrida, maati, land preparation, khet ki taiyari, खेत की तैयारी, ploughing, jutai, जुताई, what land, which land, land type, type of land, kind of land, land needed, land is right, land suits, कैसी जमीन, कैसा खेत, kaisi jamin, kaisa khet',
  ],
  ['ph', ['soil'], 'ph, पीएच, soil ph, acidic, acid, amliya, khatti mitti, अम्लीय, खट्टी'],
  [
    'alkali',
    ['soil'],
    'alkali, alkaline, sodic, usar, kallar, kshariya, ऊसर, कल्लर, क्षारीय, reh, रेह, usar bhoomi, usar zameen, usar jamin, usar sudhar, ऊसर जमीन, ऊसर सुधार, kshar, kshareey, sodic soil, alkali soil, kalar, kalrathi, कलर, ph zyada, ph jyada, high ph, white patches soil',
  ],
  [
    'saline',
    ['soil'],
    'saline, salinity, salty, namkeen, lavaniya, khara, khari, लवणीय, नमकीन, खारा, खारी, salt, namak wali mitti, namak wali jamin, khara pani, khare pani, खारा पानी, salty water, salt water, saline water, hard water, khare pani se, safed papdi mitti, namak jam, नमक जम, khaar, नमक वाली मिट्टी, namkeen pani',
  ],
  [
    'soiltest',
    ['soil'],
    'soil test, soil testing, soil sample, mitti janch, mitti ki janch, mitti ka namuna, mitti parikshan, mitti jaanch, मिट्टी की जांच, मिट्टी जांच, मिट्टी परीक्षण, मृदा परीक्षण, soil health card, mrida card, मृदा स्वास्थ्य कार्ड, मृदा कार्ड, namuna, नमूना, soil card, mitti test, mitti check, mitti jach, mitti janchna, mitti ki jaanch kaise, mitti ka test, mitti ka sample, mitti sample, soil lab, soil report, soil health report, test my soil, check soil, get soil checked, मिट्टी का नमूना, मिट्टी सैंपल, मिट्टी टेस्ट, मिट्टी चेक, bhumi parikshan, भूमि परीक्षण, mrida janch, mrida parikshan, soil sampling',
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
    'pale se, paale se, pala pad, पाला पड़, पाले से, sheet lahar, शीत लहर, cold wave, frost, pala, paala, पाला, पाले, freezing, paale, paala lag, pala maar, pala mar, pala gir, tushar, तुषार, पाला मार, पाला लग, frosty, frost bite, freeze, frost se, पाला गिर',
  ],
  [
    'heat',
    ['?climate', '?disorders'],
    'garam, warm, गरम, गर्म, tez garmi, adhik garmi, zyada garmi, jyada garmi, high temperature, lu se, loo se, hit wave, तेज गर्मी, ज्यादा गर्मी, heat, heat wave, heatwave, garmi, loo, lu, hot, गर्मी, लू, heat stress, garmi se, tez dhoop, sunburn, sun burn, dhoop, garmi badh, garmi jyada, bahut garmi, loo chal, loo lag, luu, लू चल, लू लग, तेज धूप, kadi dhoop, hot wind, hot weather, summer heat, scorching heat, garmi ka asar, garmi se bachav, garmi se bachaye, गर्मी से बचाएं, गर्मी से बचाव, heat protection, jyada tapman, adhik tapman, 36 degree, 37 degree, 38 degree, 39 degree, 40 degree, 41 degree, 42 degree, 43 degree, 44 degree, 45 degree, 46 degree, 47 degree, 48 degree, 40 degrees, 42 degrees, 45 degrees, taapman 42, tapman 42',
  ],
  [
    'cold',
    ['?climate', '?disorders'],
    'cold, thand, sardi, ठंड, सर्दी, thandi, chilling, thandi hawa, sardi se, thand se, thand me, thand se bachaye, thand se bachav, ठंड से बचाव, ठंड से, sardi me, sardiyon me, winter cold, cold weather, cold injury, thithur, sheet, शीत, kohra, kohara, कोहरा, fog, foggy, dhundh, धुंध, ठंडी, ठंड में, jada, जाड़ा, jaade, jade me, जाड़े',
  ],
  [
    'hail',
    ['climate'],
    'olavrishti, ole gire, ole pade, ole girne, ola gira, ओले गिरे, ओले पड़े, hail storm, hail, hailstorm, ole, ola, ओला, ओले, olavrishti, ओलावृष्टि, ole padna, ola padna, ola vrishti, ole padne, olaa, हेल, hail net, hail damage, पत्थर गिरे, gara, gaare, गारे, ole se',
  ],
  [
    'intercrop',
    ['intercropping'],
    'beech ki khali, bich ki khali, beech wali khali, khali jagah me, khali jameen me, khali zameen me, kataro ke beech, kataron ke beech, lino ke beech, line ke beech, lainon ke beech, बीच की खाली, खाली जगह में, लाइनों के बीच, लाइन के बीच, कतारों के बीच, between the rows, between rows, sath kya laga, saath kya laga, sath kya lagaye, sath kya bo, ke sath kya, ke sath kaun si, beech me kya laga, beech me kya bo, bich me kya laga, inter cropping, inter croping, साथ क्या लगा, बीच में क्या लगा, antar fasal, अंतर फसल, antarvarti, mishrit fasal, मिश्रित फसल, intercrop, intercropping, inter crop, mixed cropping, mixed crop, sahfasli, sah fasal, sahfasal, saath me kya, ke saath kya, saath kaun si fasal, sath kaun si fasal, saath kya boye, saath kya lagaye, beech me kaun si fasal, beech me kya, bich me kya, साथ कौन सी फसल, के साथ क्या, बीच में कौन सी फसल, बीच में क्या, साथ क्या बोएं, साथ क्या लगाएं, grow together, grow with, along with, mishrit kheti, सहफसली, सह फसल, मिश्रित, मिलवां, antarvarti fasal, अंतरवर्ती फसल, crop rotation, rotation, fasal chakra, फसल चक्र, companion',
  ],
  [
    'pruning',
    ['pruning'],
    'छाटणी, खरड छाटणी, chhatni, chhatani, khared chhatni, kharad chhatni, katai chatai, kataai chatai, kataai chhatai, kaat chaat, kat chat, katchat, chhatai kab, chatai kab, chhataai, chatai, prunning, pruing, trimming, trim, khutai, khutaai, khontai, nipping, nip, topping, खुटाई, खोंटना, टॉपिंग, staking, sahara dena, सहारा, mandap, मंडप, trellis, pandal, prune, pruning, training of, training and, tree training, katai chhatai, kaat chhat, kat chhant, chhatai, chhantai, kaat chhaant, छंटाई, कटाई छंटाई, काट छांट, सधाई, sadhai, pinching, desuckering, sucker, suckers, rejuvenation, top working, earthing up, mitti chadhana, mitti chadhaye, मिट्टी चढ़ाना, मिट्टी चढ़ाएं, bahar treatment, pollination by hand, hand pollination, thinning, bahar lena, bahar lene, bahar kab, bahar niyantran, bahar upchar, ambe bahar, ambia bahar, ambiya bahar, mrig bahar, mrug bahar, hasta bahar, हस्त बहार, मृग बहार, अंबे बहार, अंबिया बहार, बहार लेना, बहार उपचार',
  ],
  [
    'organic',
    ['organic'],
    'bina rasayan, bina chemical, without chemicals, jevik, zaivik, jaiwik, deshi tarika, desi tarika, desi upay, gharelu upay, gharelu nuskha, desi nuskha, देसी उपाय, घरेलू उपाय, देसी तरीका, dashparni, dashaparni, neemastra, brahmastra, agniastra, नीमास्त्र, ब्रह्मास्त्र, अग्निअस्त्र, दशपर्णी, organic, organic farming, natural farming, jaivik, jaivik kheti, prakritik kheti, zbnf, जैविक, जैविक खेती, प्राकृतिक खेती, organik, orgenic, ऑर्गेनिक, आर्गेनिक, jaivik tarika, jaivik dawa, jaivik upay, jaivik khad, जैविक खाद, जैविक दवा, जैविक उपाय, bina dawai, bina dawa ke, bina zahar, जहर मुक्त, jahar mukt, zahar mukt, chemical free, chemical ke bina, बिना केमिकल, बिना दवा, बिना रसायन, home remedy, home made, homemade, home remedies, ghar par banaye dawa, ghar ki dawa, ghar par bani, gharelu, घरेलू, natural way, natural method, natural remedy, naturally, organically, gau adharit, gomutra, gaumutra, gau mutra, गोमूत्र, गौमूत्र, cow urine, panchgavya, panchagavya, पंचगव्य, beejamrit, bijamrit, beejamrut, बीजामृत, waste decomposer, matka khad, chhachh, mattha spray, छाछ, मट्ठा, amritpani',
  ],
  [
    'vermicompost',
    ['organic'],
    'vermicompost, vermi compost, vermi, kenchua, kenchua khad, kenchue ki khad, earthworm, केंचुआ, केंचुआ खाद, केंचुए की खाद, वर्मी कम्पोस्ट, वर्मीकम्पोस्ट, kechua, kechuwa, kenchuye, kechua khad, kechue, kenchuo, केचुआ, worm compost, worm manure, vermi bed, vermiwash, वर्मी, varmi, varmi compost, kechuwe ki khad',
  ],
  [
    'compost',
    ['organic'],
    'compost, composting, nadep, kampost, कंपोस्ट, कम्पोस्ट, नाडेप, kompost, nadap, naadep, khad banana, khad banaye, khad kaise banaye, khad kaise bante, खाद बनाना, खाद कैसे बनाएं, make compost, making compost, make manure, compost pit, compost heap, patton ki khad, patte ki khad, leaf mould, पत्तों की खाद, kachre ki khad, ghar ki khad',
  ],
  [
    'jeevamrut',
    ['organic'],
    'jeevamrut, jivamrit, jeevamrit, jivamrut, jeevamrutham, जीवामृत, jivamrut, jeewamrit, jeevaamrit, jivaamrit, ghanjeevamrit, ghan jeevamrit, ghan jivamrit, घन जीवामृत, घनजीवामृत, जीवामृत्',
  ],
  [
    'greenmanure',
    ['organic'],
    'green manure, hari khad, dhaincha, dhencha, dhaicha, sunnhemp, sanai, हरी खाद, ढैंचा, सनई, dhainchaa, dhaincha palatna, dhencha, sunhemp, sun hemp, san hemp, sunn hemp, sesbania, hari khaad, hare khad, plough in green, moong palatna, green manuring, sanayi, सनई, ढेंचा, ढैचा',
  ],
  [
    'machine',
    ['machinery'],
    'upkaran, yantron, mashine, equipment, औजार, उपकरण, chaff cutter, weeder, planter, transplanter, machine, machinery, machines, yantra, mashin, मशीन, यंत्र, implement, implements, agricultural equipment, krishi yantra, कृषि यंत्र, auzar, aujar, masheen, mashino, machino, krishi yantra, yantro, tools, tool, power weeder, पावर वीडर, brush cutter, ब्रश कटर, reaper binder, baler, बेलर, mulcher, मल्चर, harrow machine, plough machine, mb plough, potato planter, potato digger, khudai machine, ropai machine, ropai ki machine, katai machine, katai ki machine, buwai machine, buwai ki machine, sugarcane harvester, chaff kutter, kutti machine, kutti, कुट्टी मशीन, कुट्टी, कटाई मशीन, रोपाई मशीन, बुवाई मशीन, milking machine, dudh nikalne ki machine, मिल्किंग मशीन, sheller, chilne wali machine, छीलने की मशीन',
  ],
  [
    'tractor',
    ['?machinery'],
    'tractor, tractors, ट्रैक्टर, traktor, hp, power tiller, पावर टिलर, traktar, tracter, trakter, tactor, ट्रेक्टर, kitne hp, horse power, horsepower, hors power, एचपी, mini tractor, trolley, trali, ट्रॉली',
  ],
  ['rotavator', ['machinery'], 'rotavator, rotavetor, रोटावेटर, cultivator, कल्टीवेटर'],
  [
    'seeder',
    ['machinery'],
    'seeder, seed drill, drill, ड्रिल, happy seeder, super seeder, smart seeder, हैप्पी सीडर, सुपर सीडर, seed cum fertilizer drill, seed drill machine, sid dril, sid drill, super sidar, happy sidar, सीड ड्रिल, seed planter, planter machine, raised bed planter',
  ],
  [
    'zerotill',
    ['machinery'],
    'zero till, zero tillage, zero drill, जीरो टिलेज, jeero tillage, bina jutai, बिना जुताई',
  ],
  [
    'combine',
    ['machinery'],
    'combine, combine harvester, harvester, कंबाइन, हार्वेस्टर, reaper, thresher, थ्रेशर, kambain, combain, hadamba, हडंबा, thresar, threshar, gahai machine, combine se',
  ],
  [
    'laser',
    ['machinery'],
    'laser, laser leveller, laser level, laser leveler, लेजर, laser land leveller, समतल, samtal, level karna, khet samtal, khet level, leveling, levelling, land leveling, land levelling, leveller, खेत समतल, लेवलर, karaha, samatal',
  ],
  ['drone', ['machinery'], 'drone, ड्रोन, dron, drone didi, नमो ड्रोन, drone spray, drone se'],
  [
    'nozzle',
    ['machinery'],
    'nozzle, नोजल, nozal, sprayer, spray pump, knapsack, nozal, nojal, noozle, spray machine, spray tanki, tanki wali machine, battery pump, power sprayer, pith wali tanki, dawa ki tanki, स्प्रे मशीन, स्प्रेयर, स्प्रे पंप, flat fan, hollow cone, calibration',
  ],
  [
    'cost',
    [],
    'kitna kamai, kitni kamai, kitna fayda, fayda, faida, फायदा, kamaai, kitna paisa lagega, kitna lagat, labh, लाभ, bachat, cost, costs, kharcha, kharch, lagat, kitne ki, kitne ka, kitne me milega, kitne me milegi, kitna kharcha, खर्चा, खर्च, लागत, कितने की, कितने का, expense, investment, profit, munafa, मुनाफा, kamai, कमाई, income',
  ],
  [
    'stubble',
    ['?machinery', '?organic', '?soil'],
    'paralee, parali jalana, dhan ka puaal, puaal, puwal, पुआल, narwai, नरवाई, thunth, fasal avshesh, stubble, parali, paraali, residue, crop residue, puaal jalana, parali prabandhan, पराली, decomposer, डीकंपोजर, stubble burning, avshesh, अवशेष, parali na jalaye, parali kya kare, paraali jalaye, parali jalane, pral, puwaal, dhan ki parali, gehu ki nalwai, stubbles, straw burning, burn stubble, burning straw, burn straw, crop waste, fasal ka kachra, naad, नाड, phans, faane, फाने, thoonth, ठूंठ, khunti, khunte, decompozer, dekompozar, pusa decomposer, bio decomposer, डिकंपोजर, पूसा डीकंपोजर',
  ],
];
