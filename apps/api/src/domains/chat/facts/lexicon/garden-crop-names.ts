import type { SubjectId } from '@upaj/content/practice/subjects';

/** Names of vegetables, fruits and flowers in the languages of India, and as they are misspelt; parted by commas. */
export const gardenCropWords: Readonly<Partial<Record<SubjectId, string>>> = {
  potato:
    'aluu, aluwa, aalu, aaluu, alooo, alloo, aloova, batate, batatyache, bataka, batakanu, bateta, batetu, urulai, urulaikizhangu, urulai kilangu, urulai kizhangu, bangaladumpa, bangala dumpa, alugadda, aloo gadda, alu gadda, alugadde, aalugadde, aloogadde, urulakizhangu, gol alu, golalu, potatoe, pototo, patato, poteto, potota, potetoes, potatto, pottato, potatoo, potao, आलु, आलुओं, बटाटे, बटाट्याचे, आलूवा',
  tomato:
    'tamaatar, tamatr, tamatare, tamatari, tamoto, tomatto, tometo, tamata, tameta, tamete, tamate, tamatyache, tomatoche, thakkali, takkali, thakali, bilati baigana, bilahi, tamata pandu, tamato, tamatoes, tomater, tomat, tomatoe, tomattos, tamtar, cherry tomato, cherry tomatoes, टोमॅटो, टोमॅटोचे, टमाटा, टमाटे, टमेटो, टोमेटो, टमाटरों, टिमाटर, arka rakshak, arka abhed',
  onion:
    'piyaaz, pyaaz, pyaaj, piaz, piaj, peyaj, peyaz, pyaju, piyanj, pianja, dungli, dungri, dungali, kandyache, kandyala, vengayam, chinna vengayam, erulli, eerulli, irulli, nirulli, neerulli, ullipaya, ullipayalu, ulligadda, ulli gadda, savala, onian, oinion, onoin, onnion, onyon, unions crop, sambar onion, small onion, gande di fasal, पियाज, पेयाज, पियाजु, कांदे, कांद्याचे, कांद्याला, पियाज़, डुंगरी',
  garlic:
    'lahsoon, lasoon, lahasun, lehsoon, lehsan, lahsan, lassan, lasana, lashun, lasunache, lasnache, rasun, rosun, nahru, naharu, poondu, velluli, vellulli, vellullipaya, bellulli, belluli, veluthulli, garlick, gralic, garlik, garlics, lahasunwa, लसूण, लसणाचे, लसण, लहसन, लसुन',
  brinjal:
    'baigun, bengena, bengana, baigana, baigna, vaigan, baingun, bengun, bainganwa, vange, wangi, wange, wangyache, vangyache, ringan, ringana, ringda, reengan, kathirikai, kathrikai, kathirikkai, kattirikai, vankaya, vankai, badanekai, badanekayi, badnekai, badane kai, badane kayi, badane gida, badane bele, vazhuthana, vazhuthananga, eggplants, egg plant, egg plants, aubergines, brinjaal, bringal, brinjol, bringjal, brinjel, brinjle, brinzal, birinjal, वांगे, वांग्याचे, वांगी, रिंगणा, भांटा, भंटे, बैगनवा, बेंगन, begun chas, begun gachh, began',
  okra: 'bhinda, bhende, bhendiche, bhidi, bhindo, bhindiya, bindhi, bhenddi, vendakkai, vendaikai, vendaikkai, vendai, bendakaya, bendakayalu, bendekai, bendekayi, vendakka, dherosh, dherash, ramturai, ram turai, ramtorai, ram torai, ladies finger, ladys fingers, lady fingers, lady figer, ladi finger, okara, ocra, okro, भेंडीचे, भेंड़ी, भींडी, भिन्डी, रामतुरई, रामतोरई, राम तोरई, भिंडा',
  chilli:
    'mirchai, marcha, marchu, marchi, mirchya, mirchiche, mirach, mirich, mirchaiya, mirchee, mirchy, milagai, milagaai, mirapa, mirapakaya, mirapakayalu, mirapa pairu, menasinakai, menasinakayi, menasina kayi, mensinkai, mulaku, pachamulaku, pacha mulaku, lankamarich, lanka marich, kancha lanka, kacha lanka, jolokia, jalakia, jalokia, chillie, chilies, chilis, chillis, chily, chilli pepper, chili pepper, hari mirchi, lal mirchi, hot pepper, lavangi mirchi, मिरची, मिरचीचे, मरचाई, मिरचाई, मिर्चा, मिर्चे, लाल मिर्च, लाल मिर्ची, हरी मिर्ची',
  capsicum:
    'simla mirch, simla mirchi, shimla mirach, shimla mirich, shimlamirch, simlamirch, dhobli mirchi, dhobali mirchi, bhopli mirchi, kuda milagai, kudai milagai, kudaimilagai, donne menasinakai, dappu menasinakai, bengaluru mirapakaya, capsicam, capcicum, capsikam, kapsikam, capsicums, capsicom, bell peppers, sweet peppers, coloured capsicum, colour capsicum, colored capsicum, ढोबळी मिरची, भोपळी मिरची, शिमला मिर्ची, शिमला मिरच, कैप्सिकम, सिमला मिर्च',
  cauliflower:
    'fulkobi, phulkobi, ful kobi, phul kobi, phool kobi, phoolkobi, phoolkopi, fulkopi, phulkopi, ful kopi, phul kopi, phool kopi, fulcopi, hookosu, hukosu, poo kosu, cauli flower, califlower, coliflower, cauliflwer, colliflower, caulifower, colly flower, kaliflower, cauliflowers, ful govi, phool govi, gobhi ka phool, gobhi phool, फुलकोबी, फूलकोबी, फुल गोभी, फुलगोभी, फूल गोबी, फूलगोबी',
  cabbage:
    'kobij, pan kobi, pankobi, patta kobi, pattakobi, bandhakopi, bandha kopi, badhakopi, bandha kobi, bandhakobi, muttaikose, muttai kose, muttakose, elekosu, ele kosu, cabage, cabbege, cabbag, cabbages, kabbage, cabbge, cabbej, patta govi, pattagovi, band govi, bandgobhi, bandgobi, bandha gobhi, pat gobhi, patgobhi, pata gobhi, pata gobi, red cabbage, chinese cabbage, पानकोबी, पान कोबी, करमकल्ला, बंधागोभी, बंधा गोभी, पाता गोभी, पत्ता गोबी, बंध गोभी, कोबीज',
  carrot:
    'gajjar, gaajar, gajor, gajarache, carot, carrort, carret, karrot, carrat, gajjari, गाजराचे, गाजरें, गजरा गाजर',
  radish:
    'mulangi, mullangi, moolangi, mullanki, radis, raddish, redish, radhish, daikon, मुळा, मुरई, मुली',
  spinach:
    'palakh, palaak, palang, palong, paalak, palak saag, palak sag, palang saag, palong saag, palak bhaji, pasalai keerai, pasalai, pala keerai, palak keerai, palakura, pala kura, palak soppu, spinch, spinech, spinich, spinage, spinach leaf, पालख, पालक साग, पालकी साग, पालक की भाजी',
  'bottle-gourd':
    'lauka, laukee, louki, lokki, lauky, ghia, gheeya, doodhi, dudhi bhopla, dudhibhopla, dudhya bhopla, dudhya bhopala, jati lau, lau shaak, surakkai, suraikai, surakka, anapakaya, anapa kaya, churakka, chorakka, lavki, laukiya, laokee, bottle guard, bottal gourd, botle gourd, bottle goud, bottle gard, bottlegaurd, bottle gourds, bottle gaurd, calabash, लउकी, लौका, दुधी भोपळा, दुध्या भोपळा, लौकी कद्दू, घिया, घीया, दुधी, कद्दू लौकी, sorakaya panta, sorekai',
  'bitter-gourd':
    'karle, karali, karlyache, karalya, kakarakaya, kakarkaya, pavakkai, pagarkai, paagarkai, pavakka, hagalakai, hagalakayi, korola, karola, kerela, karella, karelaa, karaila, kalara, tita kerela, titakerela, bitter gaurd, biter gourd, bitter gord, bitter guord, bitter gourds, bitter melon, karalla, karela ki bel, कारले, कारली, कारल्याचे, करेली, करैला, करेलवा',
  cucumber:
    'kakadi, kakari, kakdiche, vellarikai, vellarikkai, vellari, dosakaya, dosakayalu, dosa kaya, keera dosakaya, southekai, sautekai, soutekai, southekayi, kheere, khire, khiraa, khiera, cucumbar, cucmber, cocumber, cucumbers, cukumber, kukumber, cucuber, gherkin, gherkins, balam kheera, balam khira, tar kakdi, kakkarikka, काकडी, काकडीचे, खिरा, खिरे, ककरी, बालम खीरा, ककड़ियां',
  pumpkin:
    'kumhra, kumra, kumro, mishti kumra, misti kumra, mithakumra, boitalu, kakharu, boita kakharu, rangalau, ranga lau, ronga lau, lal bhopla, laal bhopla, bhopala, bhople, parangikai, parangi kai, poosanikai, pusanikkai, gummadikaya, gummadi, kumbalakai, kumbalakayi, sihi kumbala, mathanga, mattanga, halwa kaddu, kashi phal, kashiphal, kaashifal, kashifal, kasifal, konhda, kadima, kadoo, kadhu, kaddoo, pumkin, pumpkins, pampkin, punpkin, pumkeen, भोपळा, लाल भोपळा, भोपला, काशीफल, काशीफ़ल, कासीफल, कोंहड़ा, कुम्हरा, कदीमा, कद्दु, हलवा कद्दू, poosani',
  mushroom:
    'khumbh, khumbee, kukurmutta, kukurmuta, kukarmutta, alambi, puttagodugulu, putta godugulu, puttagodugu, bengchata, byanger chhata, kathphula, chhatu chasa, mushrum, mashrum, mushrom, masrum, mushrooms, musroom, mushroon, mashrooms, mashrum ki kheti, dhingari, paddy straw mushroom, milky mushroom, milki mushroom, dudhiya mushroom, shiitake, shitake, gucchi, guchhi, khukhri, कुकुरमुत्ता, अळंबी, अलिंबी, खुम्ब, खुंब, खुखड़ी, दूधिया मशरूम, ढिंगरी, मशरुम, मसरूम, गुच्छी',
  drumstick:
    'sahjana, sahijan, sehjan, sainjan, sainjana, sohanjna, suhanjana, sohjan, sahjna, sajina, sajne data, sojne data, sajna data, saragva, saragvo, sargavo, shevgya, shevgyache, shevaga, shewga, murungai, murungakkai, murungakai, murunga, murungakka, munaga, munagaku, mulakkada, nugge, nuggekai, nuggekayi, muringa, muringakka, drum stick, drumsticks, drumstik, moringaa, moringa tree, शेवगा, शेवग्याचे, सैंजना, सोहंजना, सहिजन, सहजना, मोरिंगा, सरगवा, मुनगे',
  colocasia:
    'aravi, arvee, arbee, alukand, kochu, mukhi kochu, gathi kochu, seppankizhangu, seppankilangu, sepankizhangu, chamadumpa, chama dumpa, chemagadda, kesave, kesuvina gadde, shamegadde, chembu, pekchi, peckchi, ghuiyan, ghuinya, ghuian, dasheen, eddoe, taro root, colocassia, colocacia, colacasia, अळू, अरुई, अरूई, घुइया, घुइयाँ, गुइयां, पेकची',
  amaranthus:
    'rajgaro, rajgiro, ramdana, chaulaee, chaulayi, choulai, choulayi, chaurai saag, chaulai saag, lal bhaji, laal bhaji, lal sag, laal saag, laal sag, lal shak, tandulja, tandaljo, notey shak, khada saga, leutia, thotakura, thota kura, mulai keerai, arai keerai, thandu keerai, dantina soppu, harive soppu, chuvanna cheera, amaranth grain, amaranths, amarnthus, amarantus, marsa saag, राजगिरा, रामदाना, चौलाई साग, लाल साग, लाल भाजी, तांदुळजा, मरसा, गेंहारी, cheera, chaulai, चोलाई, cholai',
  mango:
    'aamba, ambyache, ambyala, keri, kairi, kairiya, amva, aamwa, amwa, aamb, am gachh, aam gach, aam gachh, aamer, amba gachha, maangai, mambazham, mambalam, mamidi, mamidi pandu, mamidi chettu, mavina hannu, mavina mara, mavinahannu, maampazham, mampazham, manggo, mengo, mongo, mangoo, mengoes, mango tree, mango orchard, mango plant, aamon, aam ke bagh, aam ki bagiya, आंबे, आंब्याचे, आंब्याला, कैरी, केरी, अमवा, आमवा, आम के पेड़, आम का बाग, आम का पेड़, आम के बाग, maanga, tikore, टिकोरे, टिकोला, tikola',
  banana:
    'kadali, kadalee, kelaa, kelo, keley, kelyache, keliche, kelichi, kera, vazhai, vaazhai, vazhaipazham, vazha, aratipandu, arati pandu, arati chettu, aratikaya, balehannu, bale hannu, balegida, bale gida, baale gida, kolgos, kol gos, kola gachh, benana, banana tree, banana plant, plantain, plantains, केळ, केळीचे, केळीची, केरा, केरवा, केले का पेड़, bananna, bannana, arati, banna plant',
  guava:
    'peruche bag, peruchi bag, jamrukh, jamphal, jaamfal, jaam phal, jam fal, jamfad, jamphad, bihi, piyara, peyara, pijuli, madhuriam, madhuri aam, koyya, goyya, koyya pazham, jamakaya, jama kaya, jama pandu, seebe, seebe hannu, sibe hannu, perakka, latam, lataam, amrod, amrooth, amarood, amarud, amrudh, amroodh, armud, armood, gwava, gauva, guavas, guawa, guva fruit, guava tree, allahabad safeda, allahabadi safeda, hisar safeda, पेरू, पेरूचे, जामफळ, बिही, अमरूत, अमरुद, अमरुत, लताम, इलाहाबाद सफेदा, इलाहाबादी सफेदा, अमरूद का पेड़',
  papaya:
    'papeeta, papitha, papaiya, papayi, pappali, pappalli, pappaya, boppayi, boppaya, bappayi, boppai, parangi hannu, penpe, amruta bhanda, amrutabhanda, omita, omakaya, papaiche, papayya, pepeeta, papya, papaia, pappita, papayas, papita ka ped, arand kakdi, arandkharbuja, पपई, पपईचे, पपया, पपइया, अरंड खरबूजा, पपिता, अरंडककड़ी',
  grapes:
    'draksha, drakshe, drakshache, drakshachi, drakshya, angoori, angura, angoora, dratchai, drakshai, thiratchai, draksha pandlu, drakshi, grapes vine, grape vine, greps, graps, grapse, grapewine, grapevines, angoor ki bel, kishmish, munakka, raisin, raisins, द्राक्षे, द्राक्षाचे, अंगुर, अंगूर की बेल, किशमिश, मुनक्का',
  pomegranate:
    'dalim, dalimba, dalimbe, dalimbache, dadam, daadam, dadham, dadima, dadimba, dadim, mathulai, madulai, madhulai, danimma, danimma pandu, dalimbari, mathalam, anaar dana, anardana, bedana, pomogranate, pomegranet, pomegranite, pomegranat, pomgranate, pome granate, pomegrenate, pomegranates, anar ka ped, डाळिंबाचे, डाळिंबे, डाळींब, दाड़िम, दालिम, दाडिम, बेदाना, अनार का पेड़',
  orange:
    'kamala lebu, komola lebu, komola tenga, kamla nimbu, humothira, narangee, narinja, kamala pandu, kittale, kithale, kittale hannu, orenj, ornge, oranges, orrange, mandarins, mandarine, santrya, santryache, santare, tangerine, khasi mandarin, nagpur mandarin, coorg mandarin, नागपुरी संतरा, संत्रा, संत्री, संत्र्याचे, संतरों, सन्तरा, sntra, santraa',
  'sweet-orange':
    'mosambee, mosmi, mousambi, mousmi, musumbi, mosumbi, moosambi, musami, musammi, mosamba, mausammi, sathukudi, sathugudi, satukudi, sathgudi, satgudi, battayi pandu, chinikaya, chini kaya, mosambi hannu, musambi hannu, mosambiche, malta phal, sweet limes, sweet oranges, sweetorange, mosambi ka ped, मोसंबीचे, मौसम्बी, मुसम्बी, मुसंबी, battavi, batavi, battayi, मोसमी',
  lemon:
    'limboo, limbe, limbuche, lembu, lebu, leboo, nebu, pati lebu, patilebu, kagji nimbu, kagaji nimbu, kagzi lime, kagdi limbu, nemu tenga, nemu, elumichai, elumichhai, elimichai, nimmakaya, nimma kaya, nimma, nimbe, nimbehannu, nimbe hannu, nimbekai, cherunaranga, nimboo, neembu, nimbuu, nibbu, limon, lemmon, lamon, assam lemon, kazi nemu, kaji nemu, gondhoraj, galgal, hill lemon, seedless lemon, lemon tree, lemon plant, nimua, nimbu ka ped, लिंबू, लिंबाचे, लेंबू, लेबु, निबू, नेबो, नेबुआ, नेमुआ, कागजी नींबू, नींबू का पेड़, गलगल',
  apple:
    'saib, saeb, safarchand, safarjan, saparjan, apel, appel, aple, appal, sebon, sebu hannu, aappil, apple tree, apple trees, apple garden, apple fruit, seb ka bagicha, seb ke ped, seb ka ped, सफरजन, सफरचंदाचे, सेव, सेबों, सेब का पेड़, सेब के पेड़, सेब का बगीचा',
  watermelon:
    'tarbuz, tarbooz, tarbooze, tarabuj, tarboj, tarbuza, tormuj, tormuz, tarmuj, tarabhuja, tarbhuj, tarbujwa, kalingar, kalingada, tarbuch, matiro, hadwana, hindwana, hinwana, hinduana, tharpoosani, tarpoosani, puchakaya, puchchakaya, puchcha kaya, kallangadi, thannimathan, watermelan, watermellon, watermelons, watter melon, watarmelon, water melons, melon, melons, कलिंगडाचे, टरबूज, मतीरा, मतीरे, हिंदवाना, तरबुज, तरबूजा',
  muskmelon:
    'kharbuza, kharbooza, karbuja, karbooja, kharabuja, kharbujwa, khormuj, kharmuj, kharmuja, sakkar teti, shakkar teti, shakarteti, sakarteti, chibud, mulampazham, mulam pazham, kirni pazham, kharbuja pandu, karbuja hannu, cantaloupe, cantelope, muskmellon, mask melon, maskmelon, musk mellon, muskmelons, melon, melons, चिबूड, खरबुजा, खरबुज, खरबूजे, टेटी खरबूज',
  litchi:
    'lichu, lichee, leechee, lychees, lichchi, leetchi, litchy, lichy, litchie, litchis, lychi, lichies, shahi litchi, shahi lichi, china litchi, litchi tree, lichi ka ped, लिची, लीचि, लिचु, शाही लीची, लीची का पेड़, lechi',
  pineapple:
    'anaras, anarosh, anaros, matikathal, mati kothal, annasi, annashi, annasipazham, anasa pandu, ananaas, ananus, anannas, anaanas, kaithachakka, kaitha chakka, ananasu, ananas hannu, pine apple, pinapple, pineaple, painapple, pinaple, painapal, pinnapple, pineapples, अननस, अननसाचे, अननास, अनरस, annas',
  coconut:
    'narikel, narikela, nariel, nariyel, naliyer, naliyar, nariyar, nariyalwa, naralache, thengai, tengai, thennai, tennai, thennai maram, kobbari, kobbari chettu, kobbarikaya, tenkaya, tenginakai, tenginakayi, thengu, tengina mara, nalikeram, coconet, coconaut, cocunut, cocount, coco nut, coconat, kokonut, narikol, narikal, narikel gachh, nariyal ka ped, nariyal ke ped, khopra, tender coconut, coconut tree, coconut palms, नारळाचे, नरियर, नरियल, नारियल का पेड़, नारियल के पेड़, खोपरा',
  cashew:
    'kajoo, kaaju, kajju, kaju badam, kajubadam, hijli badam, lankaamba, lanka amba, jeedi mamidi, jidi mamidi, jeedipappu, jeedi pappu, geru bija, gerubeeja, godambi, kashumavu, kasumavu, kashuvandi, parankimavu, parangimavu, kajuche, kaju ka ped, cashewnuts, cashew nuts, cashews, kashew, cashew tree, cachew, caju, काजूचे, काजू का पेड़, काजु, mundhiri, munthiri',
  sapota:
    'chikku, cheekoo, chickoo, chikkoo, chikuche, sapeta, sapotta, sapotah, sapodila, sofeda, sobeda, sabeda, sapotu, sapota pandu, sapota hannu, sapotas, sapata, chiku ka ped, चिकू, चिक्कू, चिकूचे, सपोटा, सबेदा',
  jackfruit:
    'kathahal, kanthal, katahal, kathar, kathhal, kathahar, katahar, panas, panasa, panasa pandu, panas gachha, phanas, phanash, phanasache, palapazham, pala pazham, panasakaya, halasu, halasina hannu, halasina mara, chakka krishi, jack fruits, jakfruit, jackfuit, jackfruits, echod, enchor, kathal ka ped, फणस, फणसाचे, कटहर, कठहल, कटहल का पेड़, पनस, chakka, varikka, koozha',
  amla: 'avla, aawla, aavla, anvala, aamla, aamala, amala, avala, awala, anwala, aanwla, anola, amlaki, amloki, amlokhi, nellikai, nellikkai, nellikaya, usirikaya, usiri, usiri kaya, bettada nellikai, nellikka, nellika, indian gooseberry, goosebery, gooseberries, avalyache, amla tree, amla ka ped, aonla ka ped, dhatri phal, आवळा, आवळ्याचे, आंवले, अंवरा, औंरा, आवला, आंवला का पेड़',
  ber: 'boroi, barkoli, barakoli, bogori, bagori, ilanthai, elanthai, ilandai, regu pandu, regi pandu, elachi hannu, bore hannu, bor fal, bor phal, ber ki kheti, ber ke ped, ber ka bagicha, apple ber, apel ber, thai apple ber, thai ber, kashmiri ber, jhadberi, jhad beri, indian jujube, ziziphus, एप्पल बेर, एपल बेर, बेर का पेड़, बेर के पेड़, झड़बेरी, बेरी का पेड़, bor tree, bor ki, bor ka, बोरड़ी, bordi',
  strawberry:
    'strawbery, straberry, strobery, stoberry, straw berry, strawberi, strawbarry, stroberry, istrawberry, istroberi, strwberry, strawberry plant, स्ट्राबेरी, स्ट्रोबेरी, स्ट्रॉबेरीचे, स्टाबेरी',
  'dragon-fruit':
    'dragan, dregan fruit, dragon frut, dragun fruit, dragon friut, drogon fruit, dragon phal, dragon fruits, dragonfruits, pitaya, pitahaya, kamalam phal, ड्रैगन, ड्रेगन फ्रूट, ड्रैगनफ्रूट, ड्रेगन फ्रुट, ड्रैगन फल, कमलम',
  rose: 'golap, gulap, gulaab, gulabon, roja poo, rojapoo, roja poovu, golapa, golap phul, panneer rose, dutch rose, gulab ka phool, gulab ke phool, gulabache, desi gulab, rose flower, rose plants, गुलाबाचे, गुलाब का फूल, देसी गुलाब',
  marigold:
    'genda phool, genda ful, genda phul, gainda, gende ka phool, gende ke phool, zendu, jhendu, jhenduche, zenduche, galgota, galgoto, gendu phula, thulukka samanthi, banthi, bantipoolu, banti poolu, banthi poolu, banti puvvu, chendu hoo, chendu huvu, chenduhoovu, chendumalli, chendu malli, merigold, marry gold, mary gold, marygold, marigol, merrygold, gendha, झेंडू, झेंडूचे, गेंदा फूल, गेन्दा, गलगोटा, गेंदे का फूल, गेंदवा',
  jasmine:
    'mogara, mogre, juhi, jui phool, mallige, malligai, gundu malli, gundumalli, mallepoolu, malle poolu, mullai, mullappoo, malli poo, mallipoo, bela phool, bela ka phool, beli phul, jathi malli, jati malli, jasmin, jasmeen, jasmines, yasmin, chambeli, mograche, jasmine flower, चंबेली, मोगऱ्याचे, मोगरे, जूही, जाई जुई, बेला फूल, बेला का फूल, चमेली का फूल, malli, मुल्लै, जातिमल्ली',
  chrysanthemum:
    'shewanti, sewanti, shevantiche, sevanthi, sevvanthi, sevvandhi, chamanthi, chamanti, chamantipoolu, chamanthi poolu, sevantige, sevanthige, shamanthi, samanthi, chandramallika, chandramalika, chandra mallika, seuti, guldavari, guldavadi, guldaudee, guldawari, guldaudi phool, guladaudi, chrysanthamum, crysanthemum, chrisanthemum, crisanthemum, krisanthemum, chrysanthemums, chrysanthmum, शेवंती, शेवंतीचे, गुलदावरी, गुलदावदी, गुलदाऊदी, सेवती',
  tuberose:
    'rajani gandha, rajanigandha, rajni gandha, rajnigandhe, nishigandha, nishigandh, sampangi, sampangi poo, sugandharaja, sugandha raja, nelasampangi, nela sampangi, gulchhadi, gulchadi, rojonigondha, tube rose, tuberosa, tuberos, tuberoses, निशिगंध, निशिगंधा, गुलछड़ी, रजनी गंधा',
};
