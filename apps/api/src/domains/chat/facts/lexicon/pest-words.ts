import type { Concept } from './concept.ts';

/** Pests, weeds by name, and what is sprayed against them. */
export const pestWords: readonly Concept[] = [
  // Pests
  [
    'aphid',
    ['pests'],
    'maho, maahoo, mahuu, mahoo lag, chepa lag, aphide, aphis, affid, माहु, जूं जैसा, kale chhote keede, hare chhote keede, hare chote kide, green small insects, aphid, aphids, mahu, maahu, mahoo, chepa, chaipa, lahi, laahi, mava, mawa, माहू, माहो, चेपा, लाही, मावा, मोयला, moyla, tela, तेला, plant lice',
  ],
  [
    'whitefly',
    ['pests'],
    'white flies, safed makkhiya, safed makkhiyan, safed macchar, safed machhar, सफेद मच्छर, whitefli, सफेद मक्खियां, chhoti safed makkhi, whitefly, white fly, whiteflies, white flies, safed makkhi, safed makhi, सफेद मक्खी, saphed makkhi, pandhri mashi',
  ],
  [
    'jassid',
    ['pests'],
    'jasid, jacid, hara machhar, hara macchar, हरा मच्छर, fudke, phudke, फुदके, tidka, jaisid, tela lag, jassid, jassids, leafhopper, leaf hopper, leafhoppers, hara tela, hara fudka, हरा तेला, हरा फुदका, phudka, fudka, फुदका, hopper, hoppers, bhunga, भुनगा, tudtuda',
  ],
  [
    'planthopper',
    ['pests'],
    'planthopper, plant hopper, brown plant hopper, brown planthopper, bph, bhura fudka, bhura mahu, bhura phudka, भूरा फुदका, भूरा माहू, भूरा माहो',
  ],
  [
    'thrips',
    ['pests'],
    'thrip, trips, thirps, thripes, थिप्स, थ्रिप, teliya keeda, thrips, thrip, थ्रिप्स, churda keet, तैला',
  ],
  [
    'mite',
    ['pests'],
    'maite, makdi lag, makri, laal makdi, red mite, mites lag, barik makdi, jala bana, makdi ka jala, mite, mites, makdi, red spider, spider mite, lal makdi, मकड़ी, लाल मकड़ी, माइट, barudi',
  ],
  [
    'scale',
    ['pests'],
    'mili bug, mealy bugs, meeli bug, mile bug, rui jaisa keeda, rui jaise, safed rui, सफेद रुई, रुई जैसा, cotton like, white cottony, dahia, sket, scale keet, mealybug, mealy bug, mealybugs, scale, scale insect, scales, milibug, मिलीबग, मिली बग, मीलीबग, gujhia, गुजिया',
  ],
  [
    'caterpillar',
    ['pests'],
    'caterpiller, catterpillar, ilee, illiyan, illiya, इल्लियां, soondee, sundiyan, सुंडियां, lattein, hara keeda, green worm, green caterpillar, patta khane wala, patti khane wala keeda, patte kha rahe keede, bhunwa, rome wali, बालदार सुंडी, bihar hairy, caterpillar, caterpillars, sundi, soondi, illi, lat, larva, larvae, ilee, सुंडी, सूंडी, इल्ली, लट, लार्वा, gidar, गिडार, hairy caterpillar, kambal keeda, katra, कातरा, semilooper, looper',
  ],
  [
    'borer',
    ['pests'],
    'boror, borar, chedhak, chhedk, chedak keet, tana chhed, tana me keeda, tane me keeda, tane me chhed, fal me keeda, phal me keeda, phal me kida, fal me kida, fal me chhed, phali me keeda, fali me keeda, fali me illi, तने में कीड़ा, फल में कीड़ा, फली में कीड़ा, फल में छेद, dead heart, deadheart, dead hearts, white ear, whitehead, white head, safed bali, सफेद बाली, gobh sukh, beech ki patti sukh, bich ki patti sukh, गोभ सूख, मृत गोभ, borer, borers, chhedak, chedak, bedhak, chedhak, छेदक, बेधक, stem borer, tana chhedak, tana chedak, तना छेदक, तना बेधक, fruit borer, fal chedak, phal chhedak, फल छेदक, shoot borer, pod borer, fali chedak, fali chhedak, phali chhedak, फली छेदक, फली बेधक, earhead borer',
  ],
  [
    'bollworm',
    ['pests'],
    'bollworm, bollworms, boll worm, gulabi sundi, pink bollworm, gulabi illi, गुलाबी सुंडी, गुलाबी इल्ली, american sundi, pbw',
  ],
  [
    'armyworm',
    ['pests'],
    'armi worm, army warm, armyworms, fol army, fall army, gobh me burada, गोभ में बुरादा, makka ka keeda, armyworm, army worm, fall armyworm, faw, fall army worm, फॉल आर्मीवर्म, आर्मीवर्म, sainik keet, sainik sundi, सैनिक कीट, सैनिक सुंडी',
  ],
  [
    'cutworm',
    ['pests'],
    'katuwa keeda, raat me kat, rat me paudhe kat, paudhe kat rahe, paudhe kat dete, jamin se kat, जमीन से काट, cutworm, cut worm, katua, katuwa, कटुआ, कटवर्म, katui',
  ],
  [
    'termite',
    ['pests'],
    'dimek, deemek, dimak lag, deemak lag, termit, deemk, दिमक, valmik, termite, termites, deemak, dimak, दीमक, white ant, white ants, udhai, उदई',
  ],
  [
    'grub',
    ['pests'],
    'safed sundi, white grab, safed lata, safed lat lag, kurmula, कुरमुला, gidar keeda, jad kha, white grub, white grubs, grub, grubs, safed lat, safed gidar, सफेद लट, सफेद गिडार, गुबरैला, gobar keeda, humni, हुमणी',
  ],
  [
    'weevil',
    ['pests', '?storage'],
    'ghun lag, ghun keeda, anaj me keeda, anaj me kide, dana me keeda, khokhla anaj, अनाज में कीड़ा, sundi anaj, सूंडी अनाज, pai, grain weevil, stored grain pest, anaj ka keeda, weevil, weevils, ghun, घुन, khapra, खपरा, bruchid, dhora, ढोरा, sursuri, सुरसुरी, pulse beetle, grain insect',
  ],
  [
    'beetle',
    ['pests'],
    'beetle, beetles, bhring, bhringa, भृंग, girdle beetle, chakra bhring, chakra bhringa, चक्र भृंग, गर्डल बीटल, red pumpkin beetle, kaddu ka lal keeda, lal keeda, rhinoceros beetle, gobrail',
  ],
  [
    'miner',
    ['pests'],
    'leafminor, leaf minor, safed lakeer, safed lakir, tedhi medhi lakir, tedhi medhi safed, टेढ़ी मेढ़ी लकीर, सफेद लकीरें, white lines, zigzag, surang bana, सुरंग बना, rajtar, leaf miner, leafminer, miner, surangi, patti surang, पत्ती सुरंगक, सुरंगी, लीफ माइनर, serpentine',
  ],
  [
    'folder',
    ['pests'],
    'leaf folder, leaf roller, leaffolder, patti lapetak, patta lapet, पत्ती लपेटक, पत्ता लपेट, leaf webber, webber, jala keet',
  ],
  [
    'fruit-fly',
    ['pests'],
    'fal makhi, phal makhi, fruitflies, fal ki makkhi, phal ki makkhi, फल की मक्खी, fal me ilee, daank, डंक मारती, fruit fly, fruitfly, fruit flies, fal makkhi, phal makkhi, फल मक्खी, melon fly, shoot fly, tana makkhi, तना मक्खी, prarohit makkhi',
  ],
  [
    'gundhi',
    ['pests'],
    'gundhi bug, gandhi bug, gandhi keet, gundhi, गंधी, गंधी बग, गंधी कीट, ear bug, rice bug',
  ],
  [
    'rat',
    ['pests'],
    'chuhaa, chooha, chuho, choohe, musa, मूस, moos, rodant, rat, rats, mouse, mice, rodent, rodents, chuha, chuhe, चूहा, चूहे, चूहों',
  ],
  [
    'bird',
    ['pests'],
    'bird, birds, parrot, tota, tote, suga, chidiya, pakshi, तोता, तोते, चिड़िया, पक्षी, crow',
  ],
  [
    'animal-pest',
    ['pests'],
    'nil gai, neel gai, rojh, roz jangli, jangli janwar, जंगली जानवर, bandaro, suar jangli, jangali suar, chhutta janwar, awara janwar, आवारा जानवर, sandh, wild animals, wild animal, nilgai, neelgai, नीलगाय, bandar, monkey, monkeys, बंदर, wild boar, jangli suar, जंगली सूअर, hathi, elephant, stray animal, awara pashu, आवारा पशु, chhutta pashu, deer, hiran',
  ],
  ['snail', ['pests'], 'snail, snails, slug, slugs, ghongha, ghonghe, घोंघा, घोंघे'],
  ['ant', ['pests'], 'ant, ants, chinti, cheenti, चींटी'],
  [
    'trap',
    ['?pests'],
    'feromone, feromon, pheromon, ferromone, pheramone, fero trap, light trap, prakash prapanch, प्रकाश प्रपंच, yellow sticky, pile card, peele card, gandh pash, गंध पाश, trap, traps, pheromone, jaal, prapanch, ट्रैप, फेरोमोन, प्रपंच, light trap, sticky trap, pila trap, lure',
  ],
  [
    'neem',
    ['?pests', '?organic'],
    'neem ark, neem khali, nimoli, nimbauli, neem ka tel, नीम का तेल, neemoil, निमोली, neem spray, neem ghol, neem, nimboli, nim, neem oil, neem tel, nske, neem ka ghol, नीम, निंबोली, नीम का घोल, नीम तेल, neem extract, neem ark',
  ],
  ['trichoderma', ['?diseases', '?seed'], 'trichoderma, traikoderma, tricoderma, ट्राइकोडर्मा'],
  // Weeds
  [
    'gullidanda',
    ['weeds'],
    'gehu jaisi ghas, गेहूं जैसी घास, gulidanda, guli danda, mandosi, mandoosi, gulli danda, gullidanda, phalaris, mandusi, gehu ka mama, kanki, गुल्ली डंडा, मंडूसी, गेहूं का मामा, phalaris minor',
  ],
  ['motha', ['weeds'], 'motha, nut grass, nutgrass, cyperus, मोथा, nagarmotha'],
  [
    'broadleaf',
    ['weeds'],
    'chaudi patti wale, chaudi patti ke, chaude patte, bathuwa, batuwa, चौड़ी पत्ती वाले, broad leaf, broadleaf, broad leaved, chaudi patti, bathua, चौड़ी पत्ती, बथुआ',
  ],
  [
    'parasite-weed',
    ['weeds'],
    'orobanche, margoja, bhuiphod, ओरोबैंकी, dodder, cuscuta, amarbel, akashbel, अमरबेल, आकाशबेल, striga, मरगोजा',
  ],
  ['parthenium', ['weeds'], 'parthenium, gajar ghas, congress grass, गाजर घास, गाजरघास'],
  // Chemicals
  [
    'chemical',
    ['?pests', '?diseases', '?weeds'],
    'imidacloprid, imida, chlorpyrifos, chlorpyriphos, chloropyriphos, profenofos, cypermethrin, lambda, deltamethrin, fipronil, regent, thiamethoxam, acetamiprid, emamectin, coragen, chlorantraniliprole, spinosad, indoxacarb, acephate, dimethoate, rogor, malathion, quinalphos, flubendiamide, confidor, mancozeb, carbendazim, bavistin, saaf dawa, m 45, metalaxyl, ridomil, propiconazole, tilt, tebuconazole, hexaconazole, copper oxychloride, blitox, bordeaux, streptocycline, validamycin, tricyclazole, azoxystrobin, glyphosate, roundup, 2 4 d, atrazine, pendimethalin, stomp, pretilachlor, butachlor, bispyribac, nominee gold, metribuzin, sulfosulfuron, clodinafop, topik, quizalofop, targa super, imazethapyr, oxyfluorfen, paraquat, इमिडाक्लोप्रिड, क्लोरपायरीफॉस, साइपरमेथ्रिन, मैंकोजेब, कार्बेन्डाजिम, ग्लाइफोसेट, कोराजन, ivermectin, ivomec, albendazole, fenbendazole, oxytetracycline, enrofloxacin, meloxicam, penicillin, amoxicillin, tylosin, आइवरमेक्टिन, एल्बेंडाजोल, dexamethasone, gibberellic, naa, planofix',
  ],
];
