import type { Concept } from './concept.ts';

/** Words that tell one fact from another and ask for no topic, or only hint at one. */
export const plainWords: readonly Concept[] = [
  [
    'grow',
    ['?yield'],
    'badhna, badhta, badhti, badhte, badhe, badha, badhne, badhega, badhegi, badhenge, badh raha, badh rahi, badh rahe, badh gaya, badh gayi, badhana, badhane, badhaye, badhayen, badhau, badhaun, badhata, badhati, badhwaye, barhna, barhana, barhaye, बढ़ना, बढ़ता, बढ़ती, बढ़ते, बढ़े, बढ़ा, बढ़ने, बढ़ेगा, बढ़ेगी, बढ़ रहा, बढ़ रही, बढ़ गया, बढ़ाना, बढ़ाने, बढ़ाएं, बढ़ाये, बढ़ाऊं, increase, increases, increased, increasing, boost, enhance, improve, improves',
  ],
  [
    'reduce',
    [],
    'ghatna, ghatana, ghatane, ghataye, ghatta, ghatti, ghata, ghate, ghati, ghat, ghat gaya, ghat gayi, ghat raha, ghat rahi, घटना, घटाना, घटाएं, घटता, घटती, घटा, घटे, घटी, घट, घट गया, घट गई, decrease, decreased, decreases, decreasing, reduce, reduced, reduces, reducing, reduction',
  ],
  [
    'cut',
    ['?harvest'],
    'cut, cuts, cutter, kata, kaata, kati, kaati, kaate, kate, kaat, kaatkar, katkar, kaat kar, kat kar, kaatta, kaatne, katne, kat gaya, kat gayi, काट, काटा, काटी, काटते, काटने, काटकर, काट कर, कट, कट गया, कट गई, कटा, कटी, chop, chopped, chopping, slash, kat te, kat lu, kat lun, kat le, kaatu, kaatun, kaat lu, ktai, kati gayi, कट चुका, कट गयी',
  ],
  [
    'tenancy',
    ['?scheme'],
    'batai, bataidar, batai par, bataai, adhiya, adhbatai, theka, theke, theke par, thekedar, lease, leased, lessee, lessees, tenant, tenants, tenant farmer, sharecropper, sharecroppers, share cropper, landless, bhumihin, bhoomiheen, patte par zameen, rented land, land on rent, kiraye ki zameen, kiraye ki jamin, kiraye par zameen, dusre ki zameen, बटाई, बटाईदार, बटाई पर, अधिया, ठेका, ठेके, ठेके पर, ठेकेदार, भूमिहीन, किराये की जमीन, किराए की जमीन, दूसरे की जमीन',
  ],
  [
    'owner',
    ['?scheme'],
    'owner, owners, landowner, land owner, malik, maalik, jamin malik, zameen malik, landholder, land holder, zamindar, मालिक, जमीन मालिक, भूस्वामी, bhuswami, saajha, sajha, saanjha, joint land, joint name, joint khata, साझा, साझे, सांझा',
  ],
  [
    'inheritance',
    ['?scheme'],
    'virasat, varasat, inheritance, inherit, legal heir, waris, varis, farmer died, death of farmer, after death, kisan ki mrityu, kisan ki maut, mrityu, mrityu ke baad, विरासत, वारिस, मृत्यु, मृत्यु के बाद, किसान की मौत',
  ],
  [
    'mismatch',
    ['?scheme'],
    'mismatch, spelling, name wrong, wrong name, name correction, correction, galat naam, naam galat, naam me galti, naam sudhar, spelling galat, sudharwana, aadhar me naam, गलत नाम, नाम गलत, नाम में गलती, नाम सुधार, सुधार, स्पेलिंग',
  ],
  [
    'aadhaar',
    ['?scheme'],
    'aadhaar, aadhar, adhar, adhaar, aadhar card, adhar card, aadhaar card, uid, aadhar link, aadhar seeding, आधार, आधार कार्ड, आधार लिंक, आधार सीडिंग, seeding land, land seeding, लैंड सीडिंग, npci, dbt',
  ],
  [
    'rejected',
    ['?scheme'],
    'rejected, reject, rejection, cancelled, cancel, pending, stopped payment, payment stopped, payment pending, ruka hua, ruki hui, ruk gayi kist, ruki kist, atak, atka, atki, band ho gayi kist, nahi mila, nahi mili, nahi mil raha, nahi mil rahi, not received, not credited, did not get, not getting, रिजेक्ट, अटक, अटका, रुकी हुई, नहीं मिला, नहीं मिली, नहीं मिल रहा, नहीं मिल रही, account me nahi aaya, khate me nahi aaya, खाते में नहीं आया',
  ],
  [
    'refund',
    ['?scheme'],
    'refund, return money, pay back, give back, wapas, wapis, vapas, vapis, lautana, lautaye, lauta, lautaya, lautaana, surrender, recovery, vasuli, वापस, लौटाना, लौटाएं, लौटाया, लौटा, वसूली, सरेंडर, chhodna yojana, swechha',
  ],
  [
    'household',
    ['?scheme'],
    'household, parivar, pariwar, family, families, pati patni, husband and wife, husband wife, miya biwi, dono ko, परिवार, पति पत्नी, दोनों को, ek ghar me, ek parivar, एक परिवार, mahila kisan, women farmer, woman farmer, महिला किसान',
  ],
  [
    'bankaccount',
    [],
    'bank account, bank khata, bank passbook, passbook, ifsc, bank account change, khate me paisa, बैंक खाता, खाते में पैसा, बैंक पासबुक, पासबुक',
  ],
  [
    'fraud',
    ['?scheme', '?market'],
    'fraud, scam, cheat, cheated, cheating, dhokha, dhoka, thagi, thag, thagna, farji, fake call, fake message, fake link, fake website, धोखा, ठगी, ठग, फर्जी, otp maang, otp mang, loot, लूट',
  ],
  [
    'group',
    ['?scheme'],
    'group, groups, samuh, samooh, shg, self help group, swayam sahayata samuh, sahkari, sahakari, samiti, cooperative, co operative, society, pacs, sangathan, cluster, समूह, सहकारी, समिति, संगठन, स्वयं सहायता समूह, क्लस्टर, पैक्स',
  ],
  [
    'certification',
    ['?organic', '?market'],
    'certification, certificate, certified, certify, pgs, npop, fssai, agmark, praman, praman patra, pramanit, pramanikaran, प्रमाण, प्रमाण पत्र, प्रमाणित, प्रमाणीकरण, सर्टिफिकेट, एगमार्क, license, licence, lisence, laisence, लाइसेंस',
  ],
  [
    'receipt',
    ['?market', '?nutrients'],
    'receipt, rasid, raseed, pakka bill, pakki rasid, kachchi parchi, parchi, bill, slip, रसीद, पक्का बिल, बिल, पर्ची, कच्ची पर्ची',
  ],
  ['card', [], 'card, cards, kard, कार्ड'],
  ['list', [], 'list, lists, soochi, suchi, सूची, लिस्ट'],
  ['link', [], 'link, links, linked, linking, लिंक'],
  ['season', ['?sowing'], 'season, seasons, seson, sizan, sijan, सीजन'],
  ['ready', ['?harvest'], 'ready, redy, taiyar, taiyaar, tayar, tayyar, taiyyar, teyar, तैयार, रेडी'],
  [
    'mix',
    [],
    'mix, mixed, mixing, mixture, mila kar, milakar, milaye, milayen, milana, milane, milau, milaun, mila sakte, mila de, ghol, gholna, gholkar, ghole, मिलाकर, मिला कर, मिलाएं, मिलाये, मिलाना, मिलाने, मिलाऊं, मिला सकते, घोल, घोलें, घोलकर, dissolve, solution of',
  ],
  [
    'notify',
    [],
    'intimation, intimate, notify, inform, informing, suchna, soochna, soochana, ittla, सूचना, सूचित, खबर करें',
  ],
  ['shape', [], 'shape, shapes, aakar, aakaar, आकार'],
  ['light', [], 'halka, halke, halki, हल्का, हल्के, हल्की, mild, slight, slightly'],
  ['sour', [], 'sour, khatta, khatte, khattapan, खट्टा, खट्टे, खट्टापन'],
  [
    'bitter',
    [],
    'bitter, bitterness, kadwa, kadva, kadwe, kadwi, kaduwa, kadwahat, kadwapan, कड़वापन, कड़वा, कड़वी, कड़वे, कड़वाहट',
  ],
  [
    'sweet',
    [],
    'sweet, sweetness, sweeter, mitha, meetha, meethi, mithi, meethe, mithas, meethapan, मीठा, मीठी, मीठे, मिठास, brix, sugar content, sugar recovery, tasteless, pheeka, fika, phika, फीका, swad, swaad, taste, स्वाद',
  ],
  ['pungent', [], 'pungent, pungency, teekha, tikha, teekhapan, tikhi, तीखा, तीखी, तीखापन'],
  [
    'raw',
    [],
    'raw, unripe, immature, kaccha, kachcha, kacha, kachi, kachchi, kachche, kachhe, कच्चा, कच्ची, कच्चे, half ripe, adhpaka, अधपका',
  ],
  ['blue', [], 'blue, bluish, nila, neela, neeli, nile, neele, नीला, नीली, नीले'],
  ['dirty', [], 'dirty, ganda, gande, gandi, gandagi, gandgi, गंदा, गंदे, गंदी, गंदगी'],
  [
    'drink',
    [],
    'drink, drinks, drinking, pina, peena, pine, peene, piye, piya, peeta, peeti, pita hai, piti hai, pi rahi, pi raha, पीना, पीने, पिया, पीता, पीती, पी रही, पी रहा',
  ],
  [
    'storm',
    ['?climate'],
    'storm, aandhi, andhi, aandi, toofan, tufan, toofaan, cyclone, chakravat, tez hawa, tej hawa, strong wind, strong winds, high wind, heavy wind, wind damage, hawa se gir, आंधी, तूफान, चक्रवात, तेज हवा',
  ],
  ['wind', ['?climate'], 'wind, windy, winds, breeze, hawa, हवा'],
  ['shade', [], 'shade, shaded, shady, shadow, chhaya, chhaon, chhanv, chhaw, chaya, छाया, छांव'],
  [
    'sunlight',
    [],
    'sunlight, sunshine, full sun, kitni dhoop, dhoop chahiye, dhoop me, dhup me, suraj ki roshni, roshni, रोशनी',
  ],
  [
    'fence',
    ['?pests'],
    'fence, fencing, fences, tarbandi, taarbandi, taar bandi, baad lagana, baadh lagana khet, badbandi, kante wali taar, solar fence, solar fencing, jhatka machine, jhatka, electric fence, तारबंदी, बाड़, बाड़ लगाना, झटका मशीन, झटका',
  ],
  [
    'borewell',
    ['?irrigation'],
    'borewell, bore well, boring, tubewell, tube well, nalkoop, nalkup, kuan, kua, kuwa, kunwa, open well, dug well, motor pump, submersible, samarsible, pump set, pumpset, nahar, canal, canal water, groundwater, ground water, bhujal, jal star, बोरवेल, बोरिंग, ट्यूबवेल, नलकूप, कुआं, कुंआ, नहर, भूजल, जल स्तर, मोटर पंप, सबमर्सिबल',
  ],
  [
    'waterharvest',
    ['irrigation'],
    'farm pond, khet talab, khet talai, khet me talab, khet talab yojana, rain water harvesting, rainwater harvesting, water harvesting, store rain water, store rainwater, save rain water, save water, barish ka pani bachana, barish ka pani rok, barish ka pani roke, pani bachana, pani bachaye, pani ki bachat, medbandi, med bandi, check dam, खेत तालाब, खेत में तालाब, बारिश का पानी रोक, पानी बचाना, पानी बचाएं, पानी की बचत, मेड़बंदी, चेक डैम',
  ],
  [
    'furrow',
    ['?irrigation'],
    'furrow, furrows, naali, nali, naliyan, khood, khud me, ridge, ridges, ridge and furrow, med par, med pe, medo par, naka, नाली, नालियां, कूंड़, मेड़, मेड़ पर, मेड़ों पर, bund, bunds, bed planting, bbf, broad bed',
  ],
  [
    'parasite',
    ['?health'],
    'parasite, parasites, parasitic, parjeevi, parjivi, internal parasite, internal parasites, परजीवी, अंतः परजीवी',
  ],
  ['barbari', [], 'barbari, barbari goat, barbari bakri, बरबरी, बरबरी बकरी'],
  ['redsindhi', [], 'red sindhi, lal sindhi, sindhi gay, sindhi, लाल सिंधी, सिंधी, रेड सिंधी'],
  [
    'bud',
    [],
    'bud, buds, kaliyan, kaliya, kalika, कली, कलियां, कलियों, aankh wala, eye bud, single bud, one bud, do aankh',
  ],
  [
    'terrace',
    [],
    'terrace garden, terrace gardening, roof garden, rooftop, kitchen garden, kitchen gardening, home garden, grow bag, grow bags, gamla, gamle, gamlo, gamle me, pots, potted, in pot, in pots, balcony, chhat par, chhat pe bagwani, ghar ki bagiya, poshan vatika, sabji bagiya, गमला, गमले, गमलों, गमले में, छत पर, बालकनी, किचन गार्डन, पोषण वाटिका',
  ],
  [
    'begin',
    ['?sowing', '?housing'],
    'how to start, how do i start, how can i start, want to start, start a farm, start farming, beginner, kaise shuru, kaise shuru kare, kaise shuru karen, kaise shuru karu, kaise start, kaise start kare, kaise chalu, kaise chalu kare, shuru kaise, shuru karna chahta, shuru karna hai, start karna hai, naya kisan, कैसे शुरू, कैसे शुरू करें, कैसे शुरू करूं, शुरू कैसे करें, शुरू करना चाहता, शुरू करना है',
  ],
  [
    'waste',
    ['?organic'],
    'waste, wastes, kitchen waste, kude, kuda, koora, kooda, kachre se, कूड़ा, कूड़े, gharelu kachra, घरेलू कचरा',
  ],
  [
    'biogas',
    ['?organic'],
    'biogas, bio gas, gobar gas, gobargas, gobar gas plant, slurry, bayogas, बायोगैस, गोबर गैस, स्लरी',
  ],
  [
    'label',
    [],
    'label, lable, लेबल, expiry, expired, expiry date, एक्सपायरी, band packet, khuli dawa, खुली दवा',
  ],
];
