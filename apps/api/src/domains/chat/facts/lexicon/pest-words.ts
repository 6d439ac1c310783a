import type { Concept } from './concept.ts';

/** Pests, weeds by name, and what is sprayed against them. */
export const pestWords: readonly Concept[] = [
  // Pests
  [
    'aphid',
    ['pests'],
    'maho, maahoo, mahuu, mahoo lag, chepa lag, aphide, aphis, affid, माहु, जूं जैसा, kale chhote keede, hare chhote keede, hare chote kide, green small insects, aphid, aphids, mahu, maahu, mahoo, chepa, chaipa, lahi, laahi, mava, mawa, माहू, माहो, चेपा, लाही, मावा, मोयला, moyla, tela, तेला, plant lice, aphids lag, afid, afids, aphied, efid, aifid, maahoo lag, mahu lag, mahu keeda, mahu keet, maho keet, mahua keeda, chenpa, chempa, chaipa lag, chepaa, chepa keeda, lahi lag, lahi keeda, lahee, mohu, moila, moilla, moyla lag, मोइला, मोयला लग, माहू लग, माहू कीट, चैंपा, चेंपा, चेपा लग, लाही लग, तेला चेपा, एफिड, काले छोटे कीड़े, हरे छोटे कीड़े, छोटे काले कीड़े, chhote kale keede, chhote kale kide, chote kale kide, chhote hare keede, kale kale keede, kale kale kide, chhote chhote kale, small black insects, tiny black insects, tiny green insects, small green insects, black bugs on, green bugs on, clusters of insects, insects on tender shoots, jhund me keede, greenfly, blackfly, black fly aphid, woolly aphid, wooly aphid, रूईदार माहू, juye jaise, ju jaise, joon jaise keede, जूं जैसे, lise, lice',
  ],
  [
    'whitefly',
    ['pests'],
    'white flies, safed makkhiya, safed makkhiyan, safed macchar, safed machhar, सफेद मच्छर, whitefli, सफेद मक्खियां, chhoti safed makkhi, whitefly, white fly, whiteflies, safed makkhi, safed makhi, सफेद मक्खी, saphed makkhi, pandhri mashi, whitefly lag, white makkhi, whit fly, wite fly, wight fly, whiteflys, whitflies, white fli, safed makkhi lag, safed makhiya, safed makhkhi, safed machchhar, safed machar, safed machhkhi, safed patanga chhota, chhote safed patange, safed chhote keede, safed chhote kide, safed udne wale, safed udne wale keede, patte hilane par safed, patti hilane par, dhauli makkhi, dholi makkhi, dhaula machhar, chitti makkhi, chitti makhi, चिट्टी मक्खी, धोली मक्खी, सफेद मक्खी लग, सफेद छोटे कीड़े, सफेद उड़ने वाले, व्हाइटफ्लाई, व्हाइट फ्लाई, white insects flying, tiny white flies, small white flies, tiny white insects, small white insects, white small flying, cloud of white flies, spiralling whitefly, spiraling whitefly, woolly whitefly, blackfly citrus, black fly',
  ],
  [
    'jassid',
    ['pests'],
    'jasid, jacid, hara machhar, hara macchar, हरा मच्छर, fudke, phudke, फुदके, tidka, jaisid, tela lag, jassid, jassids, leafhopper, leaf hopper, leafhoppers, hara tela, hara fudka, हरा तेला, हरा फुदका, phudka, fudka, फुदका, hopper, hoppers, bhunga, भुनगा, tudtuda, jassid lag, jasid lag, jesid, jesids, jasids, jaisid lag, jassaid, hara telaa, hare machhar, hare macchar, hare machar, hara machar, hara machchhar, hara telia, tela keet, tela keeda, hara tela lag, fudka lag, phudka lag, fudaka, phudaka, phudke lag, fudakne wala, phudakne wala, kudne wale keede, uchhalne wale keede, bhunga keet, leaf hoppers, hopper lag, हरे मच्छर, हरा तेला लग, फुदका लग, फुदका कीट, फुदकने वाले, कूदने वाले कीड़े, भुनगा कीट, जैसिड, हॉपर, green hopper, green leaf hopper, jumping insects, small jumping insects, jumping bugs',
  ],
  [
    'planthopper',
    ['pests'],
    'planthopper, plant hopper, brown plant hopper, brown planthopper, bph, bhura fudka, bhura mahu, bhura phudka, भूरा फुदका, भूरा माहू, भूरा माहो, bhura fudka lag, bhura mahu lag, bhure fudke, bhure phudke, bhura tela, bhura maho, bhura madhua, madhua keet, मधुआ, भूरा तेला, भूरे फुदके, भूरा मधुआ, b p h, wbph, white backed plant hopper, white backed planthopper, brown hopper, safed pith wala fudka, plant hoppers, planthoppers, pyrilla, pairila, pairilla, पायरिला, पाइरिला',
  ],
  [
    'thrips',
    ['pests'],
    'thrip, trips, thirps, thripes, थिप्स, थ्रिप, teliya keeda, thrips, थ्रिप्स, churda keet, तैला, thripsh, thrips lag, thripps, thrib, threeps, treeps, thrip lag, trips lag, tripes, churda, churra, teela keet, taila, taila keet, rasta keet, fulkida, phulkida, phool keeda, फुलकीड़ा, फूल कीड़ा, चुरड़ा कीट, तैला कीट, थ्रिप्स लग, थिरिप्स, patle pile keede, patle lambe keede, bareek pile keede, silver streaks, silvery streaks, silvering, rind thrips',
  ],
  [
    'mite',
    ['pests'],
    'maite, makdi lag, makri, laal makdi, red mite, mites lag, barik makdi, jala bana, makdi ka jala, mite, mites, makdi, red spider, spider mite, lal makdi, मकड़ी, लाल मकड़ी, माइट, barudi, mitee, maits, maits lag, mait lag, maait, mighte, ashtpadi, ashtapadi, अष्टपदी, makdi keet, makadi, makari, makdiya, makdiyan, lal makdiya, lal makadi, pili makdi, peeli makdi, safed makdi, पीली मकड़ी, मकड़ी का जाला, मकड़ी के जाले, मकड़ी लग, मकड़ियां, लाल मकड़ियां, माइट्स, बरूथी, बारूथी, baruthi, baruthi keet, makdi ke jale, makdi jaisa jala, jaala bana, yellow mite, broad mite, eriophyid, eriophyid mite, spider mites, red spider mite, red mites, webs under leaf, fine webs, fine webbing',
  ],
  [
    'scale',
    ['pests'],
    'mili bug, mealy bugs, meeli bug, mile bug, rui jaisa keeda, rui jaise, safed rui, सफेद रुई, रुई जैसा, cotton like, white cottony, dahia, sket, scale keet, mealybug, mealy bug, mealybugs, scale, scale insect, scales, milibug, मिलीबग, मिली बग, मीलीबग, gujhia, गुजिया, milibag, mili bag, mealy bag, melybug, mellybug, mele bug, meily bug, milly bug, millibug, mealybag, millybug, mealbug, milibug lag, safed rui jaisa, safed rui jaise keede, safed rui jaise kide, rui jaisa kida, rui jaise keede, rui jaise kide, rui lagi, safed keeda chipka, safed chipke keede, safed fahe, safed faha, sweter keeda, safed mom jaisa, mom jaisa, chuna keeda, gujhia keet, gujiya keet, गुजिया कीट, गुझिया, मिलीबग लग, मिली बग लग, मीली बग, सफेद रुई जैसा, सफेद रूई, रूई जैसा, रूई जैसे, रुई जैसे, मोम जैसा, शल्क कीट, shalk keet, shalk, शल्क, स्केल कीट, cottony, cottony mass, cottony insects, white cotton like, white fluffy, fluffy white, white waxy insects, mealy bugs lag, brown bumps, scale insects, san jose scale, सैन जोस, cochineal, lac insect harm',
  ],
  [
    'caterpillar',
    ['pests'],
    'caterpiller, catterpillar, ilee, illiyan, illiya, इल्लियां, soondee, sundiyan, सुंडियां, lattein, hara keeda, green worm, green caterpillar, patta khane wala, patti khane wala keeda, patte kha rahe keede, bhunwa, rome wali, बालदार सुंडी, bihar hairy, caterpillar, caterpillars, sundi, soondi, illi, lat, larva, larvae, सुंडी, सूंडी, इल्ली, लट, लार्वा, gidar, गिडार, hairy caterpillar, kambal keeda, katra, कातरा, semilooper, looper, caterpiler, catterpiler, catterpilar, catepillar, katarpillar, caterpilar, catarpillar, sundiya, sundi lag, sundee, sundio, sundiyon, soondi lag, sundhi, soondhi, sunri, ili, illee, illi lag, ilii, illiyon, latt, late keeda, lat keeda, lat lag, hari lat, kali lat, lal lat, hari sundi, hare rang ki sundi, kali sundi, baal wali sundi, bal wali sundi, baldar sundi, baalon wali, balo wali, rone wali, roendar, rome dar, kamla keet, kamliya, kamliya keet, kamliya keeda, कमला कीट, कामलिया कीट, कंबल कीड़ा, बालों वाली, रोएंदार सुंडी, रोमिल सुंडी, हरी सुंडी, काली सुंडी, हरी इल्ली, काली इल्ली, हरी लट, सुंडी लग, इल्ली लग, लट लग, सुण्डी, गिंडार, gindar, gendar, gidar keet, gendua, जेंडुआ, kida patte kha, keeda patte kha, keede patte kha, patte khane wale, patte khane wale keede, patti khane wale, पत्ते खाने वाला, पत्ती खाने वाला, पत्ते खा रहे कीड़े, ardhkundlak, ardh kundlak, अर्धकुंडलक, kubad keeda, kubda keeda, kamar mod keeda, leaf eating insect, leaf eating insects, leaf eating worm, leaf eating caterpillar, worms eating leaves, insects eating leaves, worms on leaves, green worms, black worm, black worms, hairy worms, hairy worm, woolly bear, tobacco caterpillar, spodoptera, helicoverpa, heliothis, tambaku sundi, तंबाकू की सुंडी, dbm, diamondback, diamond back, diamond back moth, हीरक पृष्ठ, hirak prishth, heerak prishth, sawfly, saw fly, ara makkhi, aara makkhi, आरा मक्खी, loopers, semi looper, semiloopers, inchworm, larvas, grubs and caterpillars, defoliator, skeletonizer',
  ],
  [
    'borer',
    ['pests'],
    'boror, borar, chedhak, chhedk, chedak keet, tana chhed, tana me keeda, tane me keeda, tane me chhed, fal me keeda, phal me keeda, phal me kida, fal me kida, fal me chhed, phali me keeda, fali me keeda, fali me illi, तने में कीड़ा, फल में कीड़ा, फली में कीड़ा, फल में छेद, dead heart, deadheart, dead hearts, white ear, whitehead, white head, safed bali, सफेद बाली, gobh sukh, beech ki patti sukh, bich ki patti sukh, गोभ सूख, मृत गोभ, borer, borers, chhedak, chedak, bedhak, छेदक, बेधक, stem borer, tana chhedak, tana chedak, तना छेदक, तना बेधक, fruit borer, fal chedak, phal chhedak, फल छेदक, shoot borer, pod borer, fali chedak, fali chhedak, phali chhedak, फली छेदक, फली बेधक, earhead borer, borrer, boorer, borers lag, borar lag, borar keet, chhedak keet, chhedak lag, chedak lag, chhedakk, bedhak keet, vedhak, vedhak keet, tana bedhak, tana vedhak, fal bedhak, phal bedhak, fal vedhak, fali bedhak, phali bedhak, kalika bhedak, chhedne wala keeda, chhed karne wala, ched karne wala, chhed karne wale, tane ke andar keeda, tane ke andar kida, tane ke andar sundi, tane me sundi, tane me illi, tane me kida, tane me keede, tana khokhla, tane me ched, tana chhedkar, ped me chhed, ped ke tane me chhed, fal ke andar keeda, fal ke andar kida, fal ke andar keede, fal ke andar sundi, fal me sundi, phal me sundi, fal me illi, phal me illi, fal me keede, phal me keede, fal me kide, phal me kide, fal me ched, phal me ched, phal me chhed, phali me chhed, fali me chhed, fali me ched, fali me sundi, phali me sundi, fali me kida, fali me keede, phali me illi, phali me kida, kansua, kansuya, कंसुआ, agola bedhak, agola keet, chotibedhak, choti bedhak, चोटी बेधक, top borer, top shoot borer, early shoot borer, root borer, jad bedhak, जड़ बेधक, internode borer, pink borer, stem girdler, trunk borer, bark borer, bark eating, bark eater, bark eating caterpillar, chhal khane wali, chhal khane wala, छाल खाने वाली, shot hole borer, nut borer, berry borer, bean borer, capsule borer, bud borer, leaf borer, tuta, tuta absoluta, fruit worm, fruitworm, pod worm, ear worm, earworm, worm inside, worms inside, worm in fruit, worms in fruit, worm in pod, worms in pods, worm in stem, insect inside stem, insect inside fruit, caterpillar inside, larva inside, insects inside, holes in fruit, holes in fruits, hole in fruit, holes in pods, holes in stem, hole in stem, holes in trunk, holes in bolls, safed baliya, safed baliyan, safed baali, bali safed, baliyan safed, beech ka patta sukh, bich ka patta sukh, beech wali patti sukh, bich wali patti sukh, gobh sookh, gobh suk, gobha sukh, gabha sukh, mrit gobh, phunagi sukh, fungi sukh, agola sukh, central shoot dry, central shoot dries, middle shoot dry, dry central, तने के अंदर कीड़ा, तने में सुंडी, तने में छेद, तना खोखला, पेड़ में छेद, फल के अंदर कीड़ा, फल में सुंडी, फल में इल्ली, फल में कीड़े, फली में छेद, फली में सुंडी, बीच की पत्ती सूख, बीच का पत्ता सूख, सफेद बालियां, बाली सफेद, अंदर कीड़ा, andar keeda, andar kida, andar sundi, andar illi, बोरर, बेधक कीट, छेदक कीट, kana fal, kana phal, काना फल, फल काना',
  ],
  [
    'bollworm',
    ['pests'],
    'bollworm, bollworms, boll worm, gulabi sundi, pink bollworm, gulabi illi, गुलाबी सुंडी, गुलाबी इल्ली, american sundi, pbw, ball worm, bol worm, bolworm, balworm, bowl worm, boll warm, pink boll worm, pinkboll worm, pink bolworm, pink boll warm, gulabi sundee, gulabi soondi, gulabi lat, gulabi kida, gulabi keeda, gulaabi sundi, gulabi iliya, tinde me sundi, tinde me keeda, tinde me kida, tinde me keede, tinde me illi, tindo me sundi, dendu me illi, dendu me sundi, amrikan sundi, amreekan sundi, american bollworm, spotted bollworm, chittidar sundi, chitkabri sundi, rosette flower, rosette phool, टिंडे में सुंडी, टिंडे में कीड़ा, गुलाबी लट, गुलाबी कीड़ा, गुलाबी सूंडी, अमेरिकन सुंडी, चितकबरी सुंडी, चित्तीदार सुंडी, डेंडू में इल्ली, worm in boll, worms in bolls, pink worm, pink worms',
  ],
  [
    'armyworm',
    ['pests'],
    'armi worm, army warm, armyworms, fol army, fall army, gobh me burada, गोभ में बुरादा, makka ka keeda, armyworm, army worm, fall armyworm, faw, fall army worm, फॉल आर्मीवर्म, आर्मीवर्म, sainik keet, sainik sundi, सैनिक कीट, सैनिक सुंडी, armywarm, armi warm, armiworm, aarmi worm, army worms, armywoms, fall armi, fol armi, fallarmyworm, fal army, phol army, phaul armi, fauji keet, fauji keeda, fauji sundi, sena keet, sainik keeda, sainik illi, sainik lat, gobh me keeda, gobh me kida, gobh me illi, gobh me sundi, gobh me chhed, bich ke patte me keeda, पोंगली में कीड़ा, pongli, पोंगली, गोभ में कीड़ा, गोभ में सुंडी, गोभ में इल्ली, फौजी कीट, सैनिक इल्ली, फाल आर्मी, फॉल आर्मी, आर्मी वर्म, worm in whorl, worms in whorl, ear cutting caterpillar, sawdust in whorl',
  ],
  [
    'cutworm',
    ['pests'],
    'katuwa keeda, raat me kat, rat me paudhe kat, paudhe kat rahe, paudhe kat dete, jamin se kat, जमीन से काट, cutworm, cut worm, katua, katuwa, कटुआ, कटवर्म, katui, cutworms, katworm, kat worm, kutworm, katuaa, katuva, katua keet, katua sundi, katwa, katwa keeda, katwa sundi, tiptipiya, kajra, kajra pillu, kajara, कजरा, कजरा पिल्लू, कटुवा, कटुआ कीट, कटुआ सुंडी, कटवा, paudha kat, paudhe kate, paudhe kat ja, paudhe kat kar gir, paudhe jamin se kat, jad ke paas se kat, jad se kat, tane se kat, niche se kat, neeche se kat, raat ko kat, rat ko kat, rat me kat, raat ko paudhe, chhote paudhe kat, kate hue paudhe, kate paudhe, रात में काट, रात को काट, पौधे काट, पौधे कट, पौधे कटे, नीचे से काट, जड़ के पास से काट, seedlings cut, seedling cut, plants cut, plants cut at night, cut at ground, cut at base, cut near ground, cut off at ground, cutting seedlings, cuts seedlings, cutting plants at night',
  ],
  [
    'termite',
    ['pests'],
    'dimek, deemek, dimak lag, deemak lag, termit, deemk, दिमक, valmik, termite, termites, deemak, dimak, दीमक, white ant, white ants, udhai, उदई, termits, termitee, termaite, tarmite, turmite, deemak lagi, dimak lagi, dimag keeda, deemag, diwak, dewak, diyar, diyaar, diyank, diyankh, dinkya, udai, udhai lag, udayi, udhayi, udahi, udei, ughai, dimack, dimak keet, deemak keet, mitti ki nali, mitti ki parat tane, tane par mitti, ped par mitti, tane pe mitti, मिट्टी की नालियां, तने पर मिट्टी, पेड़ पर मिट्टी, दीमक लग, दीवक, दियार, उदेई, उधई, ऊदई, white ant lag, whiteants, mud tubes, mud tunnels, mud galleries, mud on trunk, soil on trunk',
  ],
  [
    'grub',
    ['pests'],
    'safed sundi, white grab, safed lata, safed lat lag, kurmula, कुरमुला, gidar keeda, jad kha, white grub, white grubs, grub, grubs, safed lat, safed gidar, सफेद लट, सफेद गिडार, गुबरैला, gobar keeda, humni, हुमणी, whitegrub, whitegrubs, safed grub, safed grab, safed gidar lag, safed latt, safed lat keeda, jad khane wala, jad kha raha, jad kha rahi, jad kha rahe, jad kha gaye, jado ko kha, jadon ko kha, jad kaat, jad kat, jad ka keeda, jad me keeda, jad me kida, jad me sundi, jado me keeda, mitti me keeda, mitti me kide, mitti me safed keeda, mitti ke keede, safed mota keeda, safed mote keede, c akar ka keeda, gobhila, gobreela, gobarela, gubrela, gubraila, gobraila, gobar wala keeda, humani, hunni, bhrang, उन्नी, हूमणी, गोबरैला, गोजा लट, gojalat, goja lat, bhudli, भुडली, cockchafer, chafer, chafer beetle, may beetle, june beetle, जड़ खा, जड़ का कीड़ा, जड़ में कीड़ा, जड़ काट, मिट्टी में कीड़े, मोटे सफेद कीड़े, root grub, root grubs, root eating, eating roots, eats roots, worms in soil, white worm in soil, white worms in soil, fat white worm, insects in soil, soil insects, mole cricket, molecricket, cricket insect',
  ],
  [
    'weevil',
    ['pests', '?storage'],
    'ghun lag, ghun keeda, anaj me keeda, anaj me kide, dana me keeda, khokhla anaj, अनाज में कीड़ा, sundi anaj, सूंडी अनाज, grain weevil, stored grain pest, anaj ka keeda, weevil, weevils, ghun, घुन, khapra, खपरा, bruchid, dhora, ढोरा, sursuri, सुरसुरी, pulse beetle, grain insect, pai keeda, pai lag, pai keet, पई लग, पई कीट, ghunn, ghoon, ghun gaya, ghuna, ghuna hua, ghune, ghun gaye, ghunwa, ghun se, susri, susari, sursari, surasuri, सुसरी, सुरसी, सूंड वाला कीड़ा, sund wala keeda, sond wala keeda, khapada, khapra keeda, khapra beetle, dhora keeda, dhore, ढोरे, chirva, bhandar keet, bhandaran keet, भंडारण कीट, anaj ke kide, anaj ke keede, dal me keeda, dal me keede, dal me kide, daal me keede, aate me keede, sundi lag anaj, अनाज में कीड़े, दाल में कीड़े, दाल में कीड़ा, अनाज के कीड़े, घुन लग, घुन गया, घुना, weevil in, rice weevil, storage pest, storage pests, storage insect, stored grain insect, insects in stored, insects in grain, bugs in grain, lesser grain borer, flour beetle, grain moth, angoumois, red palm weevil, palm weevil, ग्रेन वीविल',
  ],
  [
    'beetle',
    ['pests'],
    'beetle, beetles, bhring, bhringa, भृंग, girdle beetle, chakra bhring, chakra bhringa, चक्र भृंग, गर्डल बीटल, red pumpkin beetle, kaddu ka lal keeda, lal keeda, rhinoceros beetle, gobrail, bitle, beetal, bittle, beetil, bital, bhrung, bhrang keet, lal bhring, lal rang ka keeda, lal keede, lal kide, laal keeda, gainda bhring, genda bhring, gaida bhring, गैंडा भृंग, लाल भृंग, लाल कीड़ा, लाल कीड़े, कठोर पंख, sakht pankh, hadda, hadda beetle, hadda bhring, हड्डा, epilachna, एपिलेक्ना, flea beetle, pissu bhring, ash weevil, leaf beetle, bhunga kala, kala bhunga, kala bhring, red beetle, red beetles, black beetle, black beetles, hispa, हिस्पा, hard winged, chafers, blister beetle, blister beetles, telni, तेलनी, hard shelled insect',
  ],
  [
    'miner',
    ['pests'],
    'leafminor, leaf minor, safed lakeer, safed lakir, tedhi medhi lakir, tedhi medhi safed, टेढ़ी मेढ़ी लकीर, सफेद लकीरें, white lines, zigzag, surang bana, सुरंग बना, rajtar, leaf miner, leafminer, miner, surangi, patti surang, पत्ती सुरंगक, सुरंगी, लीफ माइनर, serpentine, leafminors, leaf mainer, lif mainer, leaf minar, leaf miner lag, leaf minner, patti me surang, patti surangak, patti ki surang, patte me surang, patton par lakir, patti par lakir, pattiyon par safed, patte par safed lakir, safed lakeeren, safed lakiren, safed dhari tedhi, saanp jaisi lakir, saap jaisi, sanp jaisi, naksha jaisa, nakshe jaisi, nakshe jaise, tedi medi lakir, tedi medi, tedhi medhi lakeer, टेढ़ी मेढ़ी, टेढ़ी मेढ़ी रेखा, सांप जैसी लकीर, नक्शे जैसी, सफेद लकीर, सुरंगक, सुरंगक कीट, पर्ण सुरंगक, parn surangak, patti par naksha, lines on leaves, white trails, white tunnels, trails on leaves, tunnels in leaf, tunnels in leaves, zig zag, zigzag lines, squiggly, squiggly lines, map like, snake like lines, winding lines, winding trails, wavy lines, leaf mining, mines in leaf, mines in leaves',
  ],
  [
    'folder',
    ['pests'],
    'leaf folder, leaf roller, leaffolder, patti lapetak, patta lapet, पत्ती लपेटक, पत्ता लपेट, leaf webber, webber, jala keet, leaf foldar, leaffolders, leaf roler, leafroller, patta lapetak, patta lapet keet, patti lapet, patti lapetne, patta lapetne, patte lapet, patte lapete, patte lipte, patti modne wala, patta modak, patti modak, patta modne, patti mod keet, pata modak, patti jod, patte jode, pattiyan judi, patte jude, patte chipke, patti chipki, jale me lipti, pattiyan jale me, jala bandhne wala, jala bunne, जाला बनाने, पत्ता मोड़क, पत्ती मोड़क, पत्ती लपेट, पत्ते लपेट, पत्ता लपेटक, पत्तियां जुड़ी, पत्तियां जोड़, पत्ते जुड़े, leaf folding, leaf tier, leaf tying, leaf webbing, leaves webbed, leaves joined, leaves stuck together, rolled leaf with insect, webworm, web worm, shoot webber, webbers, case worm, caseworm',
  ],
  [
    'fruit-fly',
    ['pests'],
    'fal makhi, phal makhi, fruitflies, fal ki makkhi, phal ki makkhi, फल की मक्खी, fal me ilee, daank, डंक मारती, fruit fly, fruitfly, fruit flies, fal makkhi, phal makkhi, फल मक्खी, melon fly, shoot fly, tana makkhi, तना मक्खी, prarohit makkhi, fruitfli, frut fly, fruit flie, fruitfly lag, fal makkhi lag, phal makkhi lag, falmakkhi, phalmakkhi, fal wali makkhi, phal wali makkhi, fal me makkhi, phal me makkhi, fal par makkhi, tori me keeda, kharbuje me keeda, dank mar, dank marti, dank marne, fal me dank, dank lag, chote fal sad, chhote fal sad kar, fal pile hokar, batiya sad, batiya gir, safed keede fal, safed kide fal, safed keede fal ke andar, fal me safed keede, गिडार फल, डंक मार, डंक लग, डंक मारने, फल में डंक, छोटे फल सड़, बतिया सड़, बतिया गिर, फल में सफेद कीड़े, फ्रूट फ्लाई, फल छेदक मक्खी, maggots in fruit, maggot in fruit, maggots in fruits, sting marks, stung, fruits stung, stings, egg laying on fruit, stem fly, stemfly, bean fly, shootfly, tane ki makkhi, gobh makkhi, प्ररोह मक्खी, गोभ मक्खी, cucurbit fly, bactrocera',
  ],
  [
    'gundhi',
    ['pests'],
    'gundhi bug, gandhi bug, gandhi keet, gundhi, गंधी, गंधी बग, गंधी कीट, ear bug, rice bug, gandhi keeda, gandhi bag, gundi bug, gundhi keet, gundhi keeda, gandi bug, gandhibug, gundhibug, gandhiyaa, badbudar keeda, badbu wala keeda, बदबूदार कीड़ा, गंधी कीड़ा, stink bug, stinkbug, stinking bug, smelly bug, smelly insect, earhead bug, dusky bug, red cotton bug, lal banwa, lygus, mirid bug, tea mosquito, tea mosquito bug, helopeltis, pod bug, pod sucking bug',
  ],
  [
    'rat',
    ['pests'],
    'chuhaa, chooha, chuho, choohe, musa, मूस, moos, rodant, rat, rats, mouse, mice, rodent, rodents, chuha, chuhe, चूहा, चूहे, चूहों, chuhey, chuha lag, chuho ne, chuhon, chuhon ne, chuhon ka, choohon, choohe ne, chua, chuwa, chuva, moosa, moos lag, musak, mushak, मूसा, मूषक, चूहो, चूहा मार, चुहा, चुहे, ghus chuha, chhachhundar, chuchundar, छछूंदर, gilahri, gileri, गिलहरी, squirrel, squirrels, rats eating, bandicoot, bandicoots, mole rat, field mouse, sahi janwar, sehi, साही, porcupine, burrow, burrows, bil me chuha, chuhe ke bil, चूहे के बिल, chuhedani, chuhedan, चूहेदानी, rat trap, ratsnake',
  ],
  [
    'bird',
    ['pests'],
    'bird, birds, parrot, tota, tote, suga, chidiya, pakshi, तोता, तोते, चिड़िया, पक्षी, crow, chidiyan, chidiyo, chidiyon, chiriya, chiraiya, chirai, pakshiyon, pakshiyo, panchhi, parinde, parindo, totey, toto, tote kha, suge, suggaa, kauwa, kauwe, kauva, kauve, kowa, kabutar kha, gauraiya, goraiya, mynah, myna, maina, sparrow, sparrows, parrots, crows, pigeons, peacock, peacocks, mor kha, mor fasal, मोर, मोरनी, चमगादड़, chamgadar, chamgadad, bat eating, fruit bats, पक्षियों, चिड़ियां, चिड़ियों, चिरैया, पंछी, परिंदे, तोतों, सुग्गा, कौवा, कौवे, कौए, गौरैया, मैना, bird damage, birds eating, birds pecking, pecked, pecking, scare birds, bird scaring, bird scarer, bijuka, bijooka, बिजूका, scarecrow, birdnet, bird net, pakshi bhaga, chidiya bhaga, chidiya bhagane, चिड़िया भगाने, पक्षी भगाने, पक्षी भगाएं',
  ],
  [
    'animal-pest',
    ['pests'],
    'nil gai, neel gai, rojh, roz jangli, jangli janwar, जंगली जानवर, जंगली सुअर, जंगली सुअरों, jangli suaron, bandaro, suar jangli, jangali suar, chhutta janwar, awara janwar, आवारा जानवर, sandh, wild animals, wild animal, nilgai, neelgai, नीलगाय, bandar, monkey, monkeys, बंदर, wild boar, jangli suar, जंगली सूअर, hathi, elephant, stray animal, awara pashu, आवारा पशु, chhutta pashu, deer, hiran, nil gaay, neel gaay, nil gaaye, nilgaay, neelgay, nilgay, neelgaye, neel gaayen, nilgayi, ghodroj, ghodaroj, ghor roj, ghodrojh, rojada, rojda, rojde, rojdi, rojhda, rojra, रोझ, रोज़ड़ा, रोजड़ा, रोजड़े, घोड़रोज, घड़रोज, vanroj, van roj, वनरोज, bandar kha, bandro, bandaron, bandar fasal, vanar, langoor, langur, लंगूर, वानर, बंदरों, jangli suwar, jangli sooar, jangali suwar, jungli suar, jungle suar, bandela, बंडैला, van suar, suaro ne, suar fasal, suar khet, suar khod, जंगली सुअर, जंगली सूअरों, सुअर फसल, सुअर खोद, wild pig, wild pigs, wild boars, feral pigs, hiran kha, hirno, हिरण, barasingha, haathi, haathiyo, hathiyo, हाथी, हाथियों, elephants, awara gaay, awara gay, awara sand, awara saand, awara janwaro, awara mawesi, avara pashu, avaara pashu, aawara pashu, aavara pashu, awaara pashu, chutta pashu, chhutte janwar, chutta janwar, chhutta sand, khulle pashu, khulle janwar, anna pratha, anna pashu, अन्ना पशु, अन्ना प्रथा, छुट्टा जानवर, छुट्टा पशु, आवारा जानवरों, आवारा गाय, आवारा सांड, jangli janwaro, jungli janwar, jungle ke janwar, जंगली जानवरों, जंगली पशु, stray cattle, stray cow, stray cows, stray animals, stray bulls, cattle entering, wild beast, crop raiding, raiding, bear eating, bhalu, भालू, jackal, siyar, सियार, gidad, गीदड़, jackals, hare damage, rabbits eating, khargosh kha, khet ki rakhwali, fasal ki rakhwali, रखवाली, rakhwali, jhatka machine, jhatka tar, jhatka taar, झटका मशीन, झटका तार, solar fence, solar fencing, electric fence, chain link, chainlink',
  ],
  [
    'snail',
    ['pests'],
    'snail, snails, slug, slugs, ghongha, ghonghe, घोंघा, घोंघे, ghogha, ghoghe, ghonga, ghonghi, ghongi, gongha, sankhi, shankhi, शंखी, घोंघी, घोघा, snail lag, slug lag, slimy trail, slime trail, giant african snail, land snail, snales, snell, sitar keeda',
  ],
  [
    'ant',
    ['pests'],
    'ant, ants, chinti, cheenti, चींटी, chinti lag, chintiyan, chintiya, chiti lag, chintee, cheenti lag, cheentiyan, cheeti, cheetiyan, chiunti, chiunta, cheenta, chinta keeda, lal chinti, laal chinti, kali chinti, makode, makoda, makora, चींटियां, चींटी लग, चीटी, चीटियां, चींटा, चींटे, मकोड़े, मकोड़ा, लाल चींटी, red ants, red ant, black ants, fire ant, fire ants, ant hill, anthill, weaver ants',
  ],
  [
    'trap',
    ['?pests'],
    'feromone, feromon, pheromon, ferromone, pheramone, fero trap, light trap, prakash prapanch, प्रकाश प्रपंच, yellow sticky, pile card, peele card, gandh pash, गंध पाश, trap, traps, pheromone, jaal, prapanch, ट्रैप, फेरोमोन, प्रपंच, sticky trap, pila trap, lure, trep, traip, traps lag, tarap, feroman, feromen, feromone trap, pheromone trap, phromone, pheramon, phiroman, firoman, fermon, funnel trap, funnel, delta trap, fly trap, fruit fly trap, methyl eugenol, mithail yujinal, methyl eujenol, मिथाइल यूजेनॉल, मिथाइल यूजीनॉल, cue lure, lures, ल्योर, लूर, lur, light traps, roshni wala trap, bulb trap, solar trap, solar light trap, blue trap, neela trap, नीला ट्रैप, पीला ट्रैप, पीले कार्ड, पीली पट्टी, नीली पट्टी, peeli patti trap, pili patti chipchipi, pila chipchipa, peela chipchipa, chipchipa card, chipchipe card, sticky card, sticky cards, sticky traps, sticky sheet, yellow card, yellow cards, yellow trap, yellow traps, blue sticky, फेरोमैन, फेरोमोन ट्रैप, फेरोमोन जाल, लाइट ट्रैप, चिपचिपा ट्रैप, स्टिकी ट्रैप, T perch, t shaped perch, perch, perches, bird perch, bird perches, khunti pakshi, antennae t, trap crop, trap crops, jaal fasal, prapanch fasal, sticky band, tree banding, grease band, greasing',
  ],
  [
    'neem',
    ['?pests', '?organic'],
    'neem ark, neem khali, nimoli, nimbauli, neem ka tel, नीम का तेल, neemoil, निमोली, neem spray, neem ghol, neem, nimboli, nim, neem oil, neem tel, nske, neem ka ghol, नीम, निंबोली, नीम का घोल, नीम तेल, neem extract, neemark, neem arq, neem ka ark, neem ka kadha, neem ki khali, neem khal, neem cake, neem seed, neem seed kernel, neem seed extract, neem leaf, neem patti, neem ke patte, neem ki patti, neem ki pattiyon, neem ka pani, neem dawa, neem wali dawa, neem based, azadirachtin, ajadirachtin, azadiractin, एजाडिरेक्टिन, अजाडिरेक्टिन, एनएसकेई, निबौली, निंबौली, नीमोली, नीम अर्क, नीम का अर्क, नीम का काढ़ा, नीम की खली, नीम खली, नीम की पत्ती, नीम के पत्ते, नीम का पानी, nibauli, niboli, nimbodi, nimbouli, nimboi, neem oil spray, nimoil, nimoyal, neem ka oil, नीम ऑयल, neemazal, econeem',
  ],
  [
    'trichoderma',
    ['?diseases', '?seed'],
    'trichoderma, traikoderma, tricoderma, ट्राइकोडर्मा, trycoderma, trichodarma, trikoderma, tricodarma, traicoderma, traikodarma, trichoderma viride, trichoderma harzianum, viride, harzianum, ट्राइकोडर्मा विरिडी, ट्रायकोडर्मा, ट्रिकोडर्मा, त्रिकोडर्मा',
  ],
  // Weeds
  [
    'gullidanda',
    ['weeds'],
    'gehu jaisi ghas, गेहूं जैसी घास, gulidanda, guli danda, mandosi, mandoosi, gulli danda, gullidanda, phalaris, mandusi, gehu ka mama, kanki, गुल्ली डंडा, मंडूसी, गेहूं का मामा, phalaris minor, gulli danda ghas, gullidnda, guli dandaa, gulli ghas, gehun ka mama, gehun ki ghas, gehu ki ghas, gehu jaisi ghaas, gehun jaisi ghas, mandusi ghas, mandoosi ghas, kanki ghas, falaris, phelaris, fellaris, मंडुसी, मंडूसी घास, गुल्लीडंडा, गुल्ली डंडा घास, गेहूं जैसा घास, little seed canary, canary grass, canarygrass, wild oat, wild oats, jangli jai, जंगली जई, javri, chidiya bajra',
  ],
  [
    'motha',
    ['weeds'],
    'motha, nut grass, nutgrass, cyperus, मोथा, nagarmotha, motha ghas, mothha, moththa, mothaa, mutha ghas, nagar motha, deela, dila ghas, dilla, doob motha, gondla, gundla, gonda ghas, मोथा घास, मोत्था, नागरमोथा, डीला, गोंदला, sedge, sedges, nut sedge, nutsedge, cyprus rotundus, cyperus rotundus, purple nutsedge',
  ],
  [
    'broadleaf',
    ['weeds'],
    'bathu, chaudi patti wale, chaudi patti ke, chaude patte, bathuwa, batuwa, चौड़ी पत्ती वाले, broad leaf, broadleaf, broad leaved, chaudi patti, bathua, चौड़ी पत्ती, बथुआ, chodi patti, chaudi patti ki, chauri patti, chori patti, chaudi patte wale, chodi patti wale, chaudi pati, chaurii patti, bathuaa, bathue, bathu ghas, kharbathua, khartua, hirankhuri, hirankhuri ghas, हिरनखुरी, हिरणखुरी, कृष्णनील, krishnaneel, krishna neel, satyanashi, sathi ghas, jangli palak, जंगली पालक, chaulai kharpatwar, gokhru ghas, चौड़ी पत्तियों, चौड़ी पत्ती की, बथुए, broadleaved, broad leaves weed, broad leaf weeds, broadleaf weeds, chenopodium, lambsquarters, wild spinach, pigweed, dock weed',
  ],
  [
    'parasite-weed',
    ['weeds'],
    'orobanche, margoja, bhuiphod, ओरोबैंकी, dodder, cuscuta, amarbel, akashbel, अमरबेल, आकाशबेल, striga, मरगोजा, orobanki, orobanky, orobench, orobanche ghas, orobenchi, margoza, marogja, bhuinphod, bhui phod, bhumiphod, भुईफोड़, भूमिफोड़, रुखड़ी, rukhdi, roovdi, amar bel, amerbel, amarbail, aakash bel, akash bel, akashbel lag, pili bel, peeli bel, pila dhaga, peela dhaga, pile dhage, peele dhage, pile dhage jaisi, अमर बेल, आकाश बेल, पीली बेल, पीले धागे, पीले धागे जैसी, कस्कुटा, striga ghas, streega, jogia, jogiya ghas, witchweed, witch weed, broomrape, broom rape, parasitic weed, parasitic weeds, parasitic plant, parasite plant, mistletoe, loranthus, banda ghas, banda paudha, बांदा, yellow threads, yellow thread like, thread like weed, yellow wire like, orange threads',
  ],
  [
    'parthenium',
    ['weeds'],
    'parthenium, gajar ghas, congress grass, गाजर घास, गाजरघास, partheniam, parthanium, parthinium, parthenium ghas, gajarghas, gajar ghaas, gaajar ghas, congres grass, congress ghas, kangres ghas, kangress ghas, chatak chandni, चटक चांदनी, कांग्रेस घास, पार्थेनियम, carrot grass, carrot weed, white top weed, star weed',
  ],
  // Chemicals
  [
    'chemical',
    ['?pests', '?diseases', '?weeds'],
    'imidacloprid, imida, chlorpyrifos, chlorpyriphos, chloropyriphos, profenofos, cypermethrin, lambda, deltamethrin, fipronil, regent, thiamethoxam, acetamiprid, emamectin, coragen, chlorantraniliprole, spinosad, indoxacarb, acephate, dimethoate, rogor, malathion, quinalphos, flubendiamide, confidor, mancozeb, carbendazim, bavistin, saaf dawa, m 45, metalaxyl, ridomil, propiconazole, tilt, tebuconazole, hexaconazole, copper oxychloride, blitox, bordeaux, streptocycline, validamycin, tricyclazole, azoxystrobin, glyphosate, roundup, 2 4 d, atrazine, pendimethalin, stomp, pretilachlor, butachlor, bispyribac, nominee gold, metribuzin, sulfosulfuron, clodinafop, topik, quizalofop, targa super, imazethapyr, oxyfluorfen, paraquat, इमिडाक्लोप्रिड, क्लोरपायरीफॉस, साइपरमेथ्रिन, मैंकोजेब, कार्बेन्डाजिम, ग्लाइफोसेट, कोराजन, ivermectin, ivomec, albendazole, fenbendazole, oxytetracycline, enrofloxacin, meloxicam, penicillin, amoxicillin, tylosin, आइवरमेक्टिन, एल्बेंडाजोल, dexamethasone, gibberellic, naa, planofix, imidacloprid 17, imidacloprid dawa, imidachloprid, imidaclopride, imidaclorpid, imidaklopid, imidakloprid, emida, chloropyriphos 20, chlorpyripos, clorpyriphos, chloropyrifos, kloropairifos, profenophos, profex, profex super, cypermetrin, cypermethrine, saipermethrin, lambda cyhalothrin, cyhalothrin, fipronel, fepronil, thimethoxam, thiamethoxim, actara, acetamaprid, emamectin benzoate, emamectine, chlorantraniliprol, corazen, coragin, korajen, ferterra, spinetoram, spinosed, indoxacarb dawa, acephate 75, asataf, dimethoat, rogar, malathian, kwinalphos, takumi, confidar, mancojeb, mankozeb, mancozab, m45, m 45 dawa, indofil, carbendazium, carbandazim, carbendizim, bavisteen, bavistine, saaf powder, saf dawa, ridomil gold, propiconazol, tebuconazol, nativo, amistar, amistar top, hexaconazol, contaf, copper oxychlorid, copper fungicide, coc, blitox 50, blue copper, bordo mishran, bordo, bordeaux mixture, bordo mixture, neela thotha, nila thotha, नीला थोथा, तूतिया, बोर्डो मिश्रण, बोर्डो, tutia, streptocyclin, streptomycin, kasugamycin, validamycine, trycyclazole, azoxistrobin, difenoconazole, cymoxanil, dimethomorph, fosetyl, aliette, chlorothalonil, thiram, captan, vitavax, carboxin, glyfosate, glaifoset, glycel, round up, 24d, 2 4 di, two four d, atrazin, atrazine 50, pendimethaline, pendimethylin, stomp extra, pretilachlore, butachlore, bispyriback, nomini gold, nominee, metribuzine, sulfosulfuran, sulfosulphuron, clodinafope, clodinafop propargyl, axial, pinoxaden, metsulfuron, algrip, quizalofop ethyl, imazethapyre, oxyfluorfen dawa, paraquat dichloride, gramoxone, tembotrione, laudis, topramezone, halosulfuron, sempra, haloxyfop, buprofezin, pymetrozine, dinotefuran, flonicamid, ulala, diafenthiuron, pegasus, spiromesifen, oberon, fenpyroximate, propargite, omite, abamectin, dicofol, wettable sulphur, sulfex, lime sulphur, zinc phosphide, bromadiolone, aluminium phosphide, celphos, sulphas, salphas, सल्फास, मेटालेक्सिल, मेटालैक्सिल, प्रोपिकोनाजोल, टेबुकोनाजोल, हेक्साकोनाजोल, कॉपर ऑक्सीक्लोराइड, स्ट्रेप्टोसाइक्लिन, ट्राइसाइक्लाजोल, एजोक्सीस्ट्रोबिन, क्लोरोथैलोनिल, थायमेथोक्सम, थियामेथोक्साम, फिप्रोनिल, एसिटामिप्रिड, इमामेक्टिन, इमामेक्टिन बेंजोएट, क्लोरेंट्रानिलीप्रोल, स्पिनोसैड, इंडोक्साकार्ब, प्रोफेनोफॉस, डाइमेथोएट, रोगोर, मैलाथियान, एट्राजीन, पेंडीमेथालिन, पेंडिमेथालिन, बिस्पायरीबैक, मेट्रिब्यूजिन, सल्फोसल्फ्यूरॉन, क्लोडिनाफॉप, पैराक्वाट, टू फोर डी, बाविस्टिन, साफ दवा, जिंक फॉस्फाइड, हार्मोन, plant growth regulator, pgr, gibberellic acid, gibberelic, paclobutrazol, cultar, कल्टार, naa spray, ethephon, ethrel, इथेफॉन, एथरेल, carbide, कार्बाइड',
  ],
];
