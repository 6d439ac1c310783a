import type { Concept } from './concept.ts';

/** Further signs on plants and animals, the friends of the farmer, and ailments that have names of their own. */
export const signWords: readonly Concept[] = [
  ['bud', [], 'bud, buds, flower bud, kaliyan, kaliya, kaliyon, phool ki kali, कलियां, कलियों, कली'],
  [
    'sudden',
    [],
    'sudden, suddenly, all of a sudden, overnight, achanak, achaanak, ekaek, अचानक, एकाएक, ek raat me, ek hi raat',
  ],
  [
    'wet',
    [],
    'wet, damp, soaked, gila, gili, gile, geela, geeli, geele, bheega, bhiga, bheege, bhige, गीला, गीली, गीले, भीगा, भीगे, भीगी',
  ],
  [
    'cloudy',
    ['?climate'],
    'cloudy, cloud, clouds, overcast, badal, badli, baadal, badal chhaye, badli wala mausam, बादल, बादलों, बदली, बदली वाला',
  ],
  [
    'fog',
    ['?climate'],
    'fog, foggy, mist, misty, dew, kohra, kohara, kohre, dhundh, os girna, कोहरा, कोहरे, धुंध',
  ],
  [
    'storm',
    ['?climate'],
    'storm, stormy, cyclone, windstorm, gale wind, strong wind, strong winds, high wind, aandhi, andhi, toofan, tufan, tez hawa, आंधी, तूफान, तेज हवा, चक्रवात',
  ],
  [
    'dark',
    [],
    'dark, deep colour, dark colour, gaadha hara, gadha hara, gahra, gehra rang, gahre rang, gahra rang, गहरा रंग, गहरे रंग',
  ],
  [
    'grey',
    [],
    'grey, gray, greyish, grayish, ashy, slate colour, dhusar, rakh ka rang, rakh jaise rang, matmaila, धूसर, मटमैला, राख के रंग',
  ],
  [
    'bronze',
    [],
    'bronze, bronzing, bronzed, coppery, copper coloured, tambe jaisa, tambe jaisi, tambai, tamba rang, kanse jaisa, तांबे जैसा, तांबे जैसी, तांबे के रंग, तांबई, कांसे जैसा',
  ],
  ['blue', [], 'blue, bluish, neela, neeli, neele, nila pad, neela pad, नीला, नीली, नीले'],
  [
    'ring',
    [],
    'rings, ring, concentric, concentric rings, chhalle, chhalla, chhalledar, gol ghere, ghera, छल्ले, छल्ला, छल्लेदार, वलय, घेरे, घेरा',
  ],
  [
    'sunken',
    [],
    'sunken, depressed spots, pits on fruit, dhansa, dhanse, dhanse hue, dhas gaya, धंसा, धंसे, धंसी, धंस गए',
  ],
  [
    'rough',
    [],
    'rough, roughness, scaly skin, khurdura, khurdure, khurduri, khurdara, khurdare, khurdari, khurdhara, खुरदरा, खुरदरे, खुरदरी, खुरदुरा, खुरदुरे',
  ],
  ['soft', [], 'soft, spongy, naram, narm, mulayam, नरम, मुलायम'],
  ['hard', [], 'hard, hardened, sakht, kada, kathor, kadak, सख्त, कड़ा, कठोर, कड़क'],
  [
    'damage',
    [],
    'damage, damaged, loss, losses, damaging, harm, harmed, ruined, spoilt, spoiled, nuksan, nuksaan, nukshan, kharab, khrab, barbad, barbaad, chaupat, tabah, नुकसान, खराब, बर्बाद, हानि, चौपट',
  ],
  [
    'bitter',
    ['?disorders'],
    'bitter, bitterness, bitter taste, kadwa, kadva, kadwi, kadwe, kadwahat, karwa, tikta, कड़वा, कड़वी, कड़वे, कड़वाहट',
  ],
  [
    'taste',
    [],
    'meetha nahi, mitha nahi, phika swad, feeka swad, bina swad, मीठा नहीं, बेस्वाद, फीका स्वाद',
  ],
  [
    'endrot',
    ['disorders'],
    'blossom end rot, blossom end, end rot, bottom of fruit black, bottom rot, black bottom, tale me kala, phal ke niche kala, fal ke niche kala, fal ke neeche kala, niche se kala, neeche se kala, pende me kala, pendi kali, nichla hissa kala, नीचे से काला, फल के नीचे काला, पेंदा काला, पेंदी काली, निचला हिस्सा काला',
  ],
  [
    'bolting',
    ['disorders'],
    'bolting, bolted, bolt, seed stalk, flower stalk early, premature flowering, flowering early, dandi nikal, phool dandi, phool ki dandi, phool danthal, danthal nikal, goti nikal, naal nikal, बोल्टिंग, डंडी निकल, फूल की डंडी, फूल डंठल, गोटी निकल',
  ],
  [
    'granulation',
    ['disorders'],
    'granulation, dry inside, no juice, juiceless, juice less, less juice, dry juice sacs, ras nahi, ras kam, ras sukh, bina ras, andar se sukha, andar se sukhi, rassukha, रस नहीं, रस कम, रस सूख, अंदर से सूखा, अंदर से सूखी',
  ],
  [
    'sooty',
    ['diseases', '?pests'],
    'sooty mould, sooty mold, soot on leaves, black soot, kali fafund, kaali fafund, kali fafundi, kali parat, kaali parat, kajali, kajli, kajal jaisa, kaalikh, kalikh, dhuen jaisa kala, काली फफूंद, काली परत, काजली, कालिख, काजल जैसा, black coating, black layer on leaves, black film, kala kala chipchipa',
  ],
  [
    'ergot',
    ['diseases'],
    'ergot, argat, argot, sugary disease, madhuras rog, chepa rog, gundiya rog, arget, अरगट, अर्गट, अर्गाट, शर्करा रोग, बाली से मीठा रस, bali se ras, bali se chipchipa',
  ],
  [
    'greening',
    ['diseases'],
    'greening, citrus greening, hlb, huanglongbing, psylla, sylla, citrus psylla, ग्रीनिंग, सिल्ला, हरितमा रोग',
  ],
  ['sigatoka', ['diseases'], 'sigatoka, sigatoca, shigatoka, sigataka, सिगाटोका, सिगातोका'],
  [
    'moth',
    ['?pests'],
    'moth, moths, butterfly, butterflies, patanga, patange, patinga, patingey, titli, titliyan, पतंगा, पतंगे, तितली, तितलियां',
  ],
  [
    'web',
    ['?pests'],
    'web, webs, webbed, webbing, cobweb, silken threads, silky threads, jala, jaala, jaale, jaali, jali, jala jaisa, जाला, जाले, जाली',
  ],
  [
    'friend',
    ['?pests', '?organic'],
    'natural enemy, natural enemies, friendly insect, friendly insects, beneficial insect, beneficial insects, good insects, predator, predators, predatory, parasitoid, parasitoids, ladybird, ladybirds, ladybug, ladybugs, lady bird beetle, lacewing, chrysoperla, trichogramma, tricho card, tricho cards, mitra keet, mitra kit, mitra keeda, dost keede, kisan mitra keet, labhkari keet, parbhakshi, मित्र कीट, किसान मित्र, लाभकारी कीट, परभक्षी, परजीवी ततैया, लेडीबर्ड, लेडीबग, ट्राइकोग्रामा, ट्राइको कार्ड, क्राइसोपर्ला',
  ],
  [
    'biocontrol',
    ['?pests', '?diseases', '?organic'],
    'biopesticide, biopesticides, bio pesticide, bio pesticides, biocontrol, biological control, bio agent, bioagent, beauveria, bavaria bassiana, beauveria bassiana, metarhizium, metarizium, verticillium lecanii, lecanicillium, bacillus, bacillus thuringiensis, bt spray, npv, hanpv, slnpv, ha npv, pseudomonas, pseudomonas fluorescens, jaivik keetnashak, jaivik kitnashak, jaiv keetnashak, ब्यूवेरिया, मेटाराइजियम, वर्टिसिलियम, स्यूडोमोनास, बैसिलस, एनपीवी, जैविक कीटनाशक, जैव कीटनाशक',
  ],
  [
    'pox',
    ['health'],
    'pox, fowl pox, chechak, mata nikal, kalgi par dane, चेचक, माता रोग, माता निकल, पॉक्स, कलगी पर दाने, फाउल पॉक्स',
  ],
  [
    'anthrax',
    ['health'],
    'anthrax, anthreks, gilti rog, gilti, tilli bukhar, visahari, एंथ्रेक्स, एन्थ्रेक्स, गिल्टी रोग, तिल्ली बुखार',
  ],
  [
    'enterotox',
    ['health'],
    'enterotoxaemia, enterotoxemia, entero toxaemia, et vaccine, fadkiya, phadkiya, fadkia, phadkia, phidkiya, fidkiya, pulpy kidney, फड़किया, फिड़किया, ईटी टीका',
  ],
  [
    'ketosis',
    ['health'],
    'ketosis, kitosis, keetosis, acetonaemia, meethi saans, कीटोसिस, किटोसिस',
  ],
  [
    'skin',
    ['?health'],
    'mange, mange mites, itch, itching, itchy, scratching, khujli, khujlee, khaj, khaaj, khaj khujli, rub against wall, baal jhad, bal jhad, खुजली, खाज, बाल झड़, charm rog, चर्म रोग',
  ],
  [
    'poison',
    [],
    'poison, poisoned, poisoning, poisonous, toxic, jahar, zahar, zehar, jehar, jaharila, zaharila, zehrila, jahrila, vish, vishaila, जहर, जहरीला, जहरीली, विषैला, विषाक्त',
  ],
  [
    'cud',
    ['health'],
    'cud, rumination, ruminating, not chewing cud, no cud, jugali, jugaali, jugali nahi, jugali band, pagur, pagurana, pagur nahi, pagurati nahi, जुगाली, जुगाली नहीं, जुगाली बंद, पागुर, पागुर नहीं',
  ],
  [
    'constipation',
    ['?health'],
    'constipation, constipated, not passing dung, dung not passing, no dung, gobar nahi kar, gobar band, gobar nahi aa, kabj, kabz, bandh pad, गोबर नहीं कर, गोबर बंद, कब्ज',
  ],
  [
    'dystocia',
    ['health', 'breeding'],
    'dystocia, difficult calving, calving difficulty, difficulty in calving, cannot deliver, not able to deliver, bachcha fas, bachcha fasa, bachcha phas, bacha fas gaya, bachha atak, bachcha atak, bachcha ulta, ulta bachcha, bachcha nahi nikal, byane me dikkat, byane me pareshani, byahne me dikkat, बच्चा फंस, बच्चा अटक, बच्चा उल्टा, उल्टा बच्चा, बच्चा नहीं निकल, ब्याने में दिक्कत, ब्याने में परेशानी',
  ],
  [
    'pica',
    ['?health', '?feeding'],
    'pica, licking walls, licking soil, eating soil, eats soil, eating mud, eating plastic, eats plastic, licking each other, mitti kha rahi, mitti khati, mitti chat, mitti chaat, deewar chat, deewar chaat, plastic kha, polythene kha, kapda kha, kapde chaba, haddi chaba, मिट्टी खा, मिट्टी खाती, मिट्टी चाट, दीवार चाट, प्लास्टिक खा, पॉलीथिन खा, कपड़ा खा',
  ],
  [
    'navel',
    ['?health'],
    'navel, umbilical, umbilical cord, navel cord, navel ill, naabhi, nabhi, naal kaat, naal kab, nal katna, नाभि, नाल काट, नाल पर',
  ],
  [
    'featherpeck',
    ['?health', '?housing'],
    'feather pecking, feather picking, vent pecking, cannibalism, pecking each other, pulling feathers, eating feathers, pankh noch, pankh nochna, ek dusre ko noch, chonch maar, chonch katna, debeak, debeaking, beak trimming, पंख नोच, चोंच मार, चोंच काटना, एक दूसरे को नोच',
  ],
  [
    'varroa',
    ['?health', '?pests'],
    'varroa, varoa, varroa mite, bee mite, wax moth, waxmoth, mom patanga, mom ka keeda, momi patanga, mom wala keeda, वरोआ, वैरोआ, मोमी पतंगा, मोम का कीड़ा, मोम पतंगा',
  ],
  ['leech', ['?health'], 'leech, leeches, jonk, joank, jok lag, जोंक'],
  [
    'eartag',
    ['?health', '?scheme'],
    'ear tag, ear tags, eartag, ear tagging, pashu aadhaar, pashu tag, kaan ka tag, kaan me tag, kan me tag, pashu ka tag, कान का टैग, कान में टैग, पशु टैग, पशु आधार',
  ],
  [
    'oilcake',
    ['?nutrients', '?feeding'],
    'oilcake, oil cake, oilcakes, oil cakes, khal, khali, khali kitni, khali khila, khali de, binola, binaula, खल, खली, बिनौला',
  ],
  [
    'milkfat',
    ['feeding'],
    'milk fat, fat, fat percentage, fat percent, fat in milk, fat badhana, fat badhane, fat kaise badhe, fat kam, snf, snf kam, दूध में फैट, फैट, फैट कम, फैट बढ़ाने, एसएनएफ',
  ],
  ['mud', [], 'mud, muddy, slush, kichad, keechad, kichar, daldal, कीचड़, दलदल'],
  ['neck', [], 'neck, throat, gardan, gala, gale, गर्दन, गला, गले'],
];
