import type { Concept } from './concept.ts';

/** Parts of plants, signs on them, and their diseases. */
export const symptomWords: readonly Concept[] = [
  // Parts
  [
    'leaf',
    [],
    'patiya, patiyan, pattiya, pattiyo, pattio, patti, paati, pate, patho, leafs, leavs, leef, पत्तियो, पत्तो, paton, leaf, leaves, leave, foliage, patti, patta, patte, pattiyan, pattiyon, patto, paan, pane, पत्ती, पत्ता, पत्ते, पत्तियां, पत्तियों, पत्तों, paat',
  ],
  [
    'flower',
    [],
    'flower, flowers, flowering, blossom, bloom, phool, ful, phul, manjar, baur, फूल, फूलों, मंजर, बौर, baur, mor',
  ],
  [
    'fruit',
    [],
    'falon, phalon, fal me, phal me, fruite, phalo, fruit, fruits, phal, fal, फल, फलों, phalo',
  ],
  ['pod', [], 'pod, pods, fali, phali, faliyan, फली, फलियां, फलियों, chhimi'],
  ['grain', [], 'grain, grains, kernel, kernels, dana, dane, daane, दाना, दाने, anaj, अनाज, galla'],
  [
    'ear',
    [],
    'ear, ears, earhead, ear head, panicle, spike, bali, baali, bal, baliyan, बाली, बालियां, bhutta, भुट्टा, cob, cobs, sitta, sitte, siti',
  ],
  ['stem', [], 'stem, stems, stalk, tana, tane, तना, तने, trunk, bark, chhal, छाल'],
  ['root', [], 'root, roots, jad, jadon, jade, जड़, जड़ें, जड़ों'],
  [
    'shoot',
    [],
    'shoot, shoots, kalle, tiller, tillers, konpal, gobh, कल्ले, कोंपल, tillering, growing point, central shoot, beech ki patti, kalla',
  ],
  [
    'branch',
    [],
    'branch, branches, twig, twigs, tahni, tahniyan, shakha, dali, टहनी, टहनियां, शाखा, डाली',
  ],
  ['boll', [], 'boll, bolls, tinda, tinde, tende, टिंडा, टिंडे, square, squares, dendu, डेंडू'],
  ['tuber', [], 'tuber, tubers, bulb, bulbs, kand, gaanth, कंद, गांठ, rhizome, prakand, corm'],
  ['vein', [], 'vein, veins, nas, nasen, नस, नसें, नसों'],
  ['young', [], 'young, new, nai, naye, newest, nayi, नई, नए, upar, upper, top, ऊपर, ऊपर की'],
  [
    'old',
    [],
    'old, older, purani, purane, lower, niche, neeche, पुरानी, पुराने, नीचे, bottom, nichli, निचली',
  ],
  [
    'edge',
    [],
    'edge, edges, margin, margins, tip, tips, kinare, kinara, nok, किनारे, किनारा, नोक, sira, sire',
  ],
  // Colours
  [
    'yellow',
    ['?disorders', '?diseases'],
    'pilla, pilli, peeliya, piliya, yellows, yelow, yello, yallow, pila pad, peela pad, pili pad, peele pad, pila ho, peela ho, pili ho, पीला पड़, पीली पड़, पीले पड़, पीला हो, पीली हो, पियराना, piyar, yellow, yellowing, yellowish, pale, chlorosis, pili, peeli, pila, peela, pile, peele, peelapan, pilapan, pilia, पीला, पीली, पीले, पीलापन, pada peela, yelo',
  ],
  ['white', [], 'white, whitish, safed, sufed, safaid, सफेद, सफ़ेद, dhaula'],
  ['black', [], 'black, blackish, blackening, kala, kali, kaale, kale, काला, काली, काले, sooty'],
  ['brown', [], 'brown, brownish, bhura, bhuri, bhure, kathai, भूरा, भूरी, भूरे, कत्थई'],
  ['red', [], 'red, reddish, reddening, lal, laal, lali, लाल, लाली'],
  ['purple', [], 'purple, baingani, बैंगनी रंग, जामुनी, jamuni'],
  ['orange-colour', [], 'orange colour, narangi rang, नारंगी रंग'],
  ['green', [], 'green, hara, hari, hare, हरा, हरी, हरे, harapan, हरापन'],
  ['pink', [], 'pink, gulabi, गुलाबी'],
  [
    'eat',
    [],
    'eat, eats, eating, eaten, chew, chewed, kha, khaye, kha raha, kha rahi, kha rahe, kha gaye, kha gayi, kha gaya, khata, khati, khate, खा, खाए, खा रहा, खा रही, खा रहे, खा गए, खा गई, खाता, खाती, khana',
  ],
  ['silver', [], 'silver, silvery, chandi'],
  // Signs
  [
    'spot',
    ['?diseases'],
    'dhabbey, dhabe, dhabba, dhabey, dabbe, dagg, chitte pad, chitti pad, chakatte, chakatta, चकत्ते, चकत्ता, chhinte, nishan, निशान, spotting, leaf spot, leafspot, brown spot, black spot, dots, dot, bindi, fafole, phaphole, फफोले, pustule, pustules, spot, spots, spotted, dhabba, dhabbe, dhabbon, daag, dag, tikka, धब्बा, धब्बे, दाग, chitti, chitte, chittedar, speck, lesion, blotch',
  ],
  [
    'powder',
    ['?diseases'],
    'safed parat, safed pawder, white coating, atta jaisa, aate jaisa, talc, powder, powdery, churn, churna, चूर्ण, पाउडर, aata jaisa, dust, flour, powdar',
  ],
  [
    'curl',
    ['?diseases', '?pests'],
    'curly, kurl, leafcurl, leaf curl, mudne, mud rahi, mud raha, mud rahe, mudi hui, sikud rahi, sikud raha, sikud rahe, sikudi, sikur, kukda, gurchan, gol ho rahi, chamach, katori, कटोरी, मुड़ने, मुड़ गई, सिकुड़ने, सिकुड़ रही, ghungrali, patta mod, patta marod, मुड़ती, curl, curling, curled, curls, rolling, rolled, mud, mudna, mudi, mude, mur rahe, murna, mudkar, sikud, sikudna, kukad, kukda, churda, churada, मुड़, मुड़ना, मुड़ी, मुड़े, मुड़ रहे, सिकुड़, सिकुड़ना, सिकुड़ी, कुकड़ा, चुर्रा, मरोड़िया, marodiya, gurchha, gurcha, कुंचन, marod, मरोड़, ainth, folded, fold, crinkle, crinkled',
  ],
  [
    'wilt',
    ['diseases'],
    'willt, wiltt, murjhaa, murjhane lage, murjha rahe, murjha rahi, murjha raha, murjhate, lataka, latak, jhuk, achanak sukh, achanak suk, मुरझा रहे, मुरझा रही, अचानक सूख, uktha rog, ukhta rog, ukata, uktta, ukhatha, म्लान, wilt, wilting, wilted, ukhta, uktha, ukhtha, ukatha, murjha, murjhana, murjhaya, murjha gaya, murjhane, मुरझा, मुरझाना, मुरझा गई, मुरझाए, उकठा, उखटा, उक्टा, म्लानि, droop, drooping, kumhlana, fusarium, mlani, mar rog, mara',
  ],
  [
    'dry',
    ['?diseases', '?disorders', '?pests'],
    'sookh rahi, sookh rahe, sookh raha, sookh gaya, sukh jata, sukh jati, sukh jate, sukhne lage, sukhne laga, suukh, सूख जाता, सूख जाती, सूखने, सूख गए, सूख गई, dry ho raha, dry ho, driying, plants dying, plant dying, dry up, drying up, drying leaves, dries, dried, sukh, sukhna, sukh raha, sukh rahe, sukh rahi, sukh gaya, sookh, suk, suk rahe, suk raha, suk gaya, sukha rog, सूख, सूखना, सूख रहा, सूख रहे, सूख रही, सूख गया, die back, dieback, dying, mar rahe, mar raha, mar jate, marna, death of plants, mar gaye, मर रहे, मर रहा',
  ],
  [
    'burn',
    ['?disorders', '?diseases'],
    'jhulsana, jalne, jal rahi, jal gayi, kinare jal, जलने, जला हुआ, jhulas rahi, scorching, tip burn, tipburn, burn, burning, burnt, scorch, scorched, jalna, jal rahe, jal rahi, jal gaya, jali, jale, जलना, जल रही, जल गए, जली',
  ],
  [
    'rot',
    ['diseases'],
    'rotten, roting, sadne, sad gaya, sad gayi, sad jata, sad jati, sadan rog, sarna, sar raha, sar rahi, galne, gal gaya, gal gayi, gal jata, jad galan, jad sadan, tana galan, सड़ने, सड़ गया, सड़ गई, गलने, गल गया, जड़ सड़न, जड़ गलन, gala raha, root rot, stem rot, collar rot, rot, rots, rotting, rotten, sadan, sadna, sad, sad rahe, sad raha, sad rahi, sadi, sade, galan, galna, gal, gal raha, gal rahi, gal rahe, gala, सड़न, सड़ना, सड़, सड़ रहे, सड़ रहा, सड़ रही, गलन, गलना, गल, गल रहा, गल रही, damping off, ardra galan, आर्द्र गलन, decay, soft rot, vigalan, विगलन',
  ],
  [
    'drop',
    ['disorders'],
    'girne, girta, girti, gir jate, gir jata, gir jati, gir rahi, jhadte, jhad jate, jhad jata, jhad rahi, jhar raha, tut kar gir, toot kar gir, गिर रही, गिर जाते, गिर जाता, गिरने, झड़ रही, झड़ने, झड़ जाते, shedding, droping, fall down, falls, fruit fall, flower fall, flower drop, fruit drop, phool girna, fal girna, फूल गिरना, फल गिरना, drop, dropping, drops, fall off, falling, fall of flowers, shed, shedding, girna, gir, gir rahe, gir raha, gir rahi, girte, jhadna, jhad, jhad rahe, jhad raha, jhadne, jharna, jhar rahe, गिरना, गिर, गिर रहे, गिर रहा, गिरते, झड़ना, झड़, झड़ रहे, झड़ रहा, झड़ते, galat girna, premature fall',
  ],
  [
    'lodging',
    ['?disorders', '?irrigation'],
    'lodging, lodge, lodged, gir gayi fasal, fasal gir gayi, gir gaya, गिर गया, fall over, falling over, फसल गिर',
  ],
  [
    'crack',
    ['disorders'],
    'fatne, fat jate, fat jata, fat gaya, fat rahi, phat rahi, phatne, phat jata, fatt, फट रही, फट जाते, फटने, craking, splits, crack, cracks, cracking, cracked, split, splitting, fatna, fat, fat rahe, phatna, phat, phat rahe, phate, darar, फटना, फट, फट रहे, फटते, दरार, tadakna, burst, bursting',
  ],
  [
    'stunted',
    ['?disorders', '?diseases'],
    'chhote reh, chote reh, chhota reh, chota reh, nahi badh, badh nahi rahe, badh nahi raha, badh nahi rahi, nahi badh raha, ruk gayi, ruk gaya badh, badhwar ruki, growth ruki, growth ruka, growth kam, badwar, badvar, बढ़ नहीं रहा, नहीं बढ़ रहा, नहीं बढ़ रही, छोटे रह, बढ़वार रुक, not grow, not growing well, poor growth, plant not growing, stunted, stunting, dwarf, bauna, boune, chhota rah, badh nahi, badhwar nahi, no growth, not growing, growth ruk, growth nahi, bonsai, बौना, बौने, बढ़ नहीं, बढ़वार, badhvar, badhwar, growth, vridhi, slow growth',
  ],
  [
    'empty',
    ['disorders'],
    'empty, chaffy, unfilled, hollow, khali, khokhla, khokhle, thotha, thothi, dana nahi, पोला, खाली, खोखला, खोखले, थोथा, दाना नहीं, pochat, pops, hollow heart',
  ],
  ['shrivel', [], 'shrivel, shrivelled, shriveled, patla, sikuda dana, सिकुड़ा दाना, पतला'],
  [
    'no-fruit',
    ['disorders'],
    'ek saal chhod, ek saal chod, हर दूसरे साल, ek saal fal, alternate year, every other year, एक साल छोड़, kali nahi, कली नहीं, not flowering properly, flower nahi, phool kam, kam phool, फूल कम, fruit kam, fruits nahi, fal nahi lagta, phal nahi lagta, फल नहीं लगता, fal nahi lag rahe, phal nahi lag rahe, phool aate hai fal nahi, ful aate hai par fal nahi, fali nahi lag, phali nahi lag, gaanth nahi ban, kand nahi ban, bulb nahi ban, गांठ नहीं बन, कंद नहीं बन, no bulb, not forming bulb, bandhta nahi, sir nahi ban, phool nahi ban, head nahi, no fruit, no fruits, not giving fruit, not giving fruits, not bearing fruit, without fruit, fal kam, phal kam, kam fal, fal nahi deta, phal nahi deta, fal nahi de, phal nahi de, फल नहीं दे, फल नहीं आ, फल कम, phal nahi aa, phool fal nahi, phool nahi lag, ful nahi, ful nahi aa, फूल नहीं आ, फूल नहीं लग, not fruiting, fruit nahi, fal nahi, phal nahi, phal nahi lag, fal nahi lag, no fruiting, fruit set, fruit setting, not bearing, fal nahi aa, फल नहीं, फल नहीं लग, फलन, bearing, alternate bearing, no flowers, no flower, phool nahi, फूल नहीं, phool nahi aa, not flowering, no pod, no pods, fali nahi, phali nahi, फली नहीं, फलन नहीं',
  ],
  [
    'male-flowers',
    ['disorders'],
    'male, nar, नर, nar ped, nar paudha, nar paudhe, नर पेड़, नर पौधा, नर पौधे, male plant, male plants, male tree, male trees, male flowers, male flower, nar phool, nar ful, नर फूल, only male',
  ],
  [
    'small',
    [],
    'chhota chhota, chote chote, chhote chhote, size chhota, size nahi badh, size kam, size choti, आकार छोटा, undersized, small, small size, chote, chota, choti, chhota, chhote, chhoti, छोटा, छोटे, छोटी, little, tiny, size small',
  ],
  [
    'hole',
    ['?pests'],
    'chhid, chhidra, छिद्र, chhed kar, ched kar, chhed ho, छेद कर, chalni, holes in leaves, drilled, suraakh, hole, holes, chhed, ched, chhedh, surakh, छेद, सुराख, bored, tunnel, tunnels, surang, सुरंग, gallery',
  ],
  [
    'gum',
    ['?diseases', '?disorders'],
    'gond nikal, gond nikalna, gond aa, gond beh, गोंद निकल, ras tapak, chipchip, chip chipa, lasa, लासा, gum, gummosis, gond, गोंद, ooze, oozing, ras nikal, chipchipa, चिपचिपा, sticky, honeydew, chipak, madhuras',
  ],
  [
    'mosaic',
    ['diseases'],
    'mosaik, mozaik, mossaic, yellow mosaic, pila mosaic, peela mosaic, पीला मोजेक, pili chitti, peeli chitti, pilia rog, peelia, पीलिया रोग, pila rog, virus rog, patti me jal, ymv, yvmv, yellow vein, pili nas, peeli nas, पीली नस, पीत शिरा, peet shira, mosaic, mozaic, mojaik, mozek, mosek, मोजेक, मोज़ेक, मोजैक, chitkabra, chitkabre, chitkabri, चितकबरा, चितकबरे, चितकबरी, mottle, mottled, ringspot, ring spot, rings, chhalle, छल्ले, वलय',
  ],
  [
    'deformed',
    ['?diseases', '?disorders'],
    'tedha medha, tedhe medhe, टेढ़ा, टेढ़ा मेढ़ा, mude tude, vikrit, विकृत, ajeeb aakar, misshaped, bent, bending, deformed, malformed, malformation, misshapen, tedha, tedhe, guchha, guchchha, टेढ़े, गुच्छा, गुम्मा, bunchy, bunch, gumma, गुच्छे, crooked, gummah, little leaf',
  ],
  [
    'gall',
    ['?pests', '?diseases'],
    'gaanthe, gathan, gathe, gaathe, गाठ, gaanth ban, ganth ban, sutra krimi, sutrakrmi, root knots, gall, galls, ganth, गांठें, knots, root knot, jad gaanth, jad me gaanth, जड़ गांठ, जड़ में गांठ, nematode, nematodes, sutrakrimi, sutrkrimi, सूत्रकृमि, निमेटोड',
  ],
  ['smell', [], 'smell, smelly, badbu, gandh, बदबू, गंध, fishy, foul'],
  [
    'blight',
    ['diseases'],
    'jhulasa rog, jhulsaa, julsa, jhulsha, jhulasana, blite, blitght, light blight, late blight, early blight, पिछेती झुलसा, अगेती झुलसा, jhulas gaya, jhulas gayi, blight, jhulsa, jhulasa, झुलसा, jhulsna, झुलस, jhulas, angmari, अंगमारी, shyam varn',
  ],
  ['early', [], 'early, ageti, agati, agat, अगेती, अगात, agaiti, jaldi, जल्दी'],
  [
    'late',
    [],
    'late, pacheti, pachheti, pichheti, picheti, der se, der, delayed, पछेती, पिछेती, देर से, देर, late sown, late sowing, let',
  ],
  [
    'rust',
    ['diseases'],
    'rust, rusts, ratua, ratuwa, gerua, geruwa, gerui, kitt, रतुआ, गेरुई, गेरुआ, rust disease, haldi rog',
  ],
  [
    'smut',
    ['diseases'],
    'haldi gaanth, haldi ganth, हल्दी गांठ, haldi jaisa, हल्दी जैसा, kandva, kandawa, kanduva rog, kala powder, kaala churn, bali kali, bali kaali, bali me kala, बाली काली, kaali bali, smut, kandua, kanduwa, kandwa, kangiyari, कंडुआ, कंडवा, कांगियारी, bunt, बंट, loose smut, anavrit kandua, black powder, kala churn, kali bali, काली बाली, काला चूर्ण, false smut',
  ],
  [
    'mildew-white',
    ['diseases'],
    'powdry mildew, powdery mildu, safed powdar, safed parat, bhabhuti, churni rog, churna rog, khariya, खर्रा, kharra, kharra rog, chhachhya, छाछिया, chachiya, powdery mildew, white powder, safed churn, churni, churnil asita, chhachya, chachya, bhabhutiya, dahiya, सफेद चूर्ण, चूर्णी फफूंद, चूर्णिल आसिता, छाछ्या, भभूतिया, दहिया, safed powder, सफेद पाउडर, safed fafund',
  ],
  [
    'mildew-downy',
    ['diseases'],
    'downey mildew, dowry mildew, mrudromil, mriduromil asita, डाउनी मिल्ड्यू, daauni, downy mildew, downy, mridu romil, mridu asita, mriduromil, मृदुरोमिल, मृदु रोमिल, डाउनी, tulasita, तुलासिता, harit bali, green ear',
  ],
  ['blast', ['diseases'], 'blast, blast disease, jhonka, झोंका, ब्लास्ट, neck blast, gardan tod'],
  [
    'anthracnose',
    ['diseases'],
    'anthracnose, anthracnos, shyamvarn, shyam vran, एन्थ्रेक्नोज, श्यामव्रण, एंथ्रेक्नोज, shyam varna',
  ],
  [
    'scab',
    ['diseases'],
    'scab, apple scab, पपड़ी, papdi, स्कैब, canker, kainkar, नासूर, कैंकर, khurand, corky',
  ],
  [
    'red-rot',
    ['diseases'],
    'red rot, lal sadan, laal sadan, lal rog, लाल सड़न, रेड रॉट, kaana rog, kana rog',
  ],
  [
    'telya',
    ['diseases'],
    'telya, teliya, teliya rog, तेलिया, तेल्या, तेलिया रोग, bacterial blight, oily spot, oily spots',
  ],
  ['phyllody', ['diseases'], 'phyllody, फिलोडी, phool ki jagah patti, phool ki jagah, फूल की जगह'],
  ['khaira', ['disorders'], 'khaira, khaira rog, खैरा, खैरा रोग'],
  ['sterility', ['diseases'], 'sterility, sterility mosaic, banjhpan, banjh, बांझपन, बांझ, bushy'],
];
