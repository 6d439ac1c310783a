import type { Concept } from './concept.ts';

/** Animals' bodies, ailments and keeping. */
export const animalWords: readonly Concept[] = [
  ['milk', ['?feeding', '?health'], 'milk, doodh, dudh, दूध'],
  [
    'milkdrop',
    ['feeding', 'health'],
    'milk badhane, doodh badhaye, doodh badhe, dudh badhe, doodh kaise badhe, dudh kam de, doodh kam de, dudh kam kar, दूध कम दे, दूध बढ़े, दूध बढ़ाएं, doodh kam ho, dudh sukh, milk production increase, more milk, milk kam, kam doodh, kam dudh, milk less, less milk, milk drop, milk reduced, milk decreased, dudh kam, doodh kam, dudh ghat, dudh kam ho gaya, दूध कम, दूध घट, dudh nahi de, low milk, increase milk, dudh badhane, dudh kaise badhaye, doodh badhana, दूध बढ़ाने, दूध कैसे बढ़ाएं, milk yield increase, dudh badhaye',
  ],
  ['cleanmilk', ['harvest'], 'clean milk, milk hygiene, saaf dudh, swachh dudh, साफ दूध, स्वच्छ दूध'],
  [
    'udder',
    ['health'],
    'udder, teat, teats, than me, than se, than ko, than par, than ka, than ke, than laal, thano, थन, थनों, ayan, अयन',
  ],
  [
    'mastitis',
    ['health'],
    'thanella rog, thenela, thanela rog, than sujan, than me ganth, than me gaanth, than suj, than sooj, थन सूज, थन में गांठ, dudh fat raha, dudh me ganth, dudh me chhichhde, फटा दूध, mastitus, masitis, mastatis, than kharab, than me keede, than se khoon, थन से खून, mastitis, thanela, thanaila, thanella, थनैला, थनेला, than me sujan, थन में सूजन, blood in milk, dudh me khoon',
  ],
  [
    'fmd',
    ['health'],
    'khur pak, khurpak, muh pak, khur paka, muhpak, mooh pak, मुंह पक, खुर पक, khuro me, khur me ghav, khur me kide, khurpka, foot mouth disease, लार गिर, fmd, foot and mouth, foot mouth, khurpaka, muhpaka, khurpaka muhpaka, muh khur, muhkhur, खुरपका, मुंहपका, खुरपका मुंहपका, मुंह खुर, muh me chhale, मुंह में छाले, muhpaka khurpaka',
  ],
  [
    'lumpy',
    ['health'],
    'lampi rog, lampi virus, lumpy virus, lumpi virus, lampy, sharir par ganth, sharir par gaanth, sharir par gathan, शरीर पर गांठ, chamdi par ganth, chamdi me ganth, त्वचा पर गांठ, skin lumps, ganth ganth, gaanthdar, lumpy, lsd, lumpy skin, lampi, lumpi, लंपी, लम्पी, ganth wala rog, गांठ वाला रोग, lumps on skin, lump',
  ],
  [
    'hs',
    ['health'],
    'gala ghotu, galaghontu, gal ghontu, gala suj, gale me sujan, गले में सूजन, गला घोंटू, घुरका, ghurka, hs, galghotu, gal ghotu, galaghotu, गलघोंटू, गलाघोंटू, haemorrhagic septicaemia, hemorrhagic septicemia, gala sujna',
  ],
  ['bq', ['health'], 'bq, black quarter, langda bukhar, langdi, लंगड़ा बुखार, लंगड़ी, jaharbad, जहरबाद'],
  [
    'brucella',
    ['health'],
    'bachcha gira diya, bachha gir gaya, bacha gira, baccha gir, बच्चा गिरा, गर्भ गिर, miscarriage, abort, brucella, brucellosis, abortion, aborted, garbhpat, bachcha girna, bachcha gir, गर्भपात, ब्रूसेला, ब्रूसेलोसिस, garbh girna',
  ],
  ['ppr', ['health'], 'ppr, पीपीआर, goat plague, bakri plague'],
  ['ranikhet', ['health'], 'ranikhet, newcastle, रानीखेत, nd vaccine, lasota'],
  ['gumboro', ['health'], 'gumboro, gamboro, ibd, गंबोरो, गमबोरो'],
  [
    'birdflu',
    ['health'],
    'bird flue, bardflu, avian flu, birdflue, bird flu, avian influenza, बर्ड फ्लू, bard flu',
  ],
  [
    'swinefever',
    ['health'],
    'swine fever, african swine fever, asf, csf, suar bukhar, स्वाइन फीवर, sukar jwar, सूकर ज्वर',
  ],
  [
    'milkfever',
    ['health'],
    'milk fever, dugdh jwar, दुग्ध ज्वर, downer, baith gayi, baith gai, uth nahi rahi, बैठ गई, उठ नहीं रही, byane ke baad baith',
  ],
  [
    'bloat',
    ['health'],
    'afra, aafra, aphra, gas ban gayi, gas bani, pet phool gaya, pet phula, pet fula, pet ful gaya, पेट फूल गया, pet me gas pashu, bloating, timpani, bloat, bloated, afara, aphara, pet phool, pet phoolna, pet phul, pet ful, अफारा, पेट फूल, पेट फूलना, tympany, gas in stomach',
  ],
  [
    'placenta',
    ['health'],
    'jer na gire, jer ruk, jer atak, jer nahi nikal, jer nahi dali, झेर, jher, जेर रुक, जेर नहीं डाली, placenta, retained placenta, jer, jer nahi giri, jhar, zer, जेर, जेर नहीं गिरी, afterbirth',
  ],
  [
    'prolapse',
    ['health'],
    'bachchedani, bachedani, bachadani, peecha nikal, pichha nikal, phool nikal, sharir bahar, शरीर दिखा, बच्चेदानी बाहर, sariri, body out, uterus bahar, prolapse, phool dikhana, bachchedani bahar, फूल दिखाना, बच्चेदानी, uterus out, sharir nikalna',
  ],
  [
    'tick',
    ['health'],
    'kilniya, chichri, chichad, chichadi, chichde, pissu, पिस्सू, जुएं, जूएं, baahari parjeevi, external parasite, keede sharir par, makkhi lag, tick, ticks, lice, chichdi, kilni, kilani, jue, ju, chichri, चिचड़ी, किलनी, जूं, kilniyan',
  ],
  [
    'tickfever',
    ['health'],
    'tick fever, babesia, babesiosis, theileria, theileriosis, lal peshab, khoon wala peshab, red urine, blood in urine, लाल पेशाब, थिलेरिया, बबेसिया, पेशाब में खून, peshab me khoon',
  ],
  [
    'rabies',
    ['health'],
    'rabies, mad dog, dog bite, kutte ne kata, kutte ne kaata, pagal kutta, रेबीज, कुत्ते ने काटा, पागल कुत्ता',
  ],
  [
    'calf',
    ['?health', '?feeding'],
    'bachhada, bachhdo, bachchde, bachchhe gay, katiya, katda, कटड़ा, कटिया, पाड़ा, calfs, calve, gaay ka bachcha, गाय का बच्चा, bhains ka bachcha, भैंस का बच्चा, newborn calf, नवजात, calf, calves, bachda, bachhda, bachde, bachhde, bachiya, bachhiya, बछड़ा, बछड़े, बछिया, बछड़ों, padda, padiya, पड़िया, heifer, heifers, newborn',
  ],
  [
    'colostrum',
    ['breeding', 'feeding'],
    'colostrum, khees, khis, kheesh, खीस, pehla dudh, पहला दूध, first milk',
  ],
  ['kid', ['?health', '?feeding'], 'kid, kids, memna, memne, मेमना, मेमने, lamb, lambs'],
  ['chick', ['?housing', '?health'], 'chick, chicks, chuza, chuze, चूजा, चूजे, चूजों'],
  [
    'egg',
    ['?feeding', '?yield'],
    'anda dena, ande dena, ande kam, ande nahi de, अंडे कम, अंडे नहीं, egg production, ande ka, layers farm, egg, eggs, anda, ande, अंडा, अंडे, laying, layer, layers',
  ],
  ['broiler', ['?feeding', '?housing'], 'broiler, broilers, ब्रॉयलर, bailer murgi'],
  [
    'wormy',
    ['health'],
    'coccidiosis, khooni beet, khoon wali beet, bloody dropping, खूनी बीट, खून वाली बीट, coccidia',
  ],
  ['azolla', ['feeding'], 'azolla, ajola, अजोला'],
  ['pond', ['housing'], 'pond, talab, talaab, तालाब, pokhar, poond'],
  [
    'fingerling',
    ['?seed'],
    'fingerling, fingerlings, fish seed, jeera machhli, machhli beej, मछली बीज, spawn, stocking',
  ],
  [
    'oxygen',
    ['?health'],
    'upar aa rahi, upar aakar, muh khol, सतह पर, satah par, subah mar, machli upar, saans lene upar, हवा ले, oxygen, gasping, surface gasping, ऑक्सीजन, aeration',
  ],
  ['wool', ['harvest'], 'wool, oon, ऊन, shearing'],
  ['honey', ['harvest'], 'honey, shahad, madhu, शहद, मधु'],
  ['queen', [], 'queen bee, queen, rani makkhi, रानी मक्खी, swarm, swarming'],
  ['cocoon', ['harvest'], 'cocoon, koya, कोया, cocoons'],
  ['duck', [], 'duck, ducks, battakh, batakh, battak, बत्तख, बतख'],
  ['turkey', [], 'turkey, turkeys, टर्की, peru pakshi'],
  ['quail', [], 'quail, quails, bater, बटेर'],
  ['prawn', [], 'prawn, prawns, shrimp, jhinga, झींगा'],
  ['blood', ['?health'], 'blood, khoon, खून, bleeding, lahu'],
  ['swelling', ['?health'], 'swelling, swollen, sujan, soojan, suj, सूजन, सूज, सूजा'],
  [
    'wound',
    ['?health'],
    'ulcer, ulcers, ghaw, ghaav, zakham, jakhm, जख्म, chot, keede pad gaye ghav, घाव में कीड़े, wound, wounds, ghav, घाव, zakhm, maggot, maggots',
  ],
  [
    'cough',
    ['?health'],
    'khansi kar, chheenk, chhink, छींक, nak beh, naak se pani, नाक से पानी, नाक बह, sneezing, ghar ghar, saans lene me, cough, coughing, khansi, खांसी, naak beh, nose running, nasal discharge',
  ],
  ['lame', ['?health'], 'lame, limping, lameness, langda, langdana, लंगड़ा, लंगड़ाना'],
  [
    'weight',
    ['?feeding'],
    'wazan, wajan badhaye, mota karna, mota kare, moti karna, मोटा करना, gain weight, tandrust, weight, vajan, wajan, वजन',
  ],
  [
    'die',
    ['?health'],
    'animals dying, sudden death, achanak mar, mar rahi, mar gayi, मर रही, मर गई, अचानक मौत, maut, मौत, dead',
  ],
  ['horn', ['feeding'], 'dehorn, dehorning, horn, sing rodhan, सींग'],
  ['poisonplant', ['health'], 'hcn, cyanide, prussic, sorghum poisoning, jwar ka jahar'],
  [
    'urea-treat',
    ['feeding'],
    'urea treatment of straw, straw treatment, bhusa upchar, urea upchar, भूसा उपचार, यूरिया उपचार, bhusa, भूसा, straw',
  ],
];
