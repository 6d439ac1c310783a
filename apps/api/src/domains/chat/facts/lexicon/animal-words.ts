import type { Concept } from './concept.ts';

/** Animals' bodies, ailments and keeping. */
export const animalWords: readonly Concept[] = [
  [
    'milk',
    ['?feeding', '?health'],
    'milk, doodh, dudh, दूध, dhoodh, dhudh, doodhh, dud, duudh, dudhh, doodha, dudhwa, दुध, milch, milking, dudh nikalna, dohna, duhna, duhai, dohan, दुहना, दुहाई, दोहन, milked',
  ],
  [
    'milkdrop',
    ['feeding', 'health'],
    'milk badhane, doodh badhaye, doodh badhe, dudh badhe, doodh kaise badhe, dudh kam de, doodh kam de, dudh kam kar, दूध कम दे, दूध बढ़े, दूध बढ़ाएं, doodh kam ho, dudh sukh, milk production increase, more milk, milk kam, kam doodh, kam dudh, milk less, less milk, milk drop, milk reduced, milk decreased, dudh kam, doodh kam, dudh ghat, dudh kam ho gaya, दूध कम, दूध घट, dudh nahi de, low milk, increase milk, dudh badhane, dudh kaise badhaye, doodh badhana, दूध बढ़ाने, दूध कैसे बढ़ाएं, milk yield increase, dudh badhaye, dudh kam de rahi, dudh kam ho gaya hai, dudh kam ho raha, dudh kam ho rha, doodh kam ho gaya, doodh ghat, doodh ghat gaya, doodh kam kar diya, dudh kam kar diya, dudh sookh, doodh sukh, doodh sookh, dudh nahi deti, doodh nahi deti, dudh nahi de rahi, doodh nahi de rahi, dudh nahi utar, doodh nahi utar, dudh chadha, doodh chadha, dudh chura, doodh chura, pawas nahi, paavas nahi, paawas nahi, pawasna, pavasna, पवास, पावस नहीं, दूध नहीं उतार, दूध चढ़ा, दूध चुरा, dudh rok leti, doodh rok leti, dudh band, doodh band, dudh badhe kaise, doodh badhe kaise, doodh badhane, dudh badhane ka, doodh badhane ki, dudh badhana, dudh kaise badhega, dudh jyada, doodh jyada, dudh zyada, doodh zyada, zyada dudh, zyada doodh, jyada dudh, jyada doodh, dudh badhaane, dudh ki matra, दूध कम हो, दूध कम दे रही, दूध कम कर दिया, दूध सूख, दूध नहीं दे रही, दूध नहीं देती, दूध बंद, दूध बढ़ाने के, दूध बढ़ाना, दूध कैसे बढ़ेगा, दूध ज्यादा, ज्यादा दूध, दूध की मात्रा, milk has reduced, milk has dropped, milk has decreased, milk reducing, milk going down, milk is less, milk is low, milk decreasing, giving less milk, gives less milk, not giving milk, no milk, milk stopped, drop in milk, fall in milk, milk fall, milk yield low, milk yield down, raise milk, boost milk, improve milk, to increase milk, increase the milk, increase in milk, milk let down, not letting milk, let down, higher milk',
  ],
  [
    'cleanmilk',
    ['harvest'],
    'clean milk, milk hygiene, saaf dudh, swachh dudh, साफ दूध, स्वच्छ दूध, hygienic milk, clean milking, milking hygiene, dudh jaldi fat, dudh jaldi kharab, doodh jaldi kharab, dudh fat jata, doodh fat jata, dudh kharab, doodh kharab, dudh me badbu, doodh me badbu, dudh khatta, doodh khatta, दूध खराब, दूध जल्दी खराब, दूध फट जाता, दूध में बदबू, milk spoil, milk spoils, milk souring, milk turns sour, milk curdles, milk smell, full hand milking, muthi se dudh, muthi dohan, dudh duhne ka, doodh nikalne ka sahi, dudh nikalne ka sahi, doodh duhne ka, milking machine hygiene',
  ],
  [
    'udder',
    ['health'],
    'udder, teat, teats, ke than me, ka than, ke than, than se, than ko, than par, than laal, thano, थन, थनों, ayan, अयन, udders, thanon, thanno, thane, teats me, thun, lewa, लेवा, हवाना, hawana, बांक, bank thano, gadi thano, adder, uddar, chuchi pashu, थनो',
  ],
  [
    'mastitis',
    ['health'],
    'thanella rog, thenela, thanela rog, than sujan, than me ganth, than me gaanth, than suj, than sooj, थन सूज, थन में गांठ, dudh fat raha, dudh me ganth, dudh me chhichhde, फटा दूध, mastitus, masitis, mastatis, than kharab, than me keede, than se khoon, थन से खून, mastitis, thanela, thanaila, thanella, थनैला, थनेला, than me sujan, थन में सूजन, blood in milk, dudh me khoon, thanaila rog, thanela ho, thanaila ho, thanailaa, thaneli, thanaili, thanalla, thaneila, थनैली, थनेली, थनैला रोग, mastitis ho, mastits, mestitis, mastaitis, masteitis, मैस्टाइटिस, than sakht, than kada, than kade, than kathor, than gathan, than me gathan, than garam, than me dard, than laal, than phat, than fat, than me sooj, than suje, than suja, thano me sujan, thano me soojan, than mein sujan, than mein soojan, thano me ganth, thano se khoon, than se peep, than se mavad, than mar gaya, than maar gaya, than band, ek than band, than sukh gaya, dudh me chichhde, dudh me chhichde, dudh me thakke, dudh me katran, doodh me chhichhde, doodh me chichde, doodh me thakke, doodh me khoon, dudh lal, doodh lal, dudh gulabi, dudh pani jaisa, doodh pani jaisa, dudh patla pani, dudh dahi jaisa, doodh me ganth, dudh me gaanth, dudh me peep, dudh fata, doodh fata, doodh fat raha, थन सख्त, थन कड़ा, थन में गांठें, थन में दर्द, थन लाल, थन से पीप, थन सूखा, थन मारा, दूध में छिछड़े, दूध में छिछड़ा, दूध में थक्के, दूध में खून, दूध लाल, दूध पानी जैसा, दूध फटा, दूध में पीप, थनों में सूजन, clots in milk, flakes in milk, clot in milk, bloody milk, milk with blood, watery milk, red milk, pus in milk, swollen udder, udder swollen, udder swelling, swelling in udder, hard udder, udder hard, udder hot, hot udder, udder infection, teat blocked, blocked teat, teat swollen',
  ],
  [
    'fmd',
    ['health'],
    'khur pak, khurpak, muh pak, khur paka, muhpak, mooh pak, मुंह पक, खुर पक, khuro me, khur me ghav, khur me kide, khurpka, foot mouth disease, लार गिर, fmd, foot and mouth, foot mouth, khurpaka, muhpaka, khurpaka muhpaka, muh khur, muhkhur, खुरपका, मुंहपका, खुरपका मुंहपका, मुंह खुर, muh me chhale, मुंह में छाले, muhpaka khurpaka, khurpka muhpka, khurpaka rog, muhpaka rog, khur paka muh paka, muh paka, muhpka, munh paka, munhpaka, mu paka, mupaka, moonh paka, khurpakka, khurha, khurha chapka, khura chapka, kharwa rog, mukhri, खुरहा, खुरहा चपका, खुरपका रोग, मुंहपका रोग, muh khur rog, mukhar khur, muh aaya, muh aa gaya, muh mein chhale, munh me chhale, jeebh par chhale, jibh par chhale, jibh me chhale, jeebh me chhale, khur me chhale, khuro me chhale, khur me zakhm, khur ke bich ghav, khur me keede, khur me kida, khur paka hua, khur ke beech, lar gir, laar gir, lar tapak, laar tapak, muh se lar, muh se laar, muh se jhag, lar beh, laar beh, khurpaka ka tika, मुंह से लार, लार टपक, लार बह, मुंह से झाग, जीभ पर छाले, मुंह में छाला, खुर में छाले, खुरों में छाले, खुर में घाव, खुर में कीड़े, f m d, foot n mouth, foot and mouth disease, mouth blisters, blisters in mouth, blister in mouth, mouth ulcers, mouth sores, sores in mouth, mouth and hoof, sores on feet, hoof blisters, blisters on feet, salivating, salivation, drooling, drool, dribbling saliva, khur ke chhale, खुर के छाले, khur me chale',
  ],
  [
    'lumpy',
    ['health'],
    'lampi rog, lampi virus, lumpy virus, lumpi virus, lampy, sharir par ganth, sharir par gaanth, sharir par gathan, शरीर पर गांठ, chamdi par ganth, chamdi me ganth, त्वचा पर गांठ, skin lumps, ganth ganth, gaanthdar, lumpy, lsd, lumpy skin, lampi, lumpi, लंपी, लम्पी, ganth wala rog, गांठ वाला रोग, lumps on skin, lump, lumpee, lampee, lampi skin, lumpi skin, lumpy disease, lumpy rog, lampi bimari, lumpi bimari, lumphy, lamphi, lumpy skin disease, लंपी रोग, लंपी वायरस, लम्पी वायरस, लम्पी रोग, लंपी स्किन, लम्पी स्किन, गांठदार, गांठदार त्वचा, ganthdar, gaathdar, gathdar, charm rog ganth, chamdi par gathan, chamdi par gaanth, chamdi par gathe, chamde par ganth, khal par ganth, khaal par ganth, tvacha par ganth, twacha par ganth, twacha me ganth, badan par ganth, badan par gathe, sharir me ganth, sharir me gaanth, shareer par ganth, pure sharir par ganth, शरीर में गांठ, शरीर पर गांठें, चमड़ी पर गांठ, चमड़ी पर गांठें, त्वचा पर गांठें, बदन पर गांठ, pure badan me ganth, lumps on body, lumps on the body, lump on body, lumps all over, nodules on skin, skin nodules, nodules on body, skin lump, knots on skin, swellings on skin, bumps on skin, bumps on body, lumpy wala',
  ],
  [
    'hs',
    ['health'],
    'galgotu, gala ghotu, galaghontu, gal ghontu, gala suj, gale me sujan, गले में सूजन, गला घोंटू, घुरका, ghurka, hs, galghotu, gal ghotu, galaghotu, गलघोंटू, गलाघोंटू, haemorrhagic septicaemia, hemorrhagic septicemia, gala sujna, galghontu rog, gal ghotu rog, galaghotu rog, galghonthu, gal ghonthu, galghutu, galaghutu, gala ghontu, gala ghotna, ghotua, ghontua, ghurka rog, dhaska, धसका, गलघोटू, गल घोटू, गल घोंटू, गलाघोटू, गलघोंटू रोग, घुर्रका, ghurrka, gharghar, ghar ghar ki awaz, घर घर की आवाज, gale me soojan, gale me suj, gale ki sujan, gala sooj, gala sujan, gala sooja, gardan suj, gardan me sujan, gale ke niche sujan, gale ke neeche sujan, गला सूज, गले की सूजन, गले के नीचे सूजन, गर्दन सूज, throat swelling, swollen throat, throat swollen, swelling of throat, swelling in throat, swelling under neck, h s, haemorrhagic, hemorrhagic, septicaemia, septicemia',
  ],
  [
    'bq',
    ['health'],
    'bq, black quarter, langda bukhar, langdi, लंगड़ा बुखार, लंगड़ी, jaharbad, जहरबाद, langdi rog, langariya, langriya, langdiya, langadi, langadi bukhar, langri bukhar, langda rog, lagdi, ek tangiya, ektangia, एकटंगिया, लंगड़िया, लंगड़ी रोग, लंगड़िया रोग, blackquarter, blackleg, black leg, b q, jangh me sujan, puthe me sujan, putthe me sujan, जांघ में सूजन, पुट्ठे में सूजन, chirchir awaz, charchar awaz, चरचर आवाज, crackling swelling, swelling of thigh, thigh swelling',
  ],
  [
    'brucella',
    ['health'],
    'bachcha gira diya, bachha gir gaya, bacha gira, baccha gir, बच्चा गिरा, गर्भ गिर, miscarriage, abort, brucella, brucellosis, abortion, aborted, garbhpat, bachcha girna, bachcha gir, गर्भपात, ब्रूसेला, ब्रूसेलोसिस, garbh girna, brucela, brusela, brusella, brusolosis, brucelosis, ब्रुसेला, ब्रुसेलोसिस, ब्रुसेल्ला, bachha gira, bachcha gira, bacha gir gaya, bacha gira diya, bachha gira diya, bachcha fenk, bachha fenk, bachcha phenk, bacha phek, bachcha gira deti, bachha gira deti, bar bar bachcha gir, garbh gir gaya, garbh gira, garbh gira diya, garbh nahi tik, garbh nahi ruk, gabh gir, gaabh gir, gaabh gira, gabh gira diya, gabhin gir, tu gayi, tuh gayi, garbhapaat, garbhpaat, garvpat, mara bachcha, mara hua bachcha, mra bacha, बच्चा फेंक, बच्चा गिरा दिया, बच्चा गिर गया, गर्भ गिर गया, गाभ गिर, मरा बच्चा, मरा हुआ बच्चा, abortions, aborts, aborting, miscarried, still born, stillborn, still birth, stillbirth, lost pregnancy, brucella vaccine',
  ],
  [
    'ppr',
    ['health'],
    'ppr, पीपीआर, goat plague, bakri plague, p p r, ppr rog, ppr tika, ppr vaccine, bakri ka plague, bakri mahamari, bakriyon ki mahamari, बकरी महामारी, बकरी प्लेग, पीपीआर टीका, पी पी आर, kata rog bakri, sheep plague, small ruminant plague',
  ],
  [
    'ranikhet',
    ['health'],
    'ranikhet, newcastle, रानीखेत, nd vaccine, lasota, ranikhet rog, raniket, rani khet, ranikheth, rani khet bimari, ranikhet bimari, रानी खेत, रानीखेत रोग, new castle, newcastle disease, f1 vaccine, r2b, lasotta, jhumri, झुमरी, gardan tedhi, gardan tedi, gardan ulti, gardan ghum, gardan marod murgi, gardan ainth, hari beet, hari bit, hara beet, hare dast murgi, hari potty, गर्दन टेढ़ी, गर्दन घूम, गर्दन ऐंठ, हरी बीट, twisted neck, neck twisted, neck twist, neck twisting, wry neck, green droppings, green dropping, greenish droppings',
  ],
  [
    'gumboro',
    ['health'],
    'gumboro, gamboro, ibd, गंबोरो, गमबोरो, gambora, gumbora, gamburo, gumbaro, गंबोरो रोग, गम्बोरो, infectious bursal, bursal disease, i b d, ibd vaccine',
  ],
  [
    'birdflu',
    ['health'],
    'bird flue, bardflu, avian flu, birdflue, bird flu, avian influenza, बर्ड फ्लू, bard flu, birdfloo, bird floo, bard floo, bad flu, avian flue, h5n1, बर्डफ्लू, बर्ड फ्लु, एवियन, murgi flu, murgiyon me flu',
  ],
  [
    'swinefever',
    ['health'],
    'swine fever, african swine fever, asf, csf, suar bukhar, स्वाइन फीवर, sukar jwar, सूकर ज्वर, swine fiver, swain fever, swainfever, classical swine fever, african fever, suar ka bukhar, suar jwar, sukar bukhar, suwar bukhar, सूअर बुखार, शूकर ज्वर, अफ्रीकी स्वाइन, एएसएफ, a s f, hog cholera',
  ],
  [
    'milkfever',
    ['health'],
    'milk fever, dugdh jwar, दुग्ध ज्वर, downer, baith gayi, baith gai, uth nahi rahi, बैठ गई, उठ नहीं रही, byane ke baad baith, milkfever, milk fivar, milk fiver, milk fewer, dudh ka bukhar, doodh ka bukhar, dugdha jwar, dugdhjwar, prasuti jwar, sutika jwar, suttika jwar, दूध का बुखार, मिल्क फीवर, सूतिका ज्वर, baith gai hai, baith gayi hai, baith jati, baithi hai, baithi hui, uth nahi pa, uth nahi paa, uth nahi sak, uth nahi, uthti nahi, uth hi nahi, khadi nahi ho, khadi nahi ho pa, khada nahi ho, khadi nahi hoti, khadi nahi rah, byane ke baad uth, byahne ke baad baith, byane ke baad thandi, byane ke baad gir, byane ke baad kamjor, gardan modkar, gardan mod kar, gardan mod, kaan thande, kan thande, sharir thanda, badan thanda, उठ नहीं पा, उठ नहीं सक, उठ नहीं, उठती नहीं, बैठ गयी, बैठी है, बैठी रहती, खड़ी नहीं हो, खड़ी नहीं हो पा, कान ठंडे, शरीर ठंडा, गर्दन मोड़, ब्याने के बाद बैठ, ब्याने के बाद उठ, cannot stand, cant stand, can not stand, not able to stand, unable to stand, unable to get up, cant get up, cannot get up, not getting up, not standing, sitting down and not, sits down, down cow, downer cow, fell after calving, down after calving, collapsed after calving, weak after calving, cold ears, calcium kam, calcium ki kami byane',
  ],
  [
    'bloat',
    ['health'],
    'afra, aafra, aphra, gas ban gayi, gas bani, pet phool gaya, pet phula, pet fula, pet ful gaya, पेट फूल गया, pet me gas pashu, bloating, timpani, bloat, bloated, afara, aphara, pet phool, pet phoolna, pet phul, pet ful, अफारा, पेट फूल, पेट फूलना, tympany, gas in stomach, afra ho, afara ho, aafra ho, afaara, aphara ho, affara, afra chadh, afara chadh, aphra rog, अफरा, आफरा, अफारा हो, पेट अफर, pet afar, pet me gas, pet me hawa, pet me hava, pet tan gaya, pet tana, pet fool, pet fool gaya, pet fula hua, pet phula hua, pet gubbara, pet dhol jaisa, pet dhol, bayan pet, baya pet, bayi kokh, koakh phool, kokh phool, kokh phul, baayi taraf pet, pet pe sujan, gas bhar, gas ban, gas ban gai, gas bann, पेट फूला, पेट फूला हुआ, पेट में गैस, पेट में हवा, पेट तन, पेट ढोल, कोख फूल, बाईं कोख, गैस बन, गैस भर, timpany, timpani rog, rumen gas, stomach swollen, swollen stomach, swollen belly, belly swollen, belly swelling, stomach swelling, stomach bulging, stomach blown, left side swollen, left side swelling, distended, distended belly, gassy, gas problem',
  ],
  [
    'placenta',
    ['health'],
    'jer na gire, jer ruk, jer atak, jer nahi nikal, jer nahi dali, झेर, jher, जेर रुक, जेर नहीं डाली, placenta, retained placenta, jer, jer nahi giri, jhar, zer, जेर, जेर नहीं गिरी, afterbirth, jair, jaer, jerr, jer nahi gir, jer nahi gira, jer nahi dala, jer nahi dal, jer nahi nikli, jer nahi nikla, jer nhi, jer andar, jer atki, jer atka, jer ruki, jer ruk gayi, jer latak, jer fas, jer phas, jer kab, jer kitni der, jer kitne ghante, jhed, jhar nahi dali, jhar nahi giri, jhar nahi gir, jeri, jeran, neri, झर नहीं, झार नहीं, जेर नहीं गिर, जेर अटक, जेर अटकी, जेर फंस, जेर लटक, जेर नहीं निकली, जेर नहीं निकल, जेर अंदर, नाल नहीं गिर, naal nahi gir, phool nahi gira, after birth not, after birth, placenta not, placenta retained, retention of placenta, retained afterbirth, membranes not, foetal membrane, fetal membrane, not dropped placenta, not shed placenta, not expelled, cleansing not',
  ],
  [
    'prolapse',
    ['health'],
    'bachchedani, bachedani, bachadani, peecha nikal, pichha nikal, phool nikal, sharir bahar, शरीर दिखा, बच्चेदानी बाहर, sariri, body out, uterus bahar, prolapse, phool dikhana, bachchedani bahar, फूल दिखाना, बच्चेदानी, uterus out, sharir nikalna, prolaps, prolepse, prolapse ho, sharir dikha, sharir dikhana, sharir nikal, sharir nikalti, sharir bahar aa, peecha bahar, pichha bahar, peechha nikal, picha nikal, peeche se bahar, pichhe se bahar, pichhe se mas, peeche se maans, mans nikal, maans nikal, gel nikal, gaat nikal, gat nikalna, phool dikha, phool bahar, ful dikha, ful bahar, ful nikal, bachedani bahar, bachadani bahar, bachchadani, bachchadani bahar, bachhedani, bachhedani bahar, garbhashay bahar, garbhashay ulat, yoni bahar, शरीर निकल, शरीर बाहर, शरीर दिखाना, पीछा निकल, पीछा बाहर, गात निकल, फूल बाहर, फूल निकल, मांस निकल, गर्भाशय बाहर, बच्चादानी, बच्चादानी बाहर, योनि बाहर, uterus, uterus prolapse, uterine prolapse, vaginal prolapse, vagina coming out, womb out, womb coming out, mass coming out, something coming out behind, red mass',
  ],
  [
    'tick',
    ['health'],
    'kilniya, chichri, chichad, chichadi, chichde, pissu, पिस्सू, जुएं, जूएं, baahari parjeevi, external parasite, keede sharir par, makkhi lag, tick, ticks, lice, chichdi, kilni, kilani, jue, ju, चिचड़ी, किलनी, जूं, kilniyan, kilani lag, killi, killni, kilni lag, kilniyan lag, kilnee, kilania, chichdee, chichdi lag, chichadi lag, chichari, chichadiya, chichdiyan, chichdo, chinchdi, chinchad, chinchri, chinchadi, chincharh, चींचड़, चीचड़, चिचड़, चिचड़े, चींचड़ी, किलनियां, किल्ली, किलनी लग, गोचिड़, gochid, joo, joon, juye, juwe, juae, joon lag, jue lag, jooe, जूं लग, जुएं लग, जुआं, joka, pissu lag, pissoo, pisu, ticks lag, ticks on, tikcs, tix, louse, flea, fleas, external parasites, ecto parasite, ectoparasite, ectoparasites, blood sucking insects, bahari keede, sharir par keede, sharir me keede, badan par keede, chamdi par keede, शरीर पर कीड़े, बदन पर कीड़े, बाहरी परजीवी, खून चूसने, khoon chusne, khoon choosne, bird mites',
  ],
  [
    'tickfever',
    ['health'],
    'tick fever, babesia, babesiosis, theileria, theileriosis, lal peshab, khoon wala peshab, red urine, blood in urine, लाल पेशाब, थिलेरिया, बबेसिया, पेशाब में खून, peshab me khoon, tik fever, tickfiver, tik bukhar, kilni bukhar, kilni ka bukhar, chichdi bukhar, chichdi ka bukhar, babesiya, babasia, thileria, theileriya, thelaria, theleria, thaileria, थैलेरिया, थिलेरियोसिस, बेबेसिया, बबेसियोसिस, lal mutra, lal moot, lal mut, laal peshab, laal pesab, lal pesab, lal peshaab, khoon wala pesab, khoon peshab, pesab me khoon, peshaab me khoon, peshab lal, pesab lal, coffee jaisa peshab, kofi jaisa peshab, lahu mutna, lahu moot, lahumut, लहू मूतना, खून पेशाब, पेशाब लाल, लाल मूत्र, लाल मूत, कॉफी जैसा पेशाब, red water, redwater, red urine cow, coffee coloured urine, coffee colored urine, dark urine, bloody urine, blood urine, reddish urine, anaplasma, anaplasmosis, surra, sarra, सर्रा, trypanosoma',
  ],
  [
    'rabies',
    ['health'],
    'rabies, mad dog, dog bite, kutte ne kata, kutte ne kaata, pagal kutta, रेबीज, कुत्ते ने काटा, पागल कुत्ता, rebies, rabbies, rabis, rebiz, rabiz, रैबीज, रेबिज, kutte ne kaat, kutte ne kat, kutta kat, kutta kaat, kutte ka kata, kutte ne nocha, pagal kutte, pagal kutte ne, paagal kutta, siyar ne kata, siyar ne kaat, कुत्ते ने काट, पागल कुत्ते ने, सियार ने काटा, bitten by dog, bitten by mad dog, mad dog bite, stray dog bite, dog bit, hydrophobia, halkaya, हलकाया',
  ],
  [
    'calf',
    ['?health', '?feeding'],
    'bachhada, bachhdo, bachchde, bachchhe gay, katiya, katda, कटड़ा, कटिया, पाड़ा, calfs, calve, gaay ka bachcha, गाय का बच्चा, bhains ka bachcha, भैंस का बच्चा, newborn calf, नवजात, calf, calves, bachda, bachhda, bachde, bachhde, bachiya, bachhiya, बछड़ा, बछड़े, बछिया, बछड़ों, padda, padiya, पड़िया, heifer, heifers, newborn, bachade, bachda palan, bachdi, bachhdi, bachhdo ka, bachhdon, bacchada, bachchda, bachhwa, bachhru, bachhroo, bachru, bacheru, baachha, baachhi, बाछा, बाछी, बछड़ी, बछिया को, बछरू, बछड़े को, कटिया को, कटड़े, कटड़ों, कटरा, कटरी, katra bhains, katri bhains, katde, katdi, kataria, paada, pada bhains, paadi, padiyan, padi bhains, padwa, padva, parwa bhains, पाड़ी, पड़वा, newborn calves, new born calf, new born, navjat, naujat, navjaat, nawjat, navjat bachda, janam lete, janmte, byane ke baad bachcha, बछड़ा पैदा, नवजात बछड़ा, नवजात बछड़े, calf born, young calf, calfs diet, calf rearing, calf starter, calf care, osar, osar bhains, jhoti, झोटी, ओसर, kalor, कलोर, bahadi, heiffer, hefer',
  ],
  [
    'colostrum',
    ['breeding', 'feeding'],
    'colostrum, khees, khis, kheesh, खीस, pehla dudh, पहला दूध, first milk, khiss, khees pilana, khees kab, khees kitna, khis pilana, keesh, kheej, pewsi, peosi, pevsi, piyusi, peyus, pews, peus, phenus, pehla doodh, pahla dudh, pahla doodh, pehle doodh, pehla dudh pilana, खीस पिलाना, पेवसी, पेउस, पीयूष, फेनुस, पहला दूध पिलाना, colestrum, colostrum milk, colustrum, cholostrum, colostrom',
  ],
  [
    'kid',
    ['?health', '?feeding'],
    'kid, kids, memna, memne, मेमना, मेमने, lamb, lambs, memno, memnon, memnoo, memna palan, bakri ka bachcha, bakri ke bachche, bakri ke bacche, bakri ka bacha, bakri ke bachhe, bheD ka bachcha, bhed ke bachche, bhed ka bachcha, patha, pathiya, pathru, पाठा, पठिया, बकरी का बच्चा, बकरी के बच्चे, बकरी के बच्चों, भेड़ के बच्चे, मेमनों, baby goat, baby goats, goat kids, young goat, young goats, goat baby, goat babies, lambing, young lambs',
  ],
  [
    'chick',
    ['?housing', '?health'],
    'chick, chicks, chuza, chuze, चूजा, चूजे, चूजों, chicks palan, chiks, chuje, chuja, choozay, chooza, chooze, chuzo, chuzon, chujo, chujon, chooje, chuzey, chinga, chingna, murgi ke bachche, murgi ka bachcha, murgi ke bacche, एक दिन का चूजा, मुर्गी के बच्चे, चूज़े, baby chicks, day old chick, day old chicks, doc chicks, chicken baby, day old, piles of chicks, brooder chicks',
  ],
  [
    'egg',
    ['?feeding', '?yield'],
    'anda dena, ande dena, ande kam, ande nahi de, अंडे कम, अंडे नहीं, egg production, layers farm, egg, eggs, anda, ande, अंडा, अंडे, laying, layer farm, layer bird, layer birds, layer murgi, layer hen, layer hens, layer ka anda, ande kaise badhe, ande badhane, anda kam, anda nahi de, anda nahi deti, ande dena band, ande band, patle chhilke, patla chhilka, chhilka patla, naram anda, soft shell, thin shell, soft shelled, shell less, egg drop, egg laying, eggs less, fewer eggs, less eggs, no eggs, laying less, stopped laying, not laying, egg size, anda chhota, aanda, aande, andaa, andey, anda utpadan, andon, ando, अंडों, अंडे देना, अंडा नहीं, अंडे देना बंद, पतला छिलका, अंडे का छिलका, layer ko, layer ka dana, layer ke dana, layer ka feed, layer feed, layer mash, layer farming, layer palan, layer poultry, layer chicken, layer shed, layer cage, layer ki, layer chicks, layers ko, layers farming, layer flock, layer vaccine, लेयर, लेयर मुर्गी, लेयर फार्म, लेयर फीड',
  ],
  [
    'broiler',
    ['?feeding', '?housing'],
    'broiler, broilers, ब्रॉयलर, bailer murgi, broilar, broilers farm, boiler murgi, boiler murga, boilar murgi, bailar, bayler, brailer, broylar, बॉयलर मुर्गी, बॉयलर मुर्गा, ब्रायलर, ब्रोइलर, बायलर, broiler chicken, meat chicken, meat bird, meat birds, boiler chicken, boiler farm, murga farm',
  ],
  [
    'wormy',
    ['health'],
    'coccidiosis, khooni beet, khoon wali beet, bloody dropping, खूनी बीट, खून वाली बीट, coccidia, coccidia rog, cocsidiosis, coccidosis, coccidiosys, cocci, koksi, cocsi, coksi, kauksi, कॉक्सी, काक्सीडियोसिस, कॉक्सीडियोसिस, कॉक्सिडियोसिस, khoon ki beet, khun ki beet, khuni beet, khoon wali potty, khoon wali bit, lal beet, lal bit, laal beet, beet me khoon, bit me khoon, beet me khun, chuze khoon, खून की बीट, बीट में खून, लाल बीट, blood in droppings, blood in dropping, bloody droppings, bloody stool chicks, red droppings, red dropping, blood in litter',
  ],
  [
    'azolla',
    ['feeding'],
    'azolla, ajola, अजोला, azola, ajolla, azolla ghas, ajola ghas, ajola pit, azolla pit, ajolaa, एजोला, अजोल्ला, मच्छर घास, azzola, asola',
  ],
  [
    'pond',
    ['housing'],
    'pond, talab, talaab, तालाब, pokhar, poond, ponds, talaab banana, talab banana, talab ki, talav, taalaab, taalab, talaw, talaiya, pokhra, pokhara, pokhri, pukhri, pukur, johad, तालाबों, तलैया, पोखर, पोखरा, पोखरी, tank fish, fish tank, farm pond fish, pond preparation, talab ki taiyari',
  ],
  [
    'fingerling',
    ['?seed'],
    'fingerling, fingerlings, fish seed, jeera machhli, machhli beej, मछली बीज, spawn, stocking, fingerlin, fingarling, fingerlings dalna, machli ka beej, machhli ka beej, machli beej, macchli beej, machhli ke bachche, machli ke bachche, machli ka bachcha, machhli ke bacche, machli kitni dale, kitni machli, kitni machhli, kitne bachche dale, jira machli, jeera machli, fish fry, seed fish, spawns, stocking density, stock density, stocking rate, yearling, yearlings, advanced fingerling, अंगुलिका, anguli ka, angulika, फिंगरलिंग, जीरा मछली, मछली का बीज, मछली के बच्चे, कितनी मछली, संचय, sanchay machli, संचयन, baby fish, fish babies, how many fish, number of fish',
  ],
  [
    'oxygen',
    ['?health'],
    'upar aa rahi, upar aakar, muh khol, सतह पर, satah par, subah mar, machli upar, saans lene upar, हवा ले, oxygen, gasping, surface gasping, ऑक्सीजन, aeration, oxigen, oksijan, aksijan, oxyzen, oxygon, ऑक्सीजन की कमी, ऑक्सिजन, machli upar aa, machhli upar aa, machhliyan upar, machliya upar, machhli satah, muh khol rahi, muh khol kar, muh bahar, muh upar, munh khol, hawa le rahi, hava le, hawa lene, saans le rahi upar, pani ke upar aa, subah machli, subah subah mar, subah mari machli, subah mari hui, मुंह खोल, मुंह ऊपर, ऊपर आ रही, ऊपर आकर, मछली ऊपर, मछलियां ऊपर, सुबह मर, सुबह मछली, aerator, ऐरेटर, एरेटर, gulping, gulping air, gasping air, gasping for air, fish gasping, coming to surface, come to surface, surfacing, fish on surface, fish at surface, swimming on top, oxygen shortage, low oxygen, oxygen level, dissolved oxygen',
  ],
  [
    'wool',
    ['harvest'],
    'wool, oon, ऊन, shearing, oon katna, oon ki katai, oon kab, oon utarna, un utarna, ऊन की कटाई, ऊन उतारना, ऊन काटना, shear, sheared, shears, wooly sheep, fleece',
  ],
  [
    'honey',
    ['harvest'],
    'honey, shahad, madhu, शहद, मधु, shahd, shehad, sehad, shahed, madh, मध, honeys, honey nikalna, shahad nikalna, शहद निकालना, honey extraction, extract honey, honey extractor, honey flow, nectar, makrand, मकरंद',
  ],
  [
    'queen',
    [],
    'queen bee, queen, rani makkhi, रानी मक्खी, swarm, swarming, rani madhumakkhi, rani makhi, rani makhhi, raani makkhi, raani, queenless, queen less, queen cell, queen cells, new queen, rani cell, rani nahi, bina rani, रानी, रानी मधुमक्खी, बिना रानी, रानी कोष, swarms, swarmed, jhund nikal, madhumakkhi bhag, madhumakkhi bhaag, makkhiyan bhag, makkhi bhag, bakshe se bhag, absconding, absconded, bees leaving, bees left, bees gone, bees leave, मधुमक्खी भाग, मधुमक्खियां भाग, बक्सा छोड़, baksa chhod, box chhod, घर छूट, gharchhut, घरछूट, वकछूट, vakchhut',
  ],
  [
    'cocoon',
    ['harvest'],
    'cocoon, koya, कोया, cocoons, kocoon, kakoon, kokun, ककून, कोकून, koya katai, koye, koyo, कोये, कोयों, cocoon harvest, cocoon price, spinning larvae, mountage, chandrika, चंद्रिका',
  ],
  ['duck', [], 'duck, ducks, battakh, batakh, battak, बत्तख, बतख'],
  ['turkey', [], 'turkey, turkeys, टर्की, peru pakshi'],
  ['quail', [], 'quail, quails, bater, बटेर'],
  ['prawn', [], 'prawn, prawns, shrimp, jhinga, झींगा'],
  [
    'blood',
    ['?health'],
    'blood, khoon, खून, bleeding, lahu, khun, khoon aa, khoon nikal, khun nikal, khoon beh, khoon bah, khun aa, ragat, rakt, lahoo, lohu, rakta, खून निकल, खून आ, खून बह, रक्त, लहू, bleed, bleeds, bloody, blood coming',
  ],
  [
    'swelling',
    ['?health'],
    'swelling, swollen, sujan, soojan, suj, सूजन, सूज, सूजा, sujan aa, soojan aa, suja, suja hua, suji, suji hui, sooja hua, sooj gaya, suj gaya, suj gayi, sooj gayi, sujna, soojna, suj rha, suj rahi, sujaan, phula hua, fula hua, सूज गया, सूज गई, सूजा हुआ, सूजी हुई, सूजी, सूजना, फूला हुआ, swell, swells, swellings, puffed, puffy, enlarged, bulge, bulging, inflamed, inflammation, bloated face, lump under jaw',
  ],
  [
    'wound',
    ['?health'],
    'ulcer, ulcers, ghaw, ghaav, zakham, jakhm, जख्म, chot, keede pad gaye ghav, घाव में कीड़े, wound, wounds, ghav, घाव, zakhm, maggot, maggots, ghaaw, ghaava, ghao, ghav ho, ghav me keede, ghav me kide, ghaav me keede, jakham, jakhmi, zakhmi, zakhm me keede, phoda, phode phunsi, foda, pus, peep, pip, mavad, mawad, mabad, peeb, chot lag, chott, kat gaya pashu, keede pad gaye, kide pad gaye, sing toot, sing tut, सींग टूट, kheel, kandha suj, kandhe par ghav, kandhe par sujan, juye ka ghav, घाव हो, घाव पर कीड़े, जख्मी, फोड़ा, फोड़े, मवाद, पीप, चोट, चोट लग, कंधे पर घाव, कंधे पर सूजन, injury, injured, injuries, cut wound, abscess, sore, sores, maggot wound, yoke gall, bleeding wound, broken horn, hurt',
  ],
  [
    'cough',
    ['?health'],
    'khansi kar, chheenk, chhink, छींक, nak beh, naak se pani, नाक से पानी, नाक बह, sneezing, ghar ghar, saans lene me, cough, coughing, khansi, खांसी, naak beh, nose running, nasal discharge, khaansi, khasi, khaasi, khasna, khans rahi, khans raha, khaans, dhansi, thaska, chhinkna, chheenkna, chheenk rahi, chhink rahi, nak bah, nak bahna, naak bahna, naak bah, nak se pani, nak se sinak, naak se sinak, naak se reent, nak se peep, naak se mavad, nathune, sardi lag gayi, thand lag gayi, nimonia, nimoniya, nimoniyaa, namonia, pneumonia, निमोनिया, न्यूमोनिया, saans tez, sans tez, saans phool, sans phool, saans ful, sans ful, saans lene me dikkat, sans lene me, sans lene me dikkat, saans nahi, hanf, hanfna, hanf rahi, haanf, haanf rahi, haanfna, dhaunkni, muh khol kar saans, muh kholkar saans, gharghara, gharghar, खांस रही, खांस, छींक रही, नाक बहना, नाक से बह, नाक से मवाद, सर्दी लग गई, सर्दी जुकाम, सांस तेज, सांस फूल, सांस लेने में, सांस लेने में दिक्कत, हांफ, हांफना, हांफ रही, मुंह खोल कर सांस, breathing problem, breathing difficulty, difficulty breathing, difficulty in breathing, breathing fast, fast breathing, heavy breathing, laboured breathing, panting, breathless, runny nose, nose discharge, nasal, mucus nose, snot, sneeze, sneezes, rattling, rales, crd, coryza, infectious coryza, bronchitis, ccpp, respiratory',
  ],
  [
    'lame',
    ['?health'],
    'lame, limping, lameness, langda, langdana, लंगड़ा, लंगड़ाना, langadna, langadata, langdata, langdati, langdate, langra, langrana, langrati, langraati, langadi chal, langda kar, langda kar chal, pair utha, pair me dard, pair dard, pair me chot, pair me sujan, pair suj, pair nahi rakh, pair nahi tek, tang me dard, taang me, taang tut, tang toot, pair toot, pair tut, pair sun, lakwa, lakva, laqwa, pair ghasit, pair nahi chal, chal nahi pa, chal nahi paa, chal nahi sak, ghutne suj, jod suj, jodo me sujan, लंगड़ा कर, लंगड़ा रही, लंगड़ाता, लंगड़ाती, पैर में दर्द, पैर में सूजन, पैर सूज, पैर टूट, पैर में चोट, चल नहीं पा, चल नहीं सक, लकवा, जोड़ों में सूजन, घुटने सूज, limp, limps, limped, cannot walk, cant walk, not walking, unable to walk, difficulty walking, leg pain, leg swelling, swollen leg, swollen legs, leg broken, broken leg, leg weakness, weak legs, paralysis, paralysed, paralyzed, joint swelling, swollen joints, swollen joint, joint ill, foot rot, footrot, khur sad, khur sadna, khur gal, khur pak gaye, khur badh, khur bade, khur katna, khur ki katai, hoof, hooves, hoof trimming, overgrown hoof, overgrown hooves, khur, khuro, खुर, खुरों, खुर सड़, खुर बढ़, खुर बड़े, खुर काट, खुर गलन',
  ],
  [
    'weight',
    ['?feeding'],
    'wazan, wajan badhaye, mota karna, mota kare, moti karna, मोटा करना, gain weight, tandrust, weight, vajan, wajan, वजन, wajan badhana, wajan kaise badhaye, vajan badhana, vajan kaise badhaye, wazan badhana, wazan kaise, wajan badhe, vajan badhe, wajan kam, vajan kam, wajan nahi badh, vajan nahi badh, wajan nahi, vajan nahi, mota kaise, mota kaise kare, moti kaise, motaa, mota taja, tagda, tagda kaise, tagdi, sehat, sehat kaise, sehat banana, sehatmand, tandurust, tandurusti, tandrusti, taakat, takat, takatwar, kamjor, kamjori, kamzor, kamzori, kamjoor, dubla, dubli, duble, dubla patla, dubli patli, sukh kar kanta, haddi dikh, haddiyan dikh, pasli dikh, pasliyan dikh, कमजोर, कमजोरी, दुबला, दुबली, दुबले, दुबलापन, सेहत, तगड़ा, ताकत, मोटा कैसे, तंदुरुस्त, तंदुरुस्ती, वजन बढ़ाना, वजन कैसे, वजन नहीं, वजन कम, हड्डी दिख, हड्डियां दिख, weak, weakness, thin animal, too thin, very thin, lean, skinny, underweight, losing weight, weight loss in, lost weight, not gaining, weight gain in, daily gain, body weight, body condition, fatten, fattening, bony, ribs showing, bones showing, poor condition',
  ],
  [
    'die',
    ['?health', '?diseases', '?disorders'],
    'animals dying, sudden death, achanak mar, अचानक मौत, maut, मौत, dead, mar, mare, मर, mar ke, mar raha, mar rahe, mar rha, mar rhe, mar rhi, mar gaya, mar gaye, mar gya, mar gyi, mar jata, mar jate, mar jati, mar ja, mar chuke, mar chuki, mari hui, mare hue, mara hua, marne lage, marne lagi, marne laga, mar kyo, mar kyu, marna, marte ja, marti ja, mara, mari, मरना, मरने लगे, मरने लगी, मर रहा, मर रहे, मर गया, मर गए, मर गये, मर जाता, मर जाते, मर जाती, मर चुके, मरे हुए, मरी हुई, मरा हुआ, मरा, मरी, मरे, मरता, मरते, मरती, dying, die, dies, died, deaths, death, mortality, dead animal, dead birds, dead fish, dead chicks, found dead, losing animals, losing birds, losing chicks, suddenly died, sudden deaths, dying suddenly, achanak maut, maute, mauten, मौतें, दम तोड़, dam tod, lash, लाश, shav, शव',
  ],
  [
    'horn',
    ['feeding'],
    'dehorn, dehorning, horn, sing rodhan, सींग, horns, seeng, seengh, singh rodhan, sing kaise, sing nikal, sing katna, seeng katna, seeng nikal, sing rokna, seeng rokna, disbud, disbudding, सींग रोधन, सींग काटना, सींग निकल, सींग रोकना, dehorned, horn bud, horn buds',
  ],
  [
    'poisonplant',
    ['health'],
    'hcn, cyanide, prussic, sorghum poisoning, jwar ka jahar, jwar khane se, jwar kha li, jwar khakar, juar khane se, jowar khane se, chari khane se, chari kha li, chari kha kar, chari ka jahar, chari me jahar, jwar me jahar, jwar zaharili, jwar jahrili, jahrili jwar, zehrili jwar, zehrila chara, zahrila chara, jahrila chara, jahreela chara, jahrili ghas, zahrili ghas, zehreela chara, dhurin, prussic acid, hydrocyanic, hcn jwar, cyanide jwar, sayanaid, सायनाइड, साइनाइड, एचसीएन, ज्वार का जहर, ज्वार में जहर, चरी का जहर, जहरीला चारा, जहरीली ज्वार, जहरीली घास, ज्वार खाने से, चरी खाने से, sorghum poison, jowar poison, jowar poisoning, poisonous fodder, poisonous grass, poisonous plant, toxic fodder, nitrate poisoning, lantana, lantana poisoning, fodder poisoning, feed poisoning, aflatoxin, mouldy feed, fungus feed, fungus wala dana, fafund wala dana, fafund laga dana, sada chara, sada hua chara, अफ्लाटॉक्सिन, अफ्लाटाक्सिन, फफूंद लगा दाना, सड़ा चारा',
  ],
  [
    'urea-treat',
    ['feeding'],
    'urea treatment of straw, straw treatment, bhusa upchar, urea upchar, भूसा उपचार, यूरिया उपचार, bhusa, भूसा, straw, urea treatment, urea se upchar, urea upcharit, urea upcharit bhusa, urea wala bhusa, bhusa me urea, bhuse me urea, bhuse ka upchar, bhuse ka urea, bhusa urea, puaal upchar, puwal upchar, puaal me urea, paral, bhuse, bhoosa, bhoosaa, bhusaa, turi, toodi, tudi, tuda, toori, khakhla, kutar bhusa, भूसे में यूरिया, भूसे का उपचार, भूसे का यूरिया, यूरिया से उपचार, यूरिया उपचारित, तूड़ी, तूड़ा, खाखला, urea straw, straw urea, ammoniation, urea molasses, umb, treated straw, enrich straw, straw enrichment, dry fodder, sukha chara, सूखा चारा, sookha chara',
  ],
];
