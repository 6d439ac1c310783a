import type { Concept } from './concept.ts';

/** Parts of plants, signs on them, and their diseases. */
export const symptomWords: readonly Concept[] = [
  // Parts
  [
    'leaf',
    [],
    'leaf, leaves, leave, foliage, patti, patta, patte, pattiyan, pattiyon, patto, paan, pane, पत्ती, पत्ता, पत्ते, पत्तियां, पत्तियों, पत्तों, paat',
  ],
  [
    'flower',
    [],
    'flower, flowers, flowering, blossom, bloom, phool, ful, phul, manjar, baur, फूल, फूलों, मंजर, बौर, baur, mor',
  ],
  ['fruit', [], 'fruit, fruits, phal, fal, फल, फलों, phalo'],
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
    'yellow, yellowing, yellowish, pale, chlorosis, pili, peeli, pila, peela, pile, peele, peelapan, pilapan, pilia, पीला, पीली, पीले, पीलापन, pada peela, yelo',
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
    'spot, spots, spotted, dhabba, dhabbe, dhabbon, daag, dag, tikka, धब्बा, धब्बे, दाग, chitti, chitte, chittedar, speck, lesion, blotch',
  ],
  [
    'powder',
    ['?diseases'],
    'powder, powdery, churn, churna, चूर्ण, पाउडर, aata jaisa, dust, flour, powdar',
  ],
  [
    'curl',
    ['?diseases', '?pests'],
    'curl, curling, curled, curls, rolling, rolled, mud, mudna, mudi, mude, mur rahe, murna, mudkar, sikud, sikudna, kukad, kukda, churda, churada, मुड़, मुड़ना, मुड़ी, मुड़े, मुड़ रहे, सिकुड़, सिकुड़ना, सिकुड़ी, कुकड़ा, चुर्रा, मरोड़िया, marodiya, gurchha, gurcha, कुंचन, marod, मरोड़, ainth, folded, fold, crinkle, crinkled',
  ],
  [
    'wilt',
    ['diseases'],
    'wilt, wilting, wilted, ukhta, uktha, ukhtha, ukatha, murjha, murjhana, murjhaya, murjha gaya, murjhane, मुरझा, मुरझाना, मुरझा गई, मुरझाए, उकठा, उखटा, उक्टा, म्लानि, droop, drooping, kumhlana, fusarium, mlani, mar rog, mara',
  ],
  [
    'dry',
    ['?diseases', '?disorders', '?pests'],
    'dry up, drying up, drying leaves, dries, dried, sukh, sukhna, sukh raha, sukh rahe, sukh rahi, sukh gaya, sookh, suk, suk rahe, suk raha, suk gaya, sukha rog, सूख, सूखना, सूख रहा, सूख रहे, सूख रही, सूख गया, die back, dieback, dying, mar rahe, mar raha, mar jate, marna, death of plants, mar gaye, मर रहे, मर रहा',
  ],
  [
    'burn',
    ['?disorders', '?diseases'],
    'burn, burning, burnt, scorch, scorched, jalna, jal rahe, jal rahi, jal gaya, jali, jale, जलना, जल रही, जल गए, जली',
  ],
  [
    'rot',
    ['diseases'],
    'rot, rots, rotting, rotten, sadan, sadna, sad, sad rahe, sad raha, sad rahi, sadi, sade, galan, galna, gal, gal raha, gal rahi, gal rahe, gala, सड़न, सड़ना, सड़, सड़ रहे, सड़ रहा, सड़ रही, गलन, गलना, गल, गल रहा, गल रही, damping off, ardra galan, आर्द्र गलन, decay, soft rot, vigalan, विगलन',
  ],
  [
    'drop',
    ['disorders'],
    'drop, dropping, drops, fall off, falling, fall of flowers, shed, shedding, girna, gir, gir rahe, gir raha, gir rahi, girte, jhadna, jhad, jhad rahe, jhad raha, jhadne, jharna, jhar rahe, गिरना, गिर, गिर रहे, गिर रहा, गिरते, झड़ना, झड़, झड़ रहे, झड़ रहा, झड़ते, galat girna, premature fall',
  ],
  [
    'lodging',
    ['?disorders', '?irrigation'],
    'lodging, lodge, lodged, gir gayi fasal, fasal gir gayi, gir gaya, गिर गया, fall over, falling over, फसल गिर',
  ],
  [
    'crack',
    ['disorders'],
    'crack, cracks, cracking, cracked, split, splitting, fatna, fat, fat rahe, phatna, phat, phat rahe, phate, darar, फटना, फट, फट रहे, फटते, दरार, tadakna, burst, bursting',
  ],
  [
    'stunted',
    ['?disorders', '?diseases'],
    'stunted, stunting, dwarf, bauna, boune, chhota rah, badh nahi, badhwar nahi, no growth, not growing, growth ruk, growth nahi, bonsai, बौना, बौने, बढ़ नहीं, बढ़वार, badhvar, badhwar, growth, vridhi, slow growth',
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
    'no fruit, no fruits, not giving fruit, not giving fruits, not bearing fruit, without fruit, fal kam, phal kam, kam fal, fal nahi deta, phal nahi deta, fal nahi de, phal nahi de, फल नहीं दे, फल नहीं आ, फल कम, phal nahi aa, phool fal nahi, phool nahi lag, ful nahi, ful nahi aa, फूल नहीं आ, फूल नहीं लग, not fruiting, fruit nahi, fal nahi, phal nahi, phal nahi lag, fal nahi lag, no fruiting, fruit set, fruit setting, not bearing, fal nahi aa, फल नहीं, फल नहीं लग, फलन, bearing, alternate bearing, no flowers, no flower, phool nahi, फूल नहीं, phool nahi aa, not flowering, no pod, no pods, fali nahi, phali nahi, फली नहीं, फलन नहीं',
  ],
  [
    'male-flowers',
    ['disorders'],
    'male flowers, male flower, nar phool, nar ful, नर फूल, only male',
  ],
  [
    'small',
    [],
    'small, small size, chote, chota, choti, chhota, chhote, chhoti, छोटा, छोटे, छोटी, little, tiny, size small',
  ],
  [
    'hole',
    ['?pests'],
    'hole, holes, chhed, ched, chhedh, surakh, छेद, सुराख, bored, tunnel, tunnels, surang, सुरंग, gallery',
  ],
  [
    'gum',
    ['?diseases', '?disorders'],
    'gum, gummosis, gond, गोंद, ooze, oozing, ras nikal, chipchipa, चिपचिपा, sticky, honeydew, chipak, madhuras',
  ],
  [
    'mosaic',
    ['diseases'],
    'mosaic, mozaic, mojaik, mozek, mosek, मोजेक, मोज़ेक, मोजैक, chitkabra, chitkabre, chitkabri, चितकबरा, चितकबरे, चितकबरी, mottle, mottled, ringspot, ring spot, rings, chhalle, छल्ले, वलय',
  ],
  [
    'deformed',
    ['?diseases', '?disorders'],
    'deformed, malformed, malformation, misshapen, tedha, tedhe, guchha, guchchha, टेढ़े, गुच्छा, गुम्मा, bunchy, bunch, gumma, गुच्छे, crooked, gummah, little leaf',
  ],
  [
    'gall',
    ['?pests', '?diseases'],
    'gall, galls, ganth, गांठें, knots, root knot, jad gaanth, jad me gaanth, जड़ गांठ, जड़ में गांठ, nematode, nematodes, sutrakrimi, sutrkrimi, सूत्रकृमि, निमेटोड',
  ],
  ['smell', [], 'smell, smelly, badbu, gandh, बदबू, गंध, fishy, foul'],
  [
    'blight',
    ['diseases'],
    'blight, jhulsa, jhulasa, झुलसा, jhulsna, झुलस, jhulas, angmari, अंगमारी, shyam varn',
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
    'smut, kandua, kanduwa, kandwa, kangiyari, कंडुआ, कंडवा, कांगियारी, bunt, बंट, loose smut, anavrit kandua, black powder, kala churn, kali bali, काली बाली, काला चूर्ण, false smut',
  ],
  [
    'mildew-white',
    ['diseases'],
    'powdery mildew, white powder, safed churn, churni, churnil asita, chhachya, chachya, bhabhutiya, dahiya, सफेद चूर्ण, चूर्णी फफूंद, चूर्णिल आसिता, छाछ्या, भभूतिया, दहिया, safed powder, सफेद पाउडर, safed fafund',
  ],
  [
    'mildew-downy',
    ['diseases'],
    'downy mildew, downy, mridu romil, mridu asita, mriduromil, मृदुरोमिल, मृदु रोमिल, डाउनी, tulasita, तुलासिता, harit bali, green ear',
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
