import type { Concept } from './concept.ts';

/** Parts of plants and colours. */
export const symptomWords: readonly Concept[] = [
  // Parts
  [
    'leaf',
    [],
    'patiya, patiyan, pattiya, pattiyo, pattio, patti, paati, pate, patho, leafs, leavs, leef, पत्तियो, पत्तो, paton, leaf, leaves, leave, foliage, patta, patte, pattiyan, pattiyon, patto, paan, pane, पत्ती, पत्ता, पत्ते, पत्तियां, पत्तियों, पत्तों, paat, pattiyaan, pattian, patiyaan, pattiyonn, pattiyo me, pattia, pattyan, pattey, patey, pattiyo ka, pato, pata pata, paan ke patte, patte patte, पतिया, पातां, पात, पत्तीयां, पत्तियाँ, पाना, patra, patran, leafy, leaflet, leaflets, lower leaves, leaf blade',
  ],
  [
    'flower',
    [],
    'flower, flowers, flowering, blossom, bloom, phool, ful, phul, manjar, baur, फूल, फूलों, मंजर, बौर, mor aana, mor aa, mor jhad, mor gir, mor nahi, मोर झड़, मोर आना, phoolon, phulon, phulo, phoolo, फूलो, inflorescence, phulwari, puhup, manjari, मंजरी, bour, banjari, jhumka, झुमका',
  ],
  [
    'fruit',
    [],
    'falon, phalon, fal me, phal me, fruite, phalo, fruit, fruits, phal, fal, फल, फलों, falo me, phalon me, falan, fruites, fruit me, fal par, phal par, phalan, फलो',
  ],
  [
    'pod',
    [],
    'घेंटी, घेटी, घेंटे, gheti, ghenti, pod, pods, fali, phali, faliyan, फली, फलियां, फलियों, chhimi, falliyan, phaliya, phaliyan, phalliyan, faliya, faliyon, phaliyon, phaliyo, faliyo, फलियो, chhimiyan, chhimmi, छीमी, छीमियां, podding',
  ],
  ['grain', [], 'grain, grains, kernel, kernels, dana, dane, daane, दाना, दाने, anaj, अनाज, galla'],
  [
    'ear',
    [],
    'ear, ears, earhead, ear head, panicle, spike, bali, baali, baliyan, बाली, बालियां, bhutta, भुट्टा, cob, cobs, sitta, sitte, baal nikal, bal nikal, baalen, baal me, baal kali, बाल निकल, balon, baliyon, baaliyon, बालियों, sitton, sirta, सिट्टा, सिट्टे, bhutte, भुट्टे, bhutton, challi, chhalli, छल्ली, kansi, dhodhi',
  ],
  [
    'stem',
    [],
    'stem, stems, stalk, tana, tane, तना, तने, trunk, bark, chhal, छाल, tane me, taney, tano, danthal, danthale, dandi, dandal, dantha, dathal, डंठल, डंडी, डंठलों, petiole, stalks, chhaal, तनों',
  ],
  [
    'root',
    [],
    'root, roots, jad, jadon, jade, जड़, जड़ें, जड़ों, jado, jaden, jadein, jadon me, जड़ो, rootlet, rootlets, root system, jhakda, झकड़ा',
  ],
  [
    'shoot',
    [],
    'shoot, shoots, kalle, tiller, tillers, konpal, gobh, कल्ले, कोंपल, tillering, growing point, central shoot, beech ki patti, kalla, kalla nahi, kalley, kalle kam, phutav, futav, phutaw, futaan, phutan, फुटाव, कोपल, konpale, konplen, konpalen, koplen, कोंपलें, phunagi, phungi, फुनगी, phunga, tip of plant, terminal, apical, sprouts tip, gabha, गाभा, gabh, gobha, bich wali patti, beech wali patti, बीच की पत्ती, बीच वाली पत्ती, whorl, central whorl, side shoots, naye kalle, vaishe, viyas',
  ],
  [
    'branch',
    [],
    'branch, branches, twig, twigs, tahni, tahniyan, shakha, टहनी, टहनियां, शाखा, ped ki dali, daliyan, daaliyan, dali sukh, dali kat, dali tut, dali toot, daali, dalion, daliyon, shakhaye, shakhayen, shakhayein, tahniyon, डालियां, डालियों, डाल सूख, डाली सूख, शाखाएं, शाखाओं, टहनियों, limb, limbs',
  ],
  [
    'boll',
    [],
    'boll, bolls, tinda, tinde, tende, टिंडा, टिंडे, squares, dendu, डेंडू, square drop, square formation, square gir, square shedding, tindo, tinde kam, टिंडों, गूलर, gular, pudi, phulpudi',
  ],
  [
    'tuber',
    [],
    'tuber, tubers, bulb, bulbs, kand, gaanth, कंद, गांठ, rhizome, prakand, corm, kando, kandon, ghanth, gathiya, gathiyan, gaanthon, gantho, गांठों, कंदों, rhizomes, prakando, प्रकंद, corms',
  ],
  [
    'vein',
    [],
    'vein, veins, nas, nasen, नस, नसें, नसों, nason, nasein, naso, veinal, vein ke beech, nason ke beech, midrib, mid rib, venation, शिरा, शिराएं, shira, shiraye',
  ],
  [
    'young',
    [],
    'young, new, naye, newest, nayi, नई, नए, upar, upper, top, ऊपर, ऊपर की, nai patti, nai pattiyan, nai patte, nai konpal, nai kalle',
  ],
  [
    'old',
    [],
    'old, older, purani, purane, lower, niche, neeche, पुरानी, पुराने, नीचे, bottom, nichli, निचली, neeche ki, niche ki, nichle, niche wale, nichli pattiyan, neeche wali, niche wali, pehle ki pattiyan, purane patte, lower leaves first, bottom leaves, older leaves first, निचले, नीचे वाली, नीचे की',
  ],
  [
    'edge',
    [],
    'edge, edges, margin, margins, tip, tips, kinare, kinara, nok, किनारे, किनारा, नोक, sira, sire, kinaron, kinaro, kinarey, kinarewale, nokh, noke, nonk, noki, border se, bahari kinara, sire se, shira kinara, किनारों, किनारों से, नोंक, सिरे, सिरा, leaf tip, leaf tips, leaf margin, leaf edges, edges of leaf',
  ],
  // Colours
  [
    'yellow',
    ['?disorders', '?diseases'],
    'pilla, pilli, peeliya, piliya, yellows, yelow, yello, yallow, pila pad, peela pad, pili pad, peele pad, pila ho, peela ho, pili ho, पीला पड़, पीली पड़, पीले पड़, पीला हो, पीली हो, पियराना, yellow, yellowing, yellowish, pale, chlorosis, pili, peeli, pila, peela, pile, peele, peelapan, pilapan, pilia, पीला, पीली, पीले, पीलापन, pada peela, yelo, piyar ho, piyar pad, piyar patta, piyar pat, piyar patti, पियर हो, पियर पड़, piyra, piyarai, piyarahi, piyarat, peel ho, peeli hoti, peele hote, pili hoti, pile hote, peelapan aa, pilapan aa, pila pila, pili pili, peela peela, peele peele, peeli padti, pili padti, पीलापन आ, पीली पड़ती, पीली हो रही, पीले हो रहे, पीला हो रहा, पीली हो गई, पीले हो गए, पीले पत्ते, पीली पत्तियां, पीलियाना, पीळा, पीळी, pila par, peela par, pele, peeley, piley, peelay, yellowed, turning yellow, turn yellow, turns yellow, gone yellow, becoming yellow, going yellow, lost green, losing green, green colour going, faded, fading, discoloured, discolored, discoloration, discolouration, rang udna, rang ud, rang uda, rang badal, rang badla, rang feeka, रंग उड़, रंग बदल, yellow leaf, yellow leaves, yellow patch, yellow patches, chlorotic, harapan kam, harapan khatam, हरापन कम, chitkabra pila, feeka pad, fika pad, फीका पड़',
  ],
  [
    'white',
    [],
    'white, whitish, safed, sufed, safaid, सफेद, सफ़ेद, dhaula, safead, safaed, safedi, safedpan, dhola, dholi, dhole, ujla, ujli, ujar, ujjar, chitta, chitti chitti, सफेदी, धोला, उजला, उजली, whitening, bleached, milky',
  ],
  [
    'black',
    [],
    'black, blackish, blackening, kala, kali, kaale, kale, काला, काली, काले, sooty, kaali, kalapan, kaala, karia, kariya, karikha, kalaunch, kaalaa, kale kale, काला पड़, काली पड़, कालापन, काले पड़, करिया, black colour, turned black, turning black, blackened, dark black, charcoal black, jet black',
  ],
  [
    'brown',
    [],
    'brown, brownish, bhura, bhuri, bhure, kathai, भूरा, भूरी, भूरे, कत्थई, bhoora, bhoore, bhoori, bhura pad, bhuri pad, kattha, katthai, kathhai, badami, matmaila rang, chocolate colour, browning, turned brown, turning brown, bhuur, भूरा पड़, भूरी पड़, बादामी',
  ],
  [
    'red',
    [],
    'red, reddish, reddening, lal, laal, lali, लाल, लाली, lal pad, laal pad, lal ho, laal ho, lal pan, lalpan, lalima, lalya, lalya rog, raat lal, लाल पड़, लाल हो, लालिमा, लाल्या, reddened, redness, rangat lal, laal laal',
  ],
  [
    'purple',
    [],
    'purple, baingani, बैंगनी रंग, जामुनी, jamuni, baigani, baigni, baingni, baingani rang, jamni, jamuniya, jamunia, जामनी, बैंगनी हो, purpling, purplish, violet, violet colour, baingani ho, baigni ho',
  ],
  ['orange-colour', [], 'orange colour, narangi rang, नारंगी रंग'],
  [
    'green',
    [],
    'green, hara, hari, hare, हरा, हरी, हरे, harapan, हरापन, hare hare, haryali, hariyali, hari hari, greenish, greenness, हरियाली',
  ],
  ['pink', [], 'pink, gulabi, गुलाबी, gulaabi, gulabi rang, pinkish'],
  [
    'eat',
    [],
    'eat, eats, eating, eaten, chew, chewed, kha, khaye, kha raha, kha rahi, kha rahe, kha gaye, kha gayi, kha gaya, khata, khati, khate, खा, खाए, खा रहा, खा रही, खा रहे, खा गए, खा गई, खाता, खाती, khana, khaa, khaye ja, khaa raha, khaa rahi, khaa rahe, khaa gaya, khaa gaye, khaa gayi, kha jata, kha jati, kha jate, khate ja, kha dete, kha le, kha liya, kha li, kha rhe, kha rha, kha rhi, khaya hua, khaye hue, chaba, chabaye, chabata, chabate, chabana, chaba rahe, chat kar, chatt kar, chat kar ja, chat gaye, kutar, kutar rahe, kutarna, kutar gaye, kutar diya, katra hua, कुतर, कुतरना, कुतर रहे, कुतर गए, चबा, चबाते, चट कर, चट कर गए, खा जाता, खा जाते, खा जाती, खा लिया, खाया हुआ, खाए हुए, gnaw, gnawed, nibble, nibbled, devour, devoured, feeding on, feeds on, chewing, munching, skeletonised, skeletonized, ate, bites on leaves, चूहे कुतर',
  ],
  ['silver', [], 'silver, silvery, chandi'],
];
