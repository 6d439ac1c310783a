import type { PracticeFact } from './practice-fact.ts';

/** Facts about oilseeds. */
export const oilseedsFacts: readonly PracticeFact[] = [
  {
    id: 'soybean-sowing-1',
    subject: 'soybean',
    topic: 'sowing',
    zone: 'Madhya Pradesh, Maharashtra, Rajasthan',
    seasons: ['kharif'],
    text: {
      en: 'Sow soybean only after about 100 mm (4 inches) of monsoon rain has wet the soil; sowing on the first light shower risks a failed stand.',
      hi: 'सोयाबीन तभी बोएं जब मानसून की करीब 100 मिमी (4 इंच) बारिश हो जाए; पहली हल्की बौछार पर बोने से जमाव बिगड़ता है।',
    },
    keywords: ['soya kab boye', 'sowing time', 'perni', 'kitni barish', 'buwai'],
    certainty: 'source read',
    source: {
      title: 'Kisan Suvidha: Advisory for soybean cultivation, kharif 2017 (IISR)',
      url: 'https://www.kisansuvidha.com/advisory-soybean-cultivation/',
    },
  },
  {
    id: 'soybean-sowing-2',
    subject: 'soybean',
    topic: 'sowing',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'The first week of July is still fit for soybean; when later than that use early varieties such as JS 20-34, NRC 130, NRC 131 or NRC 138.',
      hi: 'जुलाई का पहला हफ्ता सोयाबीन के लिए ठीक है; उससे देर हो तो JS 20-34, NRC 130, NRC 131, NRC 138 जैसी जल्दी पकने वाली किस्में लें।',
    },
    keywords: ['late sowing', 'der se buwai', 'kam din ki soya', 'kisme'],
    certainty: 'source read',
    source: {
      title: 'Krishak Jagat: early varieties for late sowing of soybean',
      url: 'https://www.en.krishakjagat.org/farming-agriculture/choose-these-early-maturing-varieties-for-late-sowing-of-soybean/',
    },
  },
  {
    id: 'soybean-sowing-3',
    subject: 'soybean',
    topic: 'sowing',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Hills: sow soybean from the last week of May to the second week of June; bhabar-tarai: last week of June to the first week of July.',
      hi: 'पहाड़ में सोयाबीन मई के आखिरी हफ्ते से जून के दूसरे हफ्ते तक; भाबर-तराई में जून के आखिरी से जुलाई के पहले हफ्ते तक बोएं।',
    },
    keywords: ['bhatt', 'kab boye', 'sowing date', 'bijai', 'pahadi soya'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-seed-1',
    subject: 'soybean',
    topic: 'seed',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'IISR Indore: 60-75 kg soybean seed/ha (24-30 kg/acre) with rows 45 cm apart and plants 5-10 cm apart is enough when germination is good.',
      hi: 'आईआईएसआर इंदौर: जमाव अच्छा हो तो 60-75 किलो बीज/हेक्टेयर (24-30 किलो/एकड़), लाइन 45 सेमी, पौधा 5-10 सेमी काफी है।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'beej ki matra', 'spacing'],
    certainty: 'source read',
    source: {
      title: 'Krishak Jagat: IISR Indore advice for kharif 2024 soybean',
      url: 'https://www.en.krishakjagat.org/india-region/farmers-advised-to-sow-2-3-varieties-of-soybean-indian-institute-of-soybean-research/',
    },
  },
  {
    id: 'soybean-seed-2',
    subject: 'soybean',
    topic: 'seed',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Soybean seed by size: small 55-60, medium 60-65, bold 70-75 kg/ha (22-24, 24-26, 28-30 kg/acre). Test germination at home; if less than 70 seeds in 100 sprout, raise the rate in proportion. Not deeper than 3 cm.',
      hi: 'दाने के हिसाब से बीज: छोटा 55-60, मझोला 60-65, मोटा 70-75 किलो/हेक्टेयर (22-24, 24-26, 28-30 किलो/एकड़)। घर पर अंकुरण जांचें; 100 में 70 से कम उगें तो उसी अनुपात में बीज बढ़ाएं। 3 सेमी से गहरा न बोएं।',
    },
    keywords: ['ankuran parikshan', 'jamav', 'depth', 'beej jaanch', 'germinate'],
    certainty: 'source read',
    source: {
      title: 'Kisan Suvidha: Advisory for soybean cultivation, kharif 2017 (IISR)',
      url: 'https://www.kisansuvidha.com/advisory-soybean-cultivation/',
    },
  },
  {
    id: 'soybean-machinery-1',
    subject: 'soybean',
    topic: 'machinery',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Sow soybean on broad beds with furrows (BBF) or ridge and furrow: the furrow drains heavy rain and saves water in a dry spell. Without the machine open a furrow after every 6-9 rows.',
      hi: 'सोयाबीन चौड़े बेड-नाली (BBF) या मेड़-नाली से बोएं: नाली ज्यादा बारिश निकालती है और सूखे में पानी बचाती है। मशीन न हो तो हर 6-9 लाइन पर नाली बनाएं।',
    },
    keywords: ['jal bharav', 'waterlogging', 'raised bed', 'sukha', 'drainage'],
    certainty: 'source read',
    source: {
      title:
        'Kisan Suvidha: Advisory for soybean cultivation, kharif 2017 (IISR) ; Krishak Jagat: IISR advises broad bed furrow or ridge and furrow for soybean',
      url: 'https://www.kisansuvidha.com/advisory-soybean-cultivation/',
    },
  },
  {
    id: 'soybean-varieties-1',
    subject: 'soybean',
    topic: 'varieties',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'IISR advises growing 2-3 soybean varieties of different duration to share the risk. MP choices: JS 20-34 (86-88 days), JS 95-60 (82-88), JS 93-05 (90-95), JS 20-29 (93-96), JS 20-69 (93-98), NRC 37 (99-105).',
      hi: 'आईआईएसआर 2-3 अलग अवधि की किस्में लगाने को कहता है ताकि जोखिम बंटे। मप्र की किस्में: JS 20-34 (86-88 दिन), JS 95-60 (82-88), JS 93-05 (90-95), JS 20-29 (93-96), JS 20-69 (93-98), NRC 37 (99-105)।',
    },
    keywords: ['best variety', 'soya ki kisme', 'kaun sa beej', 'उन्नत किस्म', '9560'],
    certainty: 'source read',
    source: {
      title:
        'Krishak Jagat: IISR Indore advice for kharif 2024 soybean ; Gramophone: Improved varieties of soybean (from IISR)',
      url: 'https://www.en.krishakjagat.org/india-region/farmers-advised-to-sow-2-3-varieties-of-soybean-indian-institute-of-soybean-research/',
    },
  },
  {
    id: 'soybean-nutrients-1',
    subject: 'soybean',
    topic: 'nutrients',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Give soybean 25 kg N, 60 kg P2O5, 40 kg K2O and 20 kg sulphur per hectare (10:24:16:8 kg/acre), all at sowing.',
      hi: 'सोयाबीन में 25 किलो नत्रजन, 60 किलो फास्फोरस, 40 किलो पोटाश, 20 किलो गंधक प्रति हेक्टेयर (10:24:16:8 किलो/एकड़), सब बुवाई पर दें।',
    },
    keywords: ['khad', 'DAP', 'fertilizer dose', 'urea', 'SSP', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title: 'Kisan Suvidha: Advisory for soybean cultivation, kharif 2017 (IISR)',
      url: 'https://www.kisansuvidha.com/advisory-soybean-cultivation/',
    },
  },
  {
    id: 'soybean-nutrients-2',
    subject: 'soybean',
    topic: 'nutrients',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Before the last harrowing give soybean land 5-10 tonnes of well rotted manure/ha (2-4 t/acre) or 2.5 tonnes poultry manure/ha (1 t/acre). Half-rotten manure brings white grub.',
      hi: 'आखिरी बखरनी से पहले 5-10 टन सड़ी गोबर खाद/हेक्टेयर (2-4 टन/एकड़) या 2.5 टन मुर्गी खाद/हेक्टेयर (1 टन/एकड़) दें। कच्ची खाद से सफेद लट (कुरमुला) आता है।',
    },
    keywords: ['jaivik khad', 'FYM', 'organic manure', 'gobar', 'compost'],
    certainty: 'source read',
    source: {
      title:
        'Krishak Jagat: IISR Indore advice for kharif 2024 soybean ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://www.en.krishakjagat.org/india-region/farmers-advised-to-sow-2-3-varieties-of-soybean-indian-institute-of-soybean-research/',
    },
  },
  {
    id: 'soybean-nutrients-3',
    subject: 'soybean',
    topic: 'nutrients',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Pull 1-2 soybean plants 30-35 days after sowing and look for root nodules. If there are none, give 30 kg nitrogen/ha (12 kg/acre) before flowering.',
      hi: 'बुवाई के 30-35 दिन बाद 1-2 पौधे उखाड़कर जड़ की गांठें देखें। न बनी हों तो फूल से पहले 30 किलो नत्रजन/हेक्टेयर (12 किलो/एकड़) दें।',
    },
    keywords: ['granthi', 'pili patti', 'urea kab de', 'leaves pale'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-disorders-1',
    subject: 'soybean',
    topic: 'disorders',
    zone: 'Uttarakhand, Central India',
    seasons: ['kharif'],
    text: {
      en: 'On zinc-poor land give soybean 25 kg zinc sulphate/ha (10 kg/acre); 20-30 kg sulphur/ha (8-12 kg/acre) also lifts yield.',
      hi: 'जिंक की कमी वाली जमीन में सोयाबीन को 25 किलो जिंक सल्फेट/हेक्टेयर (10 किलो/एकड़) दें; 20-30 किलो गंधक/हेक्टेयर (8-12 किलो/एकड़) से भी उपज बढ़ती है।',
    },
    keywords: ['pili patti', 'jasta', 'peelapan', 'deficiency', 'leaves yellow'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-seed-3',
    subject: 'soybean',
    topic: 'seed',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Treat soybean seed with Trichoderma 8-10 g/kg, then Rhizobium and PSM culture, shade-dry and sow at once. Rhizobium is a must where soybean is new or comes after a long gap.',
      hi: 'सोयाबीन बीज में ट्राइकोडर्मा 8-10 ग्राम/किलो, फिर राइजोबियम और पीएसएम कल्चर लगाएं, छाया में सुखाकर तुरंत बोएं। जहां सोयाबीन नई हो या लंबे समय बाद हो वहां राइजोबियम जरूर लगाएं।',
    },
    keywords: ['beej upchar', 'seed treatment', 'fungicide', 'FIR'],
    certainty: 'source read',
    source: {
      title:
        'Kisan Suvidha: Advisory for soybean cultivation, kharif 2017 (IISR) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://www.kisansuvidha.com/advisory-soybean-cultivation/',
    },
  },
  {
    id: 'soybean-irrigation-1',
    subject: 'soybean',
    topic: 'irrigation',
    seasons: ['kharif'],
    text: {
      en: 'If rain fails irrigate soybean at flowering and at pod formation. Good drainage is just as necessary.',
      hi: 'बारिश न हो तो सोयाबीन में फूल और फली बनते समय पानी दें। पानी का निकास भी उतना ही जरूरी है।',
    },
    keywords: ['sinchai kab', 'sukha', 'watering', 'dry spell', 'critical stage'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-weeds-1',
    subject: 'soybean',
    topic: 'weeds',
    seasons: ['kharif'],
    text: {
      en: 'Weed soybean 20-25 days after sowing and again 20-25 days later. Imazethapyr or quizalofop-ethyl while weeds are small is the usual herbicide: as on the label, ask the agriculture officer.',
      hi: 'सोयाबीन में 20-25 दिन पर और फिर 20-25 दिन बाद निराई करें। छोटे खरपतवार पर इमेजेथापायर या क्विजालोफॉप-इथाइल आम दवा है: लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'ghas', 'weedicide', 'chara maar', 'nindai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-diseases-1',
    subject: 'soybean',
    topic: 'diseases',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Yellow mosaic: soybean leaves get bright yellow patches. Uproot diseased plants at once, hang yellow sticky traps at 15-20 spots in the field for whitefly, grow resistant varieties; thiamethoxam + lambda-cyhalothrin only as on the label, ask the agriculture officer.',
      hi: 'पीला मोजेक: सोयाबीन पत्तियों पर चमकीले पीले चकत्ते। रोगी पौधे तुरंत उखाड़ें, सफेद मक्खी के लिए खेत में 15-20 जगह पीले चिपचिपे ट्रैप लगाएं, सहनशील किस्म लें; थायोमेथोक्साम + लैम्ब्डा साइहेलोथ्रिन लेबल के अनुसार, कृषि अधिकारी से पूछकर ही।',
    },
    keywords: ['pili patti', 'YMV', 'peelapan', 'leaves turn pale', 'virus', 'white insects'],
    certainty: 'source read',
    source: {
      title:
        'Krishak Jagat: Outbreak of yellow mosaic in soybean ; Krishak Jagat (Hindi): Yellow mosaic virus outbreak in soybean ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://www.en.krishakjagat.org/farming-agriculture/outbreak-of-yellow-mosaic-seen-in-soybean-crop/',
    },
  },
  {
    id: 'soybean-pests-1',
    subject: 'soybean',
    topic: 'pests',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Girdle beetle: two rings on the stem or leaf stalk, the part above dries and the plant breaks 15-25 cm above ground; July-end to September. Do not sow too early or too thick, no maize or sorghum intercrop, go easy on nitrogen, cut and destroy ringed parts regularly, rotate.',
      hi: 'गर्डल बीटल (छल्ला भृंग): तने या डंठल पर दो छल्ले, ऊपर का भाग सूखता है और पौधा 15-25 सेमी पर टूटता है; जुलाई अंत से सितंबर। बहुत जल्दी या घना न बोएं, मक्का-ज्वार साथ न लें, नत्रजन ज्यादा न दें, छल्ले वाला भाग काटकर नष्ट करें, फसल चक्र रखें।',
    },
    keywords: ['chakra bhring', 'tana sukhna', 'ring cutter', 'patti sukhna', 'chakri'],
    certainty: 'source read',
    source: {
      title:
        'AgroStar: Girdle beetle in soybean ; Gramophone: Outbreak of girdle beetle in soybean',
      url: 'https://agrostar.in/amp/en/maharashtra/article/girdle-beetle-in-soybean-5f468b1c64ea5fe3bd4dd80f',
    },
  },
  {
    id: 'soybean-pests-2',
    subject: 'soybean',
    topic: 'pests',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Stem fly: yellow, drooping soybean plants; the split stem is red inside with a zigzag tunnel and a maggot. Spray Beauveria bassiana first; chlorantraniliprole as on the label, ask the agriculture officer.',
      hi: 'तना मक्खी: सोयाबीन पीली होकर झुकती है; तना चीरने पर अंदर लाल, टेढ़ी सुरंग और इल्ली। पहले ब्यूवेरिया बैसियाना छिड़कें; क्लोरेंट्रानिलिप्रोल लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['pili patti', 'paudha sukhna', 'stem borer', 'tana lal', 'makkhi'],
    certainty: 'source read',
    source: {
      title:
        'Gramophone: Stem fly in soybean ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://kb.gramophone.in/%e0%a4%b8%e0%a5%8b%e0%a4%af%e0%a4%be%e0%a4%ac%e0%a5%80%e0%a4%a8-%e0%a4%ae%e0%a5%87%e0%a4%82-%e0%a4%a4%e0%a4%a8%e0%a4%be-%e0%a4%ae%e0%a4%95%e0%a5%8d%e0%a4%96%e0%a5%80-%e0%a4%95%e0%a5%80-%e0%a4%aa/?lang=en',
    },
  },
  {
    id: 'soybean-pests-3',
    subject: 'soybean',
    topic: 'pests',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'Leaf eaters: green loopers walk in an arch and chew leaf edges; tobacco caterpillars first feed in groups and leave leaves like net. Pick leaves with egg masses and groups, set T-perches 1.5-2 feet above the crop and pheromone traps; indoxacarb as on the label, ask the agriculture officer.',
      hi: 'पत्ती खाने वाली इल्ली: हरी अर्धकुंडलक मुड़कर चलती है और किनारे खाती है; तंबाकू इल्ली पहले झुंड में पत्ती जाली करती है। अंडे-झुंड वाली पत्तियां तोड़ें, फसल से 1.5-2 फुट ऊंची टी खूंटी और फेरोमोन ट्रैप लगाएं; इंडोक्साकार्ब लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['illi', 'sundi', 'patti me chhed', 'semilooper', 'Spodoptera', 'holes in leaves'],
    certainty: 'source read',
    source: {
      title:
        'Krishak Jagat (Hindi): Yellow mosaic virus outbreak in soybean ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://www.krishakjagat.org/crop-cultivation/yellow-mosaic-virus-outbreak-in-soybeans/',
    },
  },
  {
    id: 'soybean-pests-4',
    subject: 'soybean',
    topic: 'pests',
    zone: 'North and Central India',
    seasons: ['kharif'],
    text: {
      en: 'Hairy caterpillar (kamla): yellow-haired larvae feed in groups for 3-4 days after hatching. Pluck and destroy those leaves with eggs and young larvae: it is the cheapest effective control.',
      hi: 'कमला कीट: पीले रोएं वाली सुंडियां निकलने के बाद 3-4 दिन झुंड में खाती हैं। अंडे और छोटी सुंडी वाली पत्तियां तोड़कर नष्ट करें, यही सबसे सस्ता असरदार उपाय है।',
    },
    keywords: ['baal wali illi', 'kambal keeda', 'bhudli', 'patti jali'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-diseases-2',
    subject: 'soybean',
    topic: 'diseases',
    zone: 'North and Central India',
    seasons: ['kharif'],
    text: {
      en: 'Aerial (Rhizoctonia) blight: patches of soybean where leaves scorch brown and fall and white cotton-like fungus shows on twigs in long wet spells. Plough in summer, rotate, drain water, keep plants spaced; ask the agriculture officer for a registered fungicide at first signs.',
      hi: 'एरियल ब्लाइट (राइजोक्टोनिया): लंबी नमी में सोयाबीन टुकड़ों में झुलसकर पत्ती गिराती है और डाल पर सफेद रुई जैसी फफूंद। गर्मी की जुताई, फसल चक्र, पानी निकास, सही दूरी; शुरू में ही फफूंदनाशी के लिए कृषि अधिकारी से पूछें।',
    },
    keywords: ['jhulsa', 'patti jalna', 'fafund', 'leaves fall', 'barish'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-diseases-3',
    subject: 'soybean',
    topic: 'diseases',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Pin-head yellow spots turning brown are bacterial pustule; yellow to brown spots on pods with small shrunken seed are pod blight (anthracnose). Grow resistant PK 416, PS 1042, PS 1092, use treated clean seed, rotate; no antibiotic.',
      hi: 'आलपिन के सिर जैसे पीले फिर भूरे दाग जीवाणु स्फोट हैं; फली पर पीले-भूरे दाग और सिकुड़ा दाना फली झुलसा (श्यामवर्ण) है। PK 416, PS 1042, PS 1092 लगाएं, साफ उपचारित बीज लें, फसल चक्र रखें; एंटीबायोटिक न डालें।',
    },
    keywords: ['dhabbe', 'leaf spots', 'fali kharab', 'dana patla'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'soybean-soil-1',
    subject: 'soybean',
    topic: 'soil',
    zone: 'Central India',
    seasons: ['kharif'],
    text: {
      en: 'One deep summer ploughing in 3 years is enough for soybean land; in other years two criss-cross harrowings and planking. Run a sub-soiler every 5 years to break the hard layer.',
      hi: 'सोयाबीन में 3 साल में एक बार गर्मी की गहरी जुताई काफी है; बाकी साल दो आड़ी-खड़ी बखरनी और पाटा। कड़ी परत तोड़ने को 5 साल में एक बार सब-सॉइलर चलाएं।',
    },
    keywords: ['khet ki taiyari', 'jutai', 'land preparation', 'bakhar'],
    certainty: 'source read',
    source: {
      title: 'Krishak Jagat: IISR Indore advice for kharif 2024 soybean',
      url: 'https://www.en.krishakjagat.org/india-region/farmers-advised-to-sow-2-3-varieties-of-soybean-indian-institute-of-soybean-research/',
    },
  },
  {
    id: 'soybean-harvest-1',
    subject: 'soybean',
    topic: 'harvest',
    seasons: ['kharif'],
    text: {
      en: 'Soybean is ripe when about 95 % of pods are tan. Start at 14-15 % seed moisture; very dry pods shatter on hot afternoons, so cut in the cooler hours.',
      hi: 'जब करीब 95 प्रतिशत फलियां भूरी-पीली हों तब सोयाबीन पकी है। दाने में 14-15 प्रतिशत नमी पर कटाई शुरू करें; बहुत सूखी फली दोपहर में चटकती है, ठंडे समय काटें।',
    },
    keywords: ['katai kab', 'fali chatakna', 'shattering', 'kab kate', 'combine'],
    certainty: 'source read',
    source: {
      title: 'NDSU: Avoid harvesting too dry soybean seed',
      url: 'https://www.ag.ndsu.edu/greenhouse/carringtonrec/center-points/2015/avoid-harvesting-too-dry-soybean-seed',
    },
  },
  {
    id: 'soybean-storage-1',
    subject: 'soybean',
    topic: 'storage',
    seasons: ['kharif'],
    text: {
      en: 'Soybean seed loses germination fast: thresh at low drum speed, dry seed to about 10 % moisture, keep bags on wooden racks away from walls, no more than 4-5 bags high, and do not throw the bags.',
      hi: 'सोयाबीन बीज का अंकुरण जल्दी घटता है: थ्रेशर धीमा रखें, बीज करीब 10 प्रतिशत नमी तक सुखाएं, बोरियां दीवार से दूर लकड़ी पर 4-5 से ऊंची न रखें और पटकें नहीं।',
    },
    keywords: ['beej bhandaran', 'seed store', 'bori', 'kharab beej'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'soybean-yield-1',
    subject: 'soybean',
    topic: 'yield',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'With recommended practice soybean yields 20-25 quintal/ha (8-10 q/acre); the national average in 2020-21 was about 10 quintal/ha (4 q/acre). Keep 3-4 lakh plants per hectare.',
      hi: 'सही विधि से सोयाबीन 20-25 क्विंटल/हेक्टेयर (8-10 क्विंटल/एकड़) देती है; 2020-21 में देश का औसत करीब 10 क्विंटल/हेक्टेयर (4 क्विंटल/एकड़) था। 3-4 लाख पौधे प्रति हेक्टेयर रखें।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitna hoga'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: soybean page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/soyabeen.jsp',
    },
  },
  {
    id: 'groundnut-sowing-1',
    subject: 'groundnut',
    topic: 'sowing',
    zone: 'Uttar Pradesh, Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Sow rainy season groundnut in the second half of June to the first half of July; do not sow before the fourth week of June where bud necrosis is common.',
      hi: 'बरसाती मूंगफली जून के दूसरे पखवाड़े से जुलाई के पहले पखवाड़े तक बोएं; जहां बड नेक्रोसिस आता हो वहां जून के चौथे हफ्ते से पहले न बोएं।',
    },
    keywords: ['mungfali kab boye', 'sowing time', 'singdana', 'buwai', 'bijai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-sowing-2',
    subject: 'groundnut',
    topic: 'sowing',
    zone: 'Odisha',
    seasons: ['rabi'],
    text: {
      en: 'Odisha: groundnut in mid June for kharif, October-November for rabi and mid January for summer; seed 40 kg/acre (99 kg/ha) in kharif, 50 kg/acre (124 kg/ha) in rabi and summer.',
      hi: 'ओडिशा: मूंगफली खरीफ में मध्य जून, रबी में अक्टूबर-नवंबर, गर्मी में मध्य जनवरी; बीज खरीफ 40 किलो/एकड़ (99 किलो/हेक्टेयर), रबी-गर्मी 50 किलो/एकड़ (124 किलो/हेक्टेयर)।',
    },
    keywords: ['chinabadam', 'kab boye', 'summer groundnut', 'sowing time', 'seed rate'],
    certainty: 'source read',
    source: {
      title: 'Openbook247: Groundnut cultivation in Odisha',
      url: 'https://openbook247.com/groundnut-cultivation-in-odisha/',
    },
  },
  {
    id: 'groundnut-seed-1',
    subject: 'groundnut',
    topic: 'seed',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Groundnut kernels for sowing: 70-75 kg/ha (28-30 kg/acre), bold Kaushal 90-95 kg/ha (36-38 kg/acre); rows 30-45 cm, plants 10-20 cm.',
      hi: 'मूंगफली का बीज (गिरी): 70-75 किलो/हेक्टेयर (28-30 किलो/एकड़), मोटे दाने वाली कौशल 90-95 किलो/हेक्टेयर (36-38 किलो/एकड़); लाइन 30-45 सेमी, पौधा 10-20 सेमी।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'spacing', 'mungfali'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-seed-2',
    subject: 'groundnut',
    topic: 'seed',
    zone: 'Andhra Pradesh, Telangana',
    seasons: ['rabi'],
    text: {
      en: 'Groundnut seed in AP and Telangana: kharif 50-60 kg/acre (124-148 kg/ha) at 30 x 10 cm (bunch), rabi 60-75 kg/acre (148-185 kg/ha) at 22.5 x 10 cm. Southern rates are about double those of the north.',
      hi: 'आंध्र-तेलंगाना में मूंगफली बीज: खरीफ 50-60 किलो/एकड़ (124-148 किलो/हेक्टेयर), 30 x 10 सेमी; रबी 60-75 किलो/एकड़ (148-185 किलो/हेक्टेयर), 22.5 x 10 सेमी। दक्षिण की मात्रा उत्तर से करीब दुगुनी है।',
    },
    keywords: ['beej dar', 'verusenaga', 'seed rate', 'kitna beej', 'duri'],
    certainty: 'source read',
    source: {
      title: 'Agripanchangam: Groundnut',
      url: 'https://www.agmarks.com/agripanchangam/commodites-vegetables/Groundnut',
    },
  },
  {
    id: 'groundnut-seed-3',
    subject: 'groundnut',
    topic: 'seed',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Treat groundnut kernels with fungicide as the officer advises and 5-6 hours later with groundnut Rhizobium (one packet for 10 kg seed in gur water). Dry 2-3 hours in shade and sow before 10 am or after 4 pm.',
      hi: 'मूंगफली गिरी को पहले फफूंदनाशी (कृषि अधिकारी की सलाह से), 5-6 घंटे बाद गुड़ के पानी में मूंगफली का राइजोबियम (1 पैकेट/10 किलो) लगाएं। छाया में 2-3 घंटे सुखाकर सुबह 10 बजे से पहले या शाम 4 बजे के बाद बोएं।',
    },
    keywords: ['beej upchar', 'culture', 'tika', 'seed treatment', 'biofertilizer'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-varieties-1',
    subject: 'groundnut',
    topic: 'varieties',
    zone: 'Gujarat',
    seasons: ['kharif'],
    text: {
      en: 'Gujarat: GG 41 gave 2722 kg pods/ha against 2344-2352 kg for GJG 17 and GG 11 in university trials, with less leaf spot.',
      hi: 'गुजरात: विश्वविद्यालय परीक्षण में GG 41 ने 2722 किलो फली/हेक्टेयर दी, GJG 17 और GG 11 ने 2344-2352; पत्ती धब्बा भी कम।',
    },
    keywords: ['best variety', 'mungfali ki kisme', 'GG 20', 'magfali', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title: 'All Gujarat News: Junagadh University groundnut variety GG 41',
      url: 'https://allgujaratnews.in/en/junagadh-uni-has-discovered-a-new-variety-of-groundnut-which-has-16-percent-higher-yield/',
    },
  },
  {
    id: 'groundnut-soil-1',
    subject: 'groundnut',
    topic: 'soil',
    zone: 'Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'Groundnut wants loose sandy loam or red soil. Where the top soil forms a hard crust, mix 2 tonnes lime and 12.5 tonnes compost or coir waste per hectare (0.8 and 5 t/acre) at the last ploughing so that pegs can enter.',
      hi: 'मूंगफली को भुरभुरी बलुई दोमट या लाल मिट्टी चाहिए। जहां पपड़ी जमती हो वहां आखिरी जुताई पर 2 टन चूना और 12.5 टन कंपोस्ट/हेक्टेयर (0.8 और 5 टन/एकड़) मिलाएं ताकि सुइयां घुसें।',
    },
    keywords: ['kaun si mitti', 'hard soil', 'papdi', 'land', 'jameen'],
    certainty: 'source read',
    source: {
      title: 'TNAU Agritech Portal: Dryland agriculture, groundnut',
      url: 'http://www.agritech.tnau.ac.in/agriculture/agri_majorareas_dryland_highyield_groundnut.html',
    },
  },
  {
    id: 'groundnut-nutrients-1',
    subject: 'groundnut',
    topic: 'nutrients',
    zone: 'Uttar Pradesh, Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Without a soil test give groundnut 20 kg N, 30 kg P2O5, 45 kg K2O, 200 kg gypsum and 4 kg borax per hectare (8, 12, 18, 80 and 1.6 kg/acre). Half the gypsum at sowing; the rest with the borax 3 weeks later, hoed in 3-4 cm deep.',
      hi: 'मिट्टी जांच न हो तो मूंगफली में 20 किलो नत्रजन, 30 किलो फास्फोरस, 45 किलो पोटाश, 200 किलो जिप्सम, 4 किलो बोरेक्स प्रति हेक्टेयर (8, 12, 18, 80, 1.6 किलो/एकड़) दें। आधा जिप्सम बुवाई पर, बाकी बोरेक्स के साथ 3 हफ्ते पर 3-4 सेमी गुड़ाई में मिलाएं।',
    },
    keywords: ['khad', 'DAP', 'fertilizer dose', 'urea', 'SSP', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-nutrients-2',
    subject: 'groundnut',
    topic: 'nutrients',
    zone: 'Gujarat (South Saurashtra)',
    seasons: ['summer'],
    text: {
      en: 'Summer groundnut in South Saurashtra: 10 t manure/ha + 12.5 kg N + 25 kg P2O5 + 500 kg gypsum per hectare (4 t, 5, 10 and 200 kg/acre) every year.',
      hi: 'दक्षिण सौराष्ट्र की गर्मी की मूंगफली: हर साल 10 टन गोबर खाद + 12.5 किलो नत्रजन + 25 किलो फास्फोरस + 500 किलो जिप्सम/हेक्टेयर (4 टन, 5, 10, 200 किलो/एकड़)।',
    },
    keywords: ['khad', 'unalu magfali', 'fertilizer dose', 'DAP'],
    certainty: 'source read',
    source: {
      title:
        'Junagadh Agricultural University: Natural resources management recommendations (stored copy)',
      url: 'https://276787.e12cr.group/index.php/photo/2-init-content/research/92-natural-resources-management',
    },
  },
  {
    id: 'groundnut-irrigation-1',
    subject: 'groundnut',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'If rain fails give groundnut two irrigations: at pegging (when the needles go into the soil) and at pod filling.',
      hi: 'बारिश न हो तो मूंगफली में दो पानी दें: सुइयां (पेग) जमीन में जाते समय और फली भरते समय।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'critical stage', 'khuntiya'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-irrigation-2',
    subject: 'groundnut',
    topic: 'irrigation',
    zone: 'Andhra Pradesh, Telangana',
    seasons: ['rabi'],
    text: {
      en: 'Rabi groundnut uses 400-450 mm in 8-9 irrigations: before sowing, then at 20-25 days, then every 7-10 days; stop 15 days before digging.',
      hi: 'रबी मूंगफली में 400-450 मिमी पानी 8-9 बार: बुवाई से पहले, फिर 20-25 दिन पर, फिर 7-10 दिन में; खुदाई से 15 दिन पहले बंद करें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'sprinkler', 'drip'],
    certainty: 'source read',
    source: {
      title: 'Agripanchangam: Groundnut',
      url: 'https://www.agmarks.com/agripanchangam/commodites-vegetables/Groundnut',
    },
  },
  {
    id: 'groundnut-irrigation-3',
    subject: 'groundnut',
    topic: 'irrigation',
    zone: 'Gujarat (South Saurashtra)',
    seasons: ['summer'],
    text: {
      en: 'Summer groundnut: 11 irrigations: just after sowing, at 18-20, 30 and 40 days, then 5 at 7-8 day gaps and the last ones at 8-9 day gaps.',
      hi: 'गर्मी की मूंगफली में 11 पानी: बुवाई के तुरंत बाद, 18-20, 30, 40 दिन पर, फिर 5 पानी 7-8 दिन पर और बाकी 8-9 दिन पर।',
    },
    keywords: ['sinchai kab', 'unalu magfali', 'kitne pani', 'watering'],
    certainty: 'source read',
    source: {
      title:
        'Junagadh Agricultural University: Natural resources management recommendations (stored copy)',
      url: 'https://276787.e12cr.group/index.php/photo/2-init-content/research/92-natural-resources-management',
    },
  },
  {
    id: 'groundnut-weeds-1',
    subject: 'groundnut',
    topic: 'weeds',
    zone: 'North and South India',
    seasons: ['kharif'],
    text: {
      en: 'Weed groundnut 15-20 and 30-35 days after sowing and keep it clean to 45 days. Finish all hoeing before pegs enter the soil. Pendimethalin before emergence as on the label, ask the agriculture officer.',
      hi: 'मूंगफली में 15-20 और 30-35 दिन पर निराई करें, 45 दिन तक साफ रखें। सुइयां जमीन में जाने से पहले गुड़ाई पूरी करें। जमाव से पहले पेंडीमेथालिन लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nindai', 'mitti chadhana'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan) ; Agripanchangam: Groundnut',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-disorders-1',
    subject: 'groundnut',
    topic: 'disorders',
    seasons: ['kharif'],
    text: {
      en: 'Empty pods (pops) that click when pressed, few and small pods: calcium was short around the pods. Leaves show nothing, so put gypsum near the pegs every season on light land.',
      hi: 'दबाने पर फट से बजने वाली खाली फलियां (पॉप), कम और छोटी फली: फली के पास कैल्शियम की कमी। पत्ती पर लक्षण नहीं दिखते, इसलिए हल्की जमीन में हर बार सुइयों के पास जिप्सम दें।',
    },
    keywords: ['khali fali', 'dana nahi', 'no kernel', 'pod filling', 'chuna'],
    certainty: 'source read',
    source: {
      title: 'agropedia: Calcium deficiency in groundnut',
      url: 'http://agropedia.iitk.ac.in/content/calcium-deficiency-groundnut',
    },
  },
  {
    id: 'groundnut-disorders-2',
    subject: 'groundnut',
    topic: 'disorders',
    zone: 'Gujarat, Maharashtra, Karnataka',
    seasons: ['kharif'],
    text: {
      en: 'New groundnut leaves go yellow to white between green veins in limy soil above pH 7.5 or in wet undrained land: iron shortage. Spray ferrous sulphate as the soil office or KVK advises.',
      hi: 'pH 7.5 से ऊपर की चूनेदार या गीली मिट्टी में मूंगफली की नई पत्तियां नसें छोड़कर पीली-सफेद हों तो लोहे की कमी है। मृदा कार्यालय या केवीके की सलाह से फेरस सल्फेट छिड़कें।',
    },
    keywords: ['pili patti', 'leaves turn yellow', 'peelapan', 'chlorosis', 'hara kasis'],
    certainty: 'source read',
    source: {
      title: 'agropedia: Iron deficiency in groundnut',
      url: 'http://agropedia.iitk.ac.in/content/iron-deficiency-groundnut',
    },
  },
  {
    id: 'groundnut-disorders-3',
    subject: 'groundnut',
    topic: 'disorders',
    seasons: ['kharif'],
    text: {
      en: 'Groundnut kernels with a sunken brown hollow inside (hollow heart) lacked boron, common on deep washed-out soils in Tamil Nadu, UP, Maharashtra and Gujarat. Borax in the soil prevents it (see the dose in your soil test).',
      hi: 'गिरी के अंदर धंसा भूरा खोखलापन (हॉलो हार्ट) बोरॉन की कमी है, तमिलनाडु, यूपी, महाराष्ट्र, गुजरात की धुली मिट्टी में आम। मिट्टी में बोरेक्स से रुकता है (मात्रा मिट्टी जांच से)।',
    },
    keywords: ['dana khokhla', 'kharab dana', 'suhaga', 'dark kernel'],
    certainty: 'source read',
    source: {
      title:
        'agropedia: Boron deficiency in groundnut ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'http://agropedia.iitk.ac.in/content/boron-deficiency-groundnut',
    },
  },
  {
    id: 'groundnut-diseases-1',
    subject: 'groundnut',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Tikka: round brown to black spots on groundnut leaves, early type (3-4 weeks) with a yellow ring, late type (5-7 weeks) darker below; leaves fall. Bury crop waste deep, rotate with cereals, intercrop 1 row bajra or sorghum to 3 rows groundnut; chlorothalonil or tebuconazole as on the label, ask the agriculture officer.',
      hi: 'टिक्का: मूंगफली पत्ती पर गोल भूरे-काले धब्बे, अगेता (3-4 हफ्ते) पीले घेरे वाला, पछेता (5-7 हफ्ते) नीचे गहरा; पत्ती झड़ती है। अवशेष गहरे दबाएं, अनाज से फसल चक्र, 3 लाइन मूंगफली पर 1 लाइन बाजरा-ज्वार; क्लोरोथैलोनिल या टेबुकोनाजोल लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['dhabbe', 'leaf spot', 'patti girna', 'spots on leaves', 'pili patti'],
    certainty: 'source read',
    source: {
      title:
        'Study Material: Diseases of groundnut ; Agriculture in India: diseases of groundnut ; Agripanchangam: Groundnut',
      url: 'https://studymateriall.com/diseases-of-ground-nut-agricultural-study-materials/',
    },
  },
  {
    id: 'groundnut-diseases-2',
    subject: 'groundnut',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Rust: orange-brown pustules first below groundnut leaves; leaves dry but stay hanging. Plough residues in deep, sow in time on flat or slightly raised beds, use Trichoderma with neem or castor cake in the soil; ask the agriculture officer for a registered fungicide.',
      hi: 'रतुआ: मूंगफली पत्ती के नीचे नारंगी-भूरे फफोले; पत्ती सूखकर लटकी रहती है। अवशेष गहरे दबाएं, समय पर समतल या थोड़े उठे बेड पर बोएं, मिट्टी में नीम या अरंडी खली के साथ ट्राइकोडर्मा दें; फफूंदनाशी के लिए कृषि अधिकारी से पूछें।',
    },
    keywords: ['gerua', 'brown powder', 'bhure dhabbe', 'Puccinia'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'groundnut-diseases-3',
    subject: 'groundnut',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Collar or crown rot: sprouting groundnut wilts and black mould covers the neck at ground level. Treat seed, use unbroken kernels, keep a long rotation and moisture in the soil. Charcoal root rot comes in dry heat with brown roots.',
      hi: 'कॉलर-क्राउन रॉट: उगती मूंगफली मुरझाती है और जमीन की सतह पर गले पर काली फफूंद छाती है। बीज उपचार करें, साबुत गिरी बोएं, लंबा फसल चक्र और मिट्टी में नमी रखें। सूखी गर्मी में भूरी जड़ वाला चारकोल रॉट आता है।',
    },
    keywords: ['ugte hi sukhna', 'kali fafund', 'galna', 'seedling death', 'Aspergillus'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-diseases-4',
    subject: 'groundnut',
    topic: 'diseases',
    zone: 'North and South India',
    seasons: ['kharif'],
    text: {
      en: 'Bud necrosis: groundnut tip buds dry, growth stops, small bunched leaves, plant stays green without flowers and pods. Thrips carry it. Do not sow before the fourth week of June in the north, remove sick plants, hang blue sticky traps (12/ha, 5/acre).',
      hi: 'बड नेक्रोसिस: मूंगफली की शीर्ष कली सूखती है, बढ़वार रुकती है, छोटी गुच्छेदार पत्तियां, पौधा हरा पर फूल-फली नहीं। थ्रिप्स फैलाते हैं। उत्तर में जून के चौथे हफ्ते से पहले न बोएं, रोगी पौधे हटाएं, नीले चिपचिपे ट्रैप (12/हेक्टेयर, 5/एकड़) लगाएं।',
    },
    keywords: ['virus', 'leaf curl', 'patti chhoti', 'churda', 'phool nahi'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan) ; The Hindu (TNAU Tindivanam): Strategies to control thrips in groundnut',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-pests-1',
    subject: 'groundnut',
    topic: 'pests',
    zone: 'North and West India',
    seasons: ['kharif'],
    text: {
      en: 'White grub: fat white C-shaped larva with brown head eats groundnut roots, whole plants dry. Beetles gather on neem and gular trees after the first rain: shake them down and kill them within the first 2-3 days, with the whole village.',
      hi: 'सफेद लट (गिडार): भूरे सिर वाली मोटी सफेद मुड़ी सुंडी मूंगफली की जड़ खाती है, पूरा पौधा सूखता है। पहली बारिश पर भृंग नीम-गूलर पर आते हैं: पहले 2-3 दिन में पूरे गांव के साथ झाड़कर मारें।',
    },
    keywords: ['jad khane wala keeda', 'paudha sukhna', 'kurmula', 'holotrichia', 'mundhiya'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-pests-2',
    subject: 'groundnut',
    topic: 'pests',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Termites cut groundnut roots and pods in dry spells and fill pods with soil. Irrigate in dry spells, do not use raw dung, dig out mounds, harvest in time; treated seed as on the label, ask the agriculture officer.',
      hi: 'दीमक सूखे में मूंगफली की जड़-फली काटती है और फली में मिट्टी भर देती है। सूखे में पानी दें, कच्चा गोबर न डालें, बांबी खोदें, समय पर खुदाई करें; बीज उपचार लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['deemak', 'white ants', 'udhai', 'fali me mitti', 'sukhna'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'groundnut-pests-3',
    subject: 'groundnut',
    topic: 'pests',
    zone: 'South and West India',
    seasons: ['kharif'],
    text: {
      en: 'Leaf miner: small blisters on groundnut leaflets, later leaflets are webbed together and dry brown as if burnt; losses can pass 50 %. Sow in time together, keep soil moist, light trap, spare wasps, neem seed extract 5 %.',
      hi: 'पर्ण सुरंगक: मूंगफली पत्ती पर छोटे फफोले, बाद में पत्तियां जाले से जुड़कर भूरी जली-सी; 50 प्रतिशत से ज्यादा नुकसान हो सकता है। समय पर एक साथ बुवाई, नमी, प्रकाश ट्रैप, मित्र ततैया बचाना, नीम अर्क 5 प्रतिशत।',
    },
    keywords: ['patti jalna', 'jhulsi patti', 'leaf burn', 'suryaphul', 'safed lakeer'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'groundnut-pests-4',
    subject: 'groundnut',
    topic: 'pests',
    zone: 'South India',
    seasons: ['kharif'],
    text: {
      en: 'Red hairy caterpillar: armies of red-brown hairy larvae strip groundnut after the first rains. Deep summer ploughing, early sowing, 12 light traps/ha or bonfires (5/acre) after rain, collect egg masses, castor row after every 5-6 rows, trap migrating larvae on Jatropha or Ipomoea twigs, Bt spray.',
      hi: 'लाल रोमिल सुंडी: पहली बारिश के बाद लाल-भूरी रोएंदार सुंडियों के झुंड मूंगफली चट करते हैं। गर्मी की जुताई, जल्दी बुवाई, बारिश पर 12 प्रकाश ट्रैप/हेक्टेयर या अलाव (5/एकड़), अंडे बटोरना, हर 5-6 लाइन पर अरंडी, किनारे रतनजोत-बेशरम की टहनी पर सुंडी फंसाना, बीटी छिड़काव।',
    },
    keywords: ['baal wali illi', 'kamla', 'kambal keeda', 'patti khana'],
    certainty: 'source read',
    source: {
      title: 'Agriculture in India: pests of groundnut',
      url: 'https://agricultureinindia.net/pest-control/groundnut-pest-control/how-to-control-pests-of-groundnut-with-damages-and-management/19709',
    },
  },
  {
    id: 'groundnut-pests-5',
    subject: 'groundnut',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Aphids: shiny black insects crowd groundnut tips, flowers and pegs; plants yellow, leaves curl and turn sticky black. Grow tolerant varieties; treat only if nearly all tips are covered in the first 30 days, ask the agriculture officer.',
      hi: 'माहू: काले चमकीले कीट मूंगफली की कोपल, फूल, सुई पर जमते हैं; पौधा पीला, पत्ती मुड़ी और चिपचिपी काली। सहनशील किस्म लें; पहले 30 दिन में लगभग सब कोपल भरी हों तभी दवा, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['mahu', 'chepa', 'kale keede', 'leaf curl', 'mola'],
    certainty: 'source read',
    source: {
      title: 'Wikifarmer: Groundnut insect pests and their management',
      url: 'https://wikifarmer.com/library/en/article/groundnut-insects-pests-and-their-management',
    },
  },
  {
    id: 'groundnut-harvest-1',
    subject: 'groundnut',
    topic: 'harvest',
    seasons: ['kharif'],
    text: {
      en: 'Groundnut is ready when about 75 % of pods are mature: shell veins stand out, inside of the shell is brown-black, kernels pink. Pull a few plants to check; early digging gives shrivelled, low-grade kernels.',
      hi: 'जब करीब 75 प्रतिशत फलियां पकी हों तब मूंगफली खोदें: छिलके की नसें उभरी, अंदर भूरा-काला, दाना गुलाबी। कुछ पौधे उखाड़कर देखें; कच्ची खुदाई से दाना सिकुड़ा और घटिया होता है।',
    },
    keywords: ['khudai kab', 'kab ukhade', 'ripening', 'harvesting signs', 'pakne'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan) ; Farm Extension Manager (Kerala): Groundnut harvest and storage',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-storage-1',
    subject: 'groundnut',
    topic: 'storage',
    seasons: ['kharif'],
    text: {
      en: 'Dry groundnut pods fast on clean sheets, never in wet heaps, to 7 % kernel moisture or less, otherwise black mould and aflatoxin (poison) form. Digging 10 days late trebled aflatoxin in one trial.',
      hi: 'मूंगफली की फली साफ तिरपाल पर जल्दी सुखाएं, गीला ढेर न लगाएं, दाने में 7 प्रतिशत या कम नमी रखें, नहीं तो काली फफूंद और एफ्लाटॉक्सिन (जहर) बनता है। एक परीक्षण में 10 दिन देर की खुदाई से यह करीब तीन गुना हुआ।',
    },
    keywords: ['bhandaran', 'sukhana', 'fafund', 'kala dana', 'drying'],
    certainty: 'source read',
    source: {
      title:
        'Groundnut production manual, post-harvest pages ; Groundnut Academy (University of Georgia): poorly timed harvest',
      url: 'https://fliphtml5.com/hnyqx/lozj/gnut_manual/42',
    },
  },
  {
    id: 'groundnut-yield-1',
    subject: 'groundnut',
    topic: 'yield',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'With good practice groundnut yields 20-30 quintal pods/ha (8-12 q/acre).',
      hi: 'अच्छी विधि से मूंगफली 20-30 क्विंटल फली/हेक्टेयर (8-12 क्विंटल/एकड़) देती है।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitna hoga', 'mungfali upaj'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: groundnut page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/moongfali.jsp',
    },
  },
  {
    id: 'groundnut-intercropping-1',
    subject: 'groundnut',
    topic: 'intercropping',
    zone: 'Gujarat (South Saurashtra)',
    seasons: ['kharif'],
    text: {
      en: 'Rainfed bunch groundnut + arhar in 2:1 rows pays well: keep groundnut plants 7.5 cm and arhar 20 cm apart in the row and give 12.5 kg N + 25 kg P2O5/ha (5 + 10 kg/acre) at sowing.',
      hi: 'असिंचित गुच्छेदार मूंगफली + अरहर 2:1 लाइन में अच्छा लाभ: मूंगफली 7.5 सेमी और अरहर 20 सेमी पर, बुवाई पर 12.5 किलो नत्रजन + 25 किलो फास्फोरस/हेक्टेयर (5 + 10 किलो/एकड़)।',
    },
    keywords: ['mixed crop', 'tur', 'sah fasal', 'antarvarti', 'mishrit kheti'],
    certainty: 'source read',
    source: {
      title:
        'Junagadh Agricultural University: Natural resources management recommendations (stored copy)',
      url: 'https://276787.e12cr.group/index.php/photo/2-init-content/research/92-natural-resources-management',
    },
  },
  {
    id: 'mustard-sowing-1',
    subject: 'mustard',
    topic: 'sowing',
    zone: 'Uttar Pradesh, Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'Sow rai (brown mustard) from the last week of September to mid October, when days cool below about 30 degrees. Late sown mustard gets more aphid and disease.',
      hi: 'राई-सरसों सितंबर के आखिरी हफ्ते से मध्य अक्टूबर तक बोएं, जब तापमान करीब 30 डिग्री से कम हो। देर की सरसों में माहू और रोग ज्यादा आते हैं।',
    },
    keywords: ['sarson kab boye', 'sowing time', 'bijai', 'late sowing', 'rai buwai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan) ; GNS News: district agriculture officer Kushinagar on rai and sarson',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-sowing-2',
    subject: 'mustard',
    topic: 'sowing',
    zone: 'Haryana, Delhi',
    seasons: ['rabi'],
    text: {
      en: 'Haryana and Delhi: sow mustard between 30 September and 20 October.',
      hi: 'हरियाणा-दिल्ली: सरसों 30 सितंबर से 20 अक्टूबर के बीच बोएं।',
    },
    keywords: ['sarson bijai', 'kab boye', 'sowing date', 'sarso'],
    certainty: 'source read',
    source: {
      title: 'SGK: Advisory for mustard, Haryana and New Delhi',
      url: 'https://www.sgk.in/agriculture/advisory-for-mustard-in-haryana-new-delhi/',
    },
  },
  {
    id: 'mustard-sowing-3',
    subject: 'mustard',
    topic: 'sowing',
    zone: 'Punjab',
    seasons: ['rabi'],
    text: {
      en: 'Punjab: finish sowing raya and African sarson by 15 November; for late gobhi sarson transplanting pays better than sowing (60-day seedlings of GSL-1, 30-day seedlings of canola types).',
      hi: 'पंजाब: राया और अफ्रीकन सरसों 15 नवंबर तक बो लें; देर में गोभी सरसों बोने से पौध रोपना अच्छा है (GSL-1 की 60 दिन, कनोला किस्म की 30 दिन की पौध)।',
    },
    keywords: ['raya bijai', 'late sowing', 'paniri'],
    certainty: 'source read',
    source: {
      title: 'PAU advisory on Apni Kheti: sow raya and African sarson before this date',
      url: 'https://www.apnikheti.com/pb/pn/expert-advisory-details/sow-raya-african-mustard-before-this-date/4814',
    },
  },
  {
    id: 'mustard-sowing-4',
    subject: 'mustard',
    topic: 'sowing',
    zone: 'Uttarakhand, north plains',
    seasons: ['rabi'],
    text: {
      en: 'Toria (lahi) is a catch crop: sow in September, latest first week of October, 4 kg seed/ha (1.6 kg/acre) in rows 30 cm apart. Yellow sarson is sown in the first half of October.',
      hi: 'तोरिया (लाही) बीच की फसल है: सितंबर में, ज्यादा से ज्यादा अक्टूबर के पहले हफ्ते तक, 4 किलो बीज/हेक्टेयर (1.6 किलो/एकड़), लाइन 30 सेमी। पीली सरसों अक्टूबर के पहले पखवाड़े में बोएं।',
    },
    keywords: ['lahi buwai', 'toria kab boye', 'short duration', 'peeli sarson'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: toria page (copy in public repository AbhishekMaurya09/kissan) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: yellow sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/lahi.jsp',
    },
  },
  {
    id: 'mustard-seed-1',
    subject: 'mustard',
    topic: 'seed',
    zone: 'Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'Mustard seed: 4 kg/ha (1.6 kg/acre) in rows, 5 kg/ha (2 kg/acre) broadcast; rows 45 cm in time, 30 cm when late, 4-5 cm deep.',
      hi: 'सरसों का बीज: लाइन में 4 किलो/हेक्टेयर (1.6 किलो/एकड़), छिटकवां 5 किलो/हेक्टेयर (2 किलो/एकड़); लाइन समय पर 45 सेमी, देर में 30 सेमी, गहराई 4-5 सेमी।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'spacing', 'per bigha'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-sowing-5',
    subject: 'mustard',
    topic: 'sowing',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Thin mustard within 15 days of sowing so that plants stand 10-15 cm apart (30-35 plants per square metre); crowded plants stay thin and fall sick.',
      hi: 'सरसों में 15 दिन के भीतर घने पौधे निकालकर दूरी 10-15 सेमी करें (30-35 पौधे/वर्ग मीटर); घने पौधे पतले और रोगी रहते हैं।',
    },
    keywords: ['thinning', 'chhatai', 'virlikaran', 'ghani fasal', 'distance'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-varieties-1',
    subject: 'mustard',
    topic: 'varieties',
    zone: 'Haryana, Delhi',
    seasons: ['rabi'],
    text: {
      en: 'Mustard for irrigated Haryana and Delhi: RH-30, RH-8812, RH-0749, RH-9304, RB-50, Urvashi, Pusa Mustard 32; rainfed: RH-725, RB-50, RH-406, RH-0119.',
      hi: 'सिंचित हरियाणा-दिल्ली की सरसों: RH-30, RH-8812, RH-0749, RH-9304, RB-50, उर्वशी, पूसा मस्टर्ड 32; असिंचित: RH-725, RB-50, RH-406, RH-0119।',
    },
    keywords: ['best variety', 'sarson ki kisme', 'kaun sa beej', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title: 'SGK: Advisory for mustard, Haryana and New Delhi',
      url: 'https://www.sgk.in/agriculture/advisory-for-mustard-in-haryana-new-delhi/',
    },
  },
  {
    id: 'mustard-varieties-2',
    subject: 'mustard',
    topic: 'varieties',
    zone: 'Bihar, Jharkhand, West Bengal',
    seasons: ['rabi'],
    text: {
      en: 'Bihar: timely sowing Pusa Mahak, Pusa Bold, RH 0749, NRCHB 101; late sowing Rajendra Rai Pichheti, Rajendra Anukool; toria RAUTS 17, Panchali; yellow sarson Rajendra Sarson 1, Ragini, Benoy.',
      hi: 'बिहार: समय पर पूसा महक, पूसा बोल्ड, RH 0749, NRCHB 101; देर से राजेंद्र राई पछेती, राजेंद्र अनुकूल; तोरिया RAUTS 17, पांचाली; पीली सरसों राजेंद्र सरसों 1, रागिनी, बिनोय।',
    },
    keywords: ['best variety', 'kisme', 'late variety', 'sarson beej', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title: 'SGK: Oilseeds in Bihar',
      url: 'https://www.sgk.in/agriculture/oilseeds-in-bihar/',
    },
  },
  {
    id: 'mustard-varieties-3',
    subject: 'mustard',
    topic: 'varieties',
    zone: 'Sodic and saline areas',
    seasons: ['rabi'],
    text: {
      en: 'On alkaline or salty land choose CSSRI mustard: CS 56, CS 58, CS 60 (and newer CS 61, CS 62, CS 64).',
      hi: 'क्षारीय-लवणीय जमीन में सीएसएसआरआई की सरसों लें: CS 56, CS 58, CS 60 (नई CS 61, CS 62, CS 64)।',
    },
    keywords: ['usar', 'reh', 'khara pani', 'salty soil', 'kallar'],
    certainty: 'source read',
    source: {
      title: 'Merikheti: CSSRI salt tolerant mustard varieties',
      url: 'https://www.merikheti.com/en/tag/mustard',
    },
  },
  {
    id: 'mustard-nutrients-1',
    subject: 'mustard',
    topic: 'nutrients',
    zone: 'Uttarakhand, north plains',
    seasons: ['rabi'],
    text: {
      en: 'Without a soil test: irrigated rai 120 kg N, 30-40 kg P2O5, 20-30 kg K2O per hectare (49, 12-16, 8-12 kg/acre); rainfed 50 kg N, 20-30 P2O5, 20-30 K2O (20, 8-12, 8-12 kg/acre). Half the N and all P and K at sowing, 2-3 cm below seed; the other half N after the first irrigation (25-30 days).',
      hi: 'मिट्टी जांच न हो तो सिंचित राई 120 किलो नत्रजन, 30-40 फास्फोरस, 20-30 पोटाश/हेक्टेयर (49, 12-16, 8-12 किलो/एकड़); असिंचित 50, 20-30, 20-30 (20, 8-12, 8-12 किलो/एकड़)। आधी नत्रजन और पूरा फास्फोरस-पोटाश बीज से 2-3 सेमी नीचे, बाकी नत्रजन पहली सिंचाई (25-30 दिन) पर।',
    },
    keywords: ['khad', 'urea kab de', 'fertilizer dose', 'DAP', 'top dressing'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-nutrients-2',
    subject: 'mustard',
    topic: 'nutrients',
    zone: 'Haryana, Delhi',
    seasons: ['rabi'],
    text: {
      en: 'Haryana and Delhi: irrigated mustard 80 kg N, 30 kg P2O5, 20 kg K2O and 25 kg zinc sulphate per hectare (32, 12, 8 and 10 kg/acre), half the N at sowing; rainfed 40 kg N and 20 kg P2O5/ha (16 and 8 kg/acre), all at sowing. This N is less than the Pantnagar dose.',
      hi: 'हरियाणा-दिल्ली: सिंचित सरसों 80 किलो नत्रजन, 30 फास्फोरस, 20 पोटाश, 25 जिंक सल्फेट/हेक्टेयर (32, 12, 8, 10 किलो/एकड़), आधी नत्रजन बुवाई पर; असिंचित 40 नत्रजन, 20 फास्फोरस/हेक्टेयर (16, 8 किलो/एकड़)। यह नत्रजन पंतनगर की मात्रा से कम है।',
    },
    keywords: ['khad', 'urea', 'fertilizer dose', 'DAP', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title: 'SGK: Advisory for mustard, Haryana and New Delhi',
      url: 'https://www.sgk.in/agriculture/advisory-for-mustard-in-haryana-new-delhi/',
    },
  },
  {
    id: 'mustard-nutrients-3',
    subject: 'mustard',
    topic: 'nutrients',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Sulphur raises mustard oil: use single super phosphate for phosphorus (it has 12 % sulphur). If you use DAP add 250 kg gypsum/ha (100 kg/acre) before sowing or 20 kg sulphur/ha (8 kg/acre).',
      hi: 'गंधक से सरसों में तेल बढ़ता है: फास्फोरस के लिए सिंगल सुपर फास्फेट लें (12 प्रतिशत गंधक)। DAP लें तो बुवाई से पहले 250 किलो जिप्सम/हेक्टेयर (100 किलो/एकड़) या 20 किलो गंधक/हेक्टेयर (8 किलो/एकड़) दें।',
    },
    keywords: ['SSP', 'tel ki matra', 'oil content', 'bentonite'],
    certainty: 'source read',
    source: {
      title:
        'SGK: Advisory for mustard, Haryana and New Delhi ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://www.sgk.in/agriculture/advisory-for-mustard-in-haryana-new-delhi/',
    },
  },
  {
    id: 'mustard-irrigation-1',
    subject: 'mustard',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Mustard must not go dry before flowering and before grain filling. On light soil give two irrigations, about 30 days and 50-55 days after sowing if there is no rain.',
      hi: 'सरसों में फूल से पहले और दाना भरने से पहले सूखा न पड़े। हल्की मिट्टी में बारिश न हो तो दो पानी: करीब 30 दिन और 50-55 दिन पर।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'pehla pani', 'critical stage'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-weeds-1',
    subject: 'mustard',
    topic: 'weeds',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Weed mustard while thinning within 15-20 days and hoe once. Pendimethalin just after sowing if weeds are always heavy: as on the label, ask the agriculture officer.',
      hi: 'सरसों में 15-20 दिन के भीतर छंटाई के साथ निराई और एक गुड़ाई करें। खरपतवार ज्यादा हों तो बुवाई के तुरंत बाद पेंडीमेथालिन लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['bathua', 'ghas', 'kharpatwar', 'weed control', 'pyazi'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-weeds-2',
    subject: 'mustard',
    topic: 'weeds',
    zone: 'Rajasthan, Haryana, west Uttar Pradesh',
    seasons: ['rabi'],
    text: {
      en: 'Orobanche (margoja): leafless pale shoots rise from mustard roots and the crop wilts; its seed lives up to 20 years. Pull it out before it flowers and burn it, rotate with wheat, barley or chickpea, sow a bit later (25 October-10 November) with more seed and manure.',
      hi: 'मरगोजा (ओरोबंकी): सरसों की जड़ से बिना पत्ती के पीले-भूरे तने निकलते हैं और फसल मुरझाती है; बीज 20 साल तक जीवित। फूल से पहले उखाड़कर जलाएं, गेहूं, जौ या चने से फसल चक्र, थोड़ा देर (25 अक्टूबर-10 नवंबर) ज्यादा बीज-खाद से बोएं।',
    },
    keywords: ['rukhdi', 'bhuinphod', 'parasite', 'broomrape', 'parjeevi', 'gathiya'],
    certainty: 'source read',
    source: {
      title:
        'Indian Society of Weed Science (CCSHAU): Biology and control measures of Orobanche ; ICAR-IARI popular article: Broomrape management in Indian mustard',
      url: 'https://isws.org.in/IJWSn/Article.aspx?Article_id=6',
    },
  },
  {
    id: 'mustard-pests-1',
    subject: 'mustard',
    topic: 'pests',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Aphid (mahu, chepa): small green insects crowd mustard tips, flowers and pods. Sow by mid October, break off the first attacked twigs. Treat only at 26-28 aphids per 10 cm tip on 10-15 plants, in the evening to save bees: Verticillium lecanii first, then thiamethoxam as on the label, ask the agriculture officer.',
      hi: 'माहू (चेपा): छोटे हरे कीट सरसों की कोपल, फूल, फली पर जमते हैं। मध्य अक्टूबर तक बोएं, शुरू की प्रभावित टहनी तोड़ें। 10-15 पौधों पर 10 सेमी टहनी पर 26-28 माहू हों तभी शाम को (मधुमक्खी बचाने) पहले वर्टिसिलियम लेकानी, फिर थायोमेथोक्साम लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['lahi', 'mahu ki dawa', 'hara keeda', 'sucking insect', 'mola'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-pests-2',
    subject: 'mustard',
    topic: 'pests',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Sawfly: black wrinkled larvae make holes in young mustard leaves and drop when touched. Plough in summer, pick larvae in the morning and evening, irrigate the seedlings (larvae drown), spray bitter gourd seed oil emulsion.',
      hi: 'आरा मक्खी: काली झुर्रीदार सुंडी छोटी सरसों की पत्तियां छलनी करती है, छूने पर गिरती है। गर्मी में जुताई, सुबह-शाम सुंडी चुनें, छोटे पौधों में पानी दें (सुंडी डूबती है), करेला बीज तेल घोल छिड़कें।',
    },
    keywords: ['patti me chhed', 'holes in leaves', 'kali illi', 'saw fly', 'sundi'],
    certainty: 'source read',
    source: {
      title:
        'Insect pests of oilseed crops (RLBCAU slides) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://vdocuments.mx/pest-of-oilseeds.html',
    },
  },
  {
    id: 'mustard-pests-3',
    subject: 'mustard',
    topic: 'pests',
    zone: 'North-west India',
    seasons: ['rabi'],
    text: {
      en: 'Painted bug (dholia): orange-black spotted bugs suck emerging mustard seedlings, which turn white and dry; they come back on cut heaps. Plough in summer, do not sow too early in heat, irrigate the attacked seedlings, thresh quickly.',
      hi: 'चितकबरा कीट (धोलिया): नारंगी-काले कीट उगती सरसों का रस चूसते हैं, पौधे सफेद होकर सूखते हैं; कटी ढेरी पर भी आते हैं। गर्मी में जुताई, गर्मी में बहुत जल्दी न बोएं, प्रभावित पौधों में पानी दें, जल्दी गहाई करें।',
    },
    keywords: ['dhola', 'bagrada', 'ugte hi sukhna', 'seedling drying', 'rangeen keeda'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan) ; Shaktivardhak: Package of practice for mustard',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-diseases-1',
    subject: 'mustard',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'White rust: pale yellow spots above and white blisters below mustard leaves from 30-40 days; flower heads swell and twist. Sow by mid October with healthy seed, no excess nitrogen, do not let water stand, pull out sick plants; metalaxyl seed treatment as on the label, ask the agriculture officer.',
      hi: 'सफेद रोली (गेरुई): 30-40 दिन से सरसों की पत्ती के ऊपर पीले दाग, नीचे सफेद फफोले; फूल की डंडी फूलकर मुड़ती है। मध्य अक्टूबर तक स्वस्थ बीज बोएं, नत्रजन ज्यादा न दें, पानी न रुकने दें, रोगी पौधे निकालें; मेटालैक्सिल बीज उपचार लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['safed dhabbe', 'baramasi', 'stag head', 'patti ke niche safed'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan) ; Merikheti: Management of white rust of mustard',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-diseases-2',
    subject: 'mustard',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Alternaria blight: dark ringed spots on mustard leaves, twigs and pods, leaves fall and seed shrivels. Sow by mid October with certified seed, balanced fertiliser (20 kg sulphur, 15 kg zinc sulphate and 10 kg borax/ha; 8, 6 and 4 kg/acre); ask the agriculture officer for a registered fungicide at first spots.',
      hi: 'झुलसा (अल्टरनेरिया): सरसों की पत्ती, टहनी, फली पर छल्लेदार काले धब्बे, पत्ती झड़ती, दाना सिकुड़ता। मध्य अक्टूबर तक प्रमाणित बीज, संतुलित खाद (20 किलो गंधक, 15 जिंक सल्फेट, 10 बोरेक्स/हेक्टेयर; 8, 6, 4 किलो/एकड़); शुरू में ही फफूंदनाशी के लिए कृषि अधिकारी से पूछें।',
    },
    keywords: ['kale dhabbe', 'jhulsa', 'leaf spots', 'black spots on pods', 'patti jalna'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-diseases-3',
    subject: 'mustard',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Stem rot (Sclerotinia): from flowering, pale wet patches then white cotton growth on the mustard stem, black grains inside, stem breaks. Plough deep in summer and mix 1 kg Trichoderma per quintal of manure into the field before sowing; carbendazim at flowering as on the label, ask the agriculture officer.',
      hi: 'तना गलन: फूल से सरसों के तने पर पनीले दाग, फिर सफेद रुई जैसी फफूंद, अंदर काले दाने, तना टूटता है। गर्मी में गहरी जुताई, बुवाई से पहले 1 क्विंटल गोबर खाद में 1 किलो ट्राइकोडर्मा मिलाकर दें; फूल पर कार्बेंडाजिम लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['polio rog', 'tana sadna', 'white mould', 'safed fafund'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan) ; Krishi Jagran (Hindi): care of mustard crop',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-diseases-4',
    subject: 'mustard',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Downy mildew shows on mustard seedlings at 10-15 days (grey down below, leaves yellow and dry); powdery mildew is white dust late in February-March. Sow by mid October with healthy seed; metalaxyl seed treatment or sulphur as on the label, ask the agriculture officer.',
      hi: 'तुलासिता 10-15 दिन की सरसों पर (नीचे धूसर रोएं, पत्ती पीली-सूखी); चूर्णिल आसिता फरवरी-मार्च में सफेद धूल। मध्य अक्टूबर तक स्वस्थ बीज बोएं; मेटालैक्सिल बीज उपचार या गंधक लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['safed powder', 'pili patti', 'grey mould', 'bukni'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-disorders-1',
    subject: 'mustard',
    topic: 'disorders',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'When frost is forecast give mustard a light irrigation; moist soil keeps the night warmer and saves flowers and young pods.',
      hi: 'पाले की चेतावनी पर सरसों में हल्का पानी दें; गीली मिट्टी रात में गर्मी रखती है और फूल-नई फली बचाती है।',
    },
    keywords: ['pala', 'thand', 'phool jhadna', 'fali kali'],
    certainty: 'source read',
    source: {
      title:
        'SGK: Advisory for mustard, Haryana and New Delhi ; Shaktivardhak: Package of practice for mustard',
      url: 'https://www.sgk.in/agriculture/advisory-for-mustard-in-haryana-new-delhi/',
    },
  },
  {
    id: 'mustard-harvest-1',
    subject: 'mustard',
    topic: 'harvest',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Cut mustard when 75 % of pods are golden, dry well, thresh; delay makes pods burst. Store seed below 10 % moisture in a dry place.',
      hi: '75 प्रतिशत फलियां सुनहरी हों तब सरसों काटें, सुखाकर गहाई करें; देर से फलियां चटकती हैं। बीज 10 प्रतिशत से कम नमी पर सूखी जगह रखें।',
    },
    keywords: ['katai kab', 'kab kate', 'jhadna', 'shattering', 'bhandaran'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
    },
  },
  {
    id: 'mustard-yield-1',
    subject: 'mustard',
    topic: 'yield',
    zone: 'Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'Yield to expect with good care: toria 12-20 quintal/ha (5-8 q/acre), yellow sarson 15-18 quintal/ha (6-7 q/acre).',
      hi: 'अच्छी देखभाल में उपज: तोरिया 12-20 क्विंटल/हेक्टेयर (5-8 क्विंटल/एकड़), पीली सरसों 15-18 क्विंटल/हेक्टेयर (6-7 क्विंटल/एकड़)।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitni upaj', 'per bigha'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: toria page (copy in public repository AbhishekMaurya09/kissan) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: yellow sarson page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/lahi.jsp',
    },
  },
  {
    id: 'sunflower-sowing-1',
    subject: 'sunflower',
    topic: 'sowing',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'Sow spring sunflower in February, at the latest by the end of February. Later sowing ripens in the rains and harvest and threshing become difficult.',
      hi: 'बसंत की सूरजमुखी फरवरी में, ज्यादा से ज्यादा फरवरी के अंत तक बोएं। देर की फसल बरसात में पकती है और कटाई-गहाई में दिक्कत होती है।',
    },
    keywords: ['surajmukhi kab boye', 'sowing time', 'buwai ka samay', 'bijai', 'suryamukhi'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-sowing-2',
    subject: 'sunflower',
    topic: 'sowing',
    text: {
      en: 'Sunflower does not depend on day length and takes only 90-100 days, so it can be grown in kharif, rabi or spring if the heads do not ripen in heavy rain.',
      hi: 'सूरजमुखी दिन की लंबाई पर निर्भर नहीं और 90-100 दिन में तैयार होती है, इसलिए खरीफ, रबी या बसंत तीनों में हो सकती है, बस मुंडक भारी बारिश में न पकें।',
    },
    keywords: ['kaun se mausam', 'season', 'kab boye', 'duration', 'kitne din'],
    certainty: 'source read',
    source: {
      title: 'Sunflower crop cultivation (slides)',
      url: 'https://www.slideshare.net/slideshow/sunflower-crop-cultivation/246517264',
    },
  },
  {
    id: 'sunflower-seed-1',
    subject: 'sunflower',
    topic: 'seed',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'Soak sunflower seed 12 hours in water, dry 3-4 hours in shade, then treat it (thiram or captan as on the label, ask the agriculture officer). Sow 3-4 cm deep.',
      hi: 'सूरजमुखी का बीज 12 घंटे पानी में भिगोएं, 3-4 घंटे छाया में सुखाएं, फिर बीज उपचार करें (थीरम या कैप्टान लेबल के अनुसार, कृषि अधिकारी से पूछकर)। 3-4 सेमी गहरा बोएं।',
    },
    keywords: ['beej upchar', 'germination', 'jamav', 'seed treatment', 'ankuran'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-seed-2',
    subject: 'sunflower',
    topic: 'seed',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'Rows 45 cm apart for composite or dwarf sunflower and 60 cm for hybrids and tall types; 15-20 days after sowing thin to 20-30 cm between plants.',
      hi: 'संकुल या बौनी सूरजमुखी की लाइन 45 सेमी, संकर और लंबी किस्म की 60 सेमी; बुवाई के 15-20 दिन बाद छंटाई कर पौधे 20-30 सेमी पर रखें।',
    },
    keywords: ['spacing', 'duri', 'thinning', 'virlikaran', 'distance'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-seed-3',
    subject: 'sunflower',
    topic: 'seed',
    text: {
      en: 'About 5-6 kg hybrid sunflower seed sows one hectare (2-2.5 kg/acre); open varieties need 8-10 kg/ha (3-4 kg/acre). Buy fresh hybrid seed every year; saved hybrid seed yields less.',
      hi: 'संकर सूरजमुखी का करीब 5-6 किलो बीज एक हेक्टेयर (2-2.5 किलो/एकड़) को काफी; संकुल किस्म 8-10 किलो/हेक्टेयर (3-4 किलो/एकड़)। संकर बीज हर साल नया लें, घर का रखा बीज कम उपज देता है।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'per bigha'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'sunflower-varieties-1',
    subject: 'sunflower',
    topic: 'varieties',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'Sunflower: composites Morden 80-85 days 14-15 quintal/ha (about 6 q/acre) and Haryana Surajmukhi-1 90-95 days 18-20; hybrids such as KVSH-42 18-20 and MSFH-1051 30-32 quintal/ha (12-13 q/acre) in 100-105 days.',
      hi: 'सूरजमुखी: संकुल मॉर्डन 80-85 दिन 14-15 क्विंटल/हेक्टेयर (करीब 6 क्विंटल/एकड़), हरियाणा सूरजमुखी-1 90-95 दिन 18-20; संकर KVSH-42 18-20, MSFH-1051 100-105 दिन 30-32 क्विंटल/हेक्टेयर (12-13 क्विंटल/एकड़)।',
    },
    keywords: ['best variety', 'kisme', 'kaun sa beej', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-nutrients-1',
    subject: 'sunflower',
    topic: 'nutrients',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'Sunflower: 80-120 kg N, 60 kg P2O5, 40 kg K2O and 200 kg gypsum per hectare (32-49, 24, 16 and 80 kg/acre). Give half to two thirds of the N at sowing, the rest at 25-30 days or first irrigation; phosphorus as single super raises oil.',
      hi: 'सूरजमुखी: 80-120 किलो नत्रजन, 60 फास्फोरस, 40 पोटाश, 200 किलो जिप्सम/हेक्टेयर (32-49, 24, 16, 80 किलो/एकड़)। आधी से दो तिहाई नत्रजन बुवाई पर, बाकी 25-30 दिन या पहली सिंचाई पर; फास्फोरस सिंगल सुपर से दें तो तेल बढ़ता है।',
    },
    keywords: ['khad', 'urea kab de', 'DAP', 'fertilizer dose', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-nutrients-2',
    subject: 'sunflower',
    topic: 'nutrients',
    zone: 'Tamil Nadu',
    text: {
      en: 'In a Tamil Nadu trial sulphur 40 kg/ha (16 kg/acre) plus sprays of 0.5 % zinc and 0.3 % boron from bud stage on gave about 32 % more sunflower yield.',
      hi: 'तमिलनाडु के परीक्षण में 40 किलो गंधक/हेक्टेयर (16 किलो/एकड़) और कली से 0.5 प्रतिशत जिंक तथा 0.3 प्रतिशत बोरॉन के छिड़काव से सूरजमुखी की उपज करीब 32 प्रतिशत बढ़ी।',
    },
    keywords: ['micronutrient', 'borax', 'suhaga', 'dana bharna', 'sukshm tatva'],
    certainty: 'source read',
    source: {
      title: 'JANS: sulphur, zinc and boron for hybrid sunflower, Tamil Nadu',
      url: 'http://journals.ansfoundation.org/index.php/jans/article/view/2569',
    },
  },
  {
    id: 'sunflower-irrigation-1',
    subject: 'sunflower',
    topic: 'irrigation',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'First irrigation of sunflower 20-25 days after sowing, then about every 20 days: 4-5 in all. Never let it go dry at bud, flowering and grain filling.',
      hi: 'सूरजमुखी में पहला पानी 20-25 दिन पर, फिर करीब हर 20 दिन: कुल 4-5। कली, फूल और दाना भरते समय सूखा न पड़ने दें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'critical stage', 'sichai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-weeds-1',
    subject: 'sunflower',
    topic: 'weeds',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'Weed sunflower 15-20 days after sowing and earth up the plants at the second hoeing so that wind does not lodge them. Pendimethalin before emergence as on the label, ask the agriculture officer.',
      hi: 'सूरजमुखी में 15-20 दिन पर निराई करें और दूसरी गुड़ाई पर मिट्टी चढ़ाएं ताकि हवा से पौधे न गिरें। जमाव से पहले पेंडीमेथालिन लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'ghas', 'lodging', 'girna', 'weed control'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-disorders-1',
    subject: 'sunflower',
    topic: 'disorders',
    text: {
      en: 'Empty seeds in the middle of the sunflower head come mostly from poor pollination. Keep 2-4 strong bee colonies per hectare (1-2 per acre) near the field at flowering; seed set falls from the edge to the middle of big fields.',
      hi: 'सूरजमुखी के मुंडक में खाली दाने ज्यादातर परागण कम होने से रहते हैं। फूल पर 2-4 मजबूत मधुमक्खी बक्से/हेक्टेयर (1-2/एकड़) खेत के पास रखें; बड़े खेत के बीच में दाना कम बैठता है।',
    },
    keywords: ['dana nahi bharna', 'khali beej', 'bees', 'madhumakhi', 'seed filling', 'chaff'],
    certainty: 'source read',
    source: {
      title: 'ikisan: Pollination in sunflower',
      url: 'http://www.ikisan.com/ap-sunflower-pollination.html',
    },
  },
  {
    id: 'sunflower-pests-1',
    subject: 'sunflower',
    topic: 'pests',
    text: {
      en: 'Head borer (gram caterpillar): green-brown larva eats leaves, bores the sunflower head and the head rots. Sow 3-4 border rows of maize or jowar, marigold as trap crop, 4 pheromone traps per acre (10-12/ha), bird perches, Trichogramma, then NPV or 5 % neem seed extract in the evening.',
      hi: 'मुंडक छेदक (चने की सुंडी): हरी-भूरी सुंडी पत्ती खाती और सूरजमुखी के मुंडक में घुसती है, मुंडक सड़ता है। किनारे 3-4 लाइन मक्का या ज्वार, गेंदा, 4 फेरोमोन ट्रैप/एकड़ (10-12/हेक्टेयर), पक्षी बसेरे, ट्राइकोग्रामा, फिर शाम को एनपीवी या 5 प्रतिशत नीम बीज अर्क।',
    },
    keywords: ['illi', 'caterpillar in flower', 'phool me keeda', 'Helicoverpa', 'sundi'],
    certainty: 'source read',
    source: {
      title:
        'Agmarks: Sunflower head borer ; eagri.org ENTO331: Pests of sunflower, capitulum borer',
      url: 'https://www.agmarks.com/pest-management-information-more/capitulum-borer-(head-borer):-helicoverpa-armigera/Sunflower',
    },
  },
  {
    id: 'sunflower-pests-2',
    subject: 'sunflower',
    topic: 'pests',
    zone: 'Maharashtra, Tamil Nadu, Karnataka',
    text: {
      en: 'Jassid: small green hoppers below leaves; sunflower leaves cup, crinkle and burn at the edges, worst in summer (loss up to 46 %). Watch from the seedling stage; imidacloprid treated seed as on the label, ask the agriculture officer.',
      hi: 'हरा फुदका (जैसिड): पत्ती के नीचे छोटे हरे कीट; सूरजमुखी की पत्ती प्याले जैसी मुड़ती और किनारे जलती है, गर्मी में ज्यादा (46 प्रतिशत तक नुकसान)। छोटे पौधे से ही देखें; इमिडाक्लोप्रिड उपचारित बीज लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['leaf curl', 'patti mudna', 'tela', 'sucking insect', 'jhulsi patti'],
    certainty: 'source read',
    source: {
      title: 'Agrilearner: Insect pests of sunflower',
      url: 'https://www.agrilearner.com/insect-pest-of-sunflower/',
    },
  },
  {
    id: 'sunflower-pests-3',
    subject: 'sunflower',
    topic: 'pests',
    zone: 'North India',
    seasons: ['summer'],
    text: {
      en: 'Parrots, crows, nilgai, wild boar and monkeys destroy filling sunflower heads. Tie reflecting tape criss-cross a little above the crop or use nets, and choose varieties whose head hangs down.',
      hi: 'तोते, कौए, नीलगाय, सुअर और बंदर दाना भरते सूरजमुखी को नष्ट करते हैं। फसल से थोड़ा ऊपर चमकीली टेप आड़ी-तिरछी बांधें या जाल लगाएं, और नीचे झुकने वाले मुंडक की किस्म लें।',
    },
    keywords: ['chidiya', 'birds damage', 'tota', 'suga', 'bird scaring'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-diseases-1',
    subject: 'sunflower',
    topic: 'diseases',
    zone: 'North India',
    text: {
      en: 'Kharif sunflower gets leaf blight, rust and downy mildew; spring sunflower collar rot, charcoal rot, stem rot and head rot. Treat the seed before sowing; a copper fungicide on heads as on the label, ask the agriculture officer.',
      hi: 'खरीफ सूरजमुखी में झुलसा, रतुआ, तुलासिता; बसंत में कॉलर सड़न, चारकोल सड़न, तना सड़न और मुंडक सड़न। बुवाई से पहले बीज उपचार; दाना भरते समय मुंडक पर तांबा युक्त फफूंदनाशी लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['fungus', 'phool sadna', 'kale dhabbe', 'sukhna'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-harvest-1',
    subject: 'sunflower',
    topic: 'harvest',
    zone: 'North India',
    seasons: ['summer'],
    text: {
      en: 'Cut sunflower heads when their back turns brown-white, dry 5-6 days in strong sun and beat with sticks or use a sunflower thresher.',
      hi: 'मुंडक का पिछला भाग भूरा-सफेद हो तब काटें, 5-6 दिन तेज धूप में सुखाकर डंडे से पीटें या सूरजमुखी थ्रेसर लगाएं।',
    },
    keywords: ['katai kab', 'kab kate', 'harvesting signs', 'pakna', 'gahai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sunflower-yield-1',
    subject: 'sunflower',
    topic: 'yield',
    zone: 'Uttarakhand, north plains',
    seasons: ['summer'],
    text: {
      en: 'With good care spring sunflower gives 25-30 quintal seed/ha (10-12 q/acre) in 90-100 days; composites less, 14-20 quintal/ha (6-8 q/acre).',
      hi: 'अच्छी देखभाल में बसंत की सूरजमुखी 90-100 दिन में 25-30 क्विंटल/हेक्टेयर (10-12 क्विंटल/एकड़); संकुल किस्में कम, 14-20 क्विंटल/हेक्टेयर (6-8 क्विंटल/एकड़)।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitna hoga', 'upaj'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sunflower page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/surajmukhi.jsp',
    },
  },
  {
    id: 'sesame-sowing-1',
    subject: 'sesame',
    topic: 'sowing',
    zone: 'Uttar Pradesh, Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Sow til in the second half of July in the north plains; earlier sowing brings phyllody. Rows 30-45 cm, shallow.',
      hi: 'उत्तर के मैदानों में तिल जुलाई के दूसरे पखवाड़े में बोएं; पहले बोने से फाइलोडी आता है। लाइन 30-45 सेमी, उथला बोएं।',
    },
    keywords: ['til kab boye', 'sowing time', 'buwai', 'bijai', 'tilli'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-sowing-2',
    subject: 'sesame',
    topic: 'sowing',
    zone: 'Andhra Pradesh',
    seasons: ['summer'],
    text: {
      en: 'Coastal Andhra: kharif til in May, summer til in the second half of January.',
      hi: 'तटीय आंध्र: खरीफ तिल मई में, गर्मी का तिल जनवरी के दूसरे पखवाड़े में बोएं।',
    },
    keywords: ['nuvvulu', 'kab boye', 'sowing time', 'gingelly'],
    certainty: 'source read',
    source: {
      title:
        'Sesame cultivation page, Andhra Pradesh (public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/sesame.jsp',
    },
  },
  {
    id: 'sesame-seed-1',
    subject: 'sesame',
    topic: 'seed',
    zone: 'North, East and South India',
    seasons: ['kharif'],
    text: {
      en: 'Til seed rates differ by source: 3-4 kg/ha (1.2-1.6 kg/acre) in Uttarakhand, about 5 kg/ha (2 kg/acre) broadcast or 2.5-3 kg/ha (1-1.2 kg/acre) drilled elsewhere, 7-10 kg/ha (3-4 kg/acre) in Odisha. Drilled crops with thinning need the lower rate.',
      hi: 'तिल की बीज दर अलग-अलग बताई गई है: उत्तराखंड 3-4 किलो/हेक्टेयर (1.2-1.6 किलो/एकड़), दूसरी जगह छिटकवां करीब 5 किलो/हेक्टेयर (2 किलो/एकड़) या लाइन में 2.5-3 किलो/हेक्टेयर (1-1.2 किलो/एकड़), ओडिशा 7-10 किलो/हेक्टेयर (3-4 किलो/एकड़)। लाइन में बोकर छंटाई करें तो कम दर काफी है।',
    },
    keywords: ['beej dar', 'kitna beej', 'per bigha', 'til ka beej'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan) ; AAS Blogs: Package and practices of sesame ; Rice Knowledge Bank Odisha: Sesame',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-seed-2',
    subject: 'sesame',
    topic: 'seed',
    seasons: ['kharif'],
    text: {
      en: 'Til seed is tiny: mix it with dry sand or sieved manure (1 part seed to 20 parts) so that it falls evenly. In Odisha Trichoderma 5-10 g per kg seed is advised.',
      hi: 'तिल का बीज महीन है: सूखी रेत या छनी गोबर खाद (1 भाग बीज, 20 भाग) में मिलाकर बराबर गिराएं। ओडिशा में ट्राइकोडर्मा 5-10 ग्राम/किलो बीज की सलाह है।',
    },
    keywords: ['beej upchar', 'broadcasting', 'seed treatment', 'chidkav', 'buwai'],
    certainty: 'source read',
    source: {
      title: 'MNC Fertico: Sesame ; Rice Knowledge Bank Odisha: Sesame',
      url: 'https://mncfertico.com/crop-details.aspx?cropid=16',
    },
  },
  {
    id: 'sesame-varieties-1',
    subject: 'sesame',
    topic: 'varieties',
    zone: 'Uttarakhand, Uttar Pradesh',
    seasons: ['kharif'],
    text: {
      en: 'Til for the north: T-78 and Shekhar (80-85 days, 6-7 quintal/ha), Pragati (85-90 days, 7-8), T-4 (90-100 days, 6-7), T-12 (85-90 days, 5-6 quintal/ha); that is 2-3 q/acre.',
      hi: 'उत्तर का तिल: टा-78 और शेखर (80-85 दिन, 6-7 क्विंटल/हेक्टेयर), प्रगति (85-90 दिन, 7-8), टा-4 (90-100 दिन, 6-7), टा-12 (85-90 दिन, 5-6 क्विंटल/हेक्टेयर); यानी 2-3 क्विंटल/एकड़।',
    },
    keywords: ['best variety', 'kisme', 'kaun sa beej', 'safed til', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-varieties-2',
    subject: 'sesame',
    topic: 'varieties',
    zone: 'Odisha',
    text: {
      en: 'Til for Odisha: Smarak, Usha, Uma, Prachi, Nirmala, Kalika. Choose well drained light to medium soil of pH 5.5-8.',
      hi: 'ओडिशा का तिल: स्मारक, उषा, उमा, प्राची, निर्मला, कालिका। अच्छी निकास वाली हल्की-मध्यम मिट्टी, पीएच 5.5-8 चुनें।',
    },
    keywords: ['best variety', 'kisme', 'rasi', 'kaun si mitti', 'land'],
    certainty: 'source read',
    source: {
      title: 'Rice Knowledge Bank Odisha: Sesame',
      url: 'https://rkb-odisha.in/oilseed-crops-in-odisha/sesame/',
    },
  },
  {
    id: 'sesame-nutrients-1',
    subject: 'sesame',
    topic: 'nutrients',
    zone: 'Uttarakhand, Uttar Pradesh',
    seasons: ['kharif'],
    text: {
      en: 'Without a soil test: til 30 kg N, 15 kg P2O5, 15 kg K2O per hectare (12, 6, 6 kg/acre); half the N and all P and K at sowing, the other half N at the first weeding.',
      hi: 'मिट्टी जांच न हो तो तिल में 30 किलो नत्रजन, 15 फास्फोरस, 15 पोटाश/हेक्टेयर (12, 6, 6 किलो/एकड़); आधी नत्रजन, पूरा फास्फोरस-पोटाश बुवाई पर, बाकी नत्रजन पहली निराई पर।',
    },
    keywords: ['khad', 'urea kab de', 'DAP', 'fertilizer dose', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-nutrients-2',
    subject: 'sesame',
    topic: 'nutrients',
    zone: 'Andhra Pradesh',
    text: {
      en: 'Andhra til: rainfed 40 kg N, 60 kg P2O5, 40 kg K2O per hectare (16, 24, 16 kg/acre); irrigated 60:60:40 (24, 24, 16 kg/acre); half the N at sowing, half at 30-35 days. These doses are much higher than those of the north.',
      hi: 'आंध्र का तिल: असिंचित 40 किलो नत्रजन, 60 फास्फोरस, 40 पोटाश/हेक्टेयर (16, 24, 16 किलो/एकड़); सिंचित 60:60:40 (24, 24, 16 किलो/एकड़); आधी नत्रजन बुवाई पर, आधी 30-35 दिन पर। यह उत्तर की मात्रा से काफी ज्यादा है।',
    },
    keywords: ['khad', 'urea', 'DAP', 'fertilizer dose', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'Sesame cultivation page, Andhra Pradesh (public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/sesame.jsp',
    },
  },
  {
    id: 'sesame-irrigation-1',
    subject: 'sesame',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'If there is no rain when 50-60 % of the til capsules have set, give one irrigation; other guides give two, at branching and at flowering to pods. Drain standing water at once.',
      hi: 'तिल में 50-60 प्रतिशत फली लगने पर बारिश न हो तो एक पानी दें; दूसरी सलाह में दो पानी, शाखा पर और फूल-फली पर। रुका पानी तुरंत निकालें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'jalbharav', 'critical stage'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan) ; MNC Fertico: Sesame',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-weeds-1',
    subject: 'sesame',
    topic: 'weeds',
    zone: 'North and South India',
    seasons: ['kharif'],
    text: {
      en: 'Til is slow at first: keep it clean for 25 days. Weed at 15-20 and 30-35 days and thin to 10-12 cm between plants.',
      hi: 'तिल शुरू में धीरे बढ़ता है: 25 दिन तक साफ रखें। 15-20 और 30-35 दिन पर निराई करें और पौधे 10-12 सेमी पर छांटें।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nindai', 'thinning'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan) ; MNC Fertico: Sesame',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-diseases-1',
    subject: 'sesame',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Phyllody: til flowers turn into small green leaves in a bunch and no capsules form; a leafhopper carries it. Do not sow before time, pull out and burn sick plants; ask the agriculture officer about leafhopper control.',
      hi: 'फाइलोडी: तिल के फूल हरी छोटी पत्तियों के गुच्छे में बदल जाते हैं और फली नहीं लगती; फुदका फैलाता है। समय से पहले न बोएं, रोगी पौधे उखाड़कर जलाएं; फुदका नियंत्रण कृषि अधिकारी से पूछें।',
    },
    keywords: ['phool patti ban gaye', 'guccha', 'flower turn green', 'phal nahi', 'kukra'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-diseases-2',
    subject: 'sesame',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Phytophthora blight: til leaves and soft tips scorch and black lesions ring the stem near the soil in wet weather. Keep water from standing and treat the seed; copper oxychloride as on the label, ask the agriculture officer.',
      hi: 'फाइटोफ्थोरा झुलसा: गीले मौसम में तिल की पत्तियां और कोमल भाग झुलसते हैं, तने पर जमीन के पास काले घेरे बनते हैं। पानी न रुकने दें, बीज उपचार करें; कॉपर ऑक्सीक्लोराइड लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['jhulsa', 'tana kala', 'stem rot', 'patti jalna'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan) ; Diseases of gingelly or sesame (study materials) ; Rice Knowledge Bank Odisha: Sesame',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-diseases-3',
    subject: 'sesame',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Alternaria spots (dark rings on til leaves) and bacterial blight (water-soaked spots, brittle falling leaves): sow right after monsoon onset, rotate, destroy residues, hot water seed treatment (52 degrees for 10 minutes) against the bacteria, intercrop til and sunflower 3:1. Early sowing can raise phyllody, so follow your local date.',
      hi: 'अल्टरनेरिया (तिल पत्ती पर काले छल्ले) और जीवाणु झुलसा (पनीले धब्बे, भुरभुरी झड़ती पत्ती): मानसून आते ही बुवाई, फसल चक्र, अवशेष नष्ट, जीवाणु के लिए बीज 52 डिग्री पानी में 10 मिनट, तिल + सूरजमुखी 3:1। जल्दी बुवाई से फाइलोडी बढ़ सकता है, इसलिए अपने इलाके की तारीख मानें।',
    },
    keywords: ['dhabbe', 'leaf spot', 'patti girna', 'jivanu'],
    certainty: 'source read',
    source: {
      title: 'Disease management of til (document page)',
      url: 'https://ro.scribd.com/document/50863393/Disease-managment-of-TIL',
    },
  },
  {
    id: 'sesame-pests-1',
    subject: 'sesame',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Leaf webber and capsule borer: green larva with black head webs top til leaves, later bores flowers and capsules. Light trap, intercrop moong, bajra or groundnut, remove the weed gokhru, Beauveria or 5 % neem seed extract at first sight.',
      hi: 'पत्ती लपेटक-फली छेदक: काले सिर वाली हरी सुंडी तिल की ऊपरी पत्तियां जाले से बांधती है, बाद में फूल-फली में घुसती है। प्रकाश ट्रैप, मूंग-बाजरा-मूंगफली के साथ खेती, गोखरू खरपतवार हटाना, शुरू में ब्यूवेरिया या 5 प्रतिशत नीम बीज अर्क।',
    },
    keywords: ['jala', 'illi', 'patti mudna', 'leaf roller', 'caterpillar in pod'],
    certainty: 'source read',
    source: {
      title:
        'AgroStar: leaf webber and capsule borer in summer sesame ; Agriculture in India: How to control pests of sesame',
      url: 'https://agrostar.in/article/control-of-leaf-webber-leaf-roller-capsule-borer-in-summer-sesame/5ea03456865489adcea05b74?state=rajasthan',
    },
  },
  {
    id: 'sesame-pests-2',
    subject: 'sesame',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Hawk moth: very big green larva with stripes and a horn at the tail strips til plants; gall midge maggots turn buds into swellings. Plough deep to expose pupae, pick larvae by hand, remove and destroy swollen buds.',
      hi: 'हॉक मॉथ: पूंछ पर सींग वाली बड़ी हरी धारीदार सुंडी तिल को चट करती है; गॉल मक्खी के कीड़े से कली फूलकर गांठ बनती है। गहरी जुताई से प्यूपा बाहर, हाथ से सुंडी चुनें, फूली कलियां तोड़कर नष्ट करें।',
    },
    keywords: ['badi illi', 'kali ganth', 'gall fly', 'moti sundi', 'bud swelling'],
    certainty: 'source read',
    source: {
      title: 'Agriculture in India: How to control pests of sesame',
      url: 'https://agricultureinindia.net/pest-control/sesame-pest-control/how-to-control-pests-of-sesame/19660',
    },
  },
  {
    id: 'sesame-harvest-1',
    subject: 'sesame',
    topic: 'harvest',
    seasons: ['kharif'],
    text: {
      en: 'Cut til when leaves yellow and droop and the bottom capsules are lemon yellow; do not wait until capsules are dry or they burst and seed falls.',
      hi: 'पत्तियां पीली होकर झुकें और नीचे की फलियां नींबू जैसी पीली हों तब तिल काटें; पूरी सूखने का इंतजार न करें, नहीं तो फली फटकर दाना गिरता है।',
    },
    keywords: ['katai kab', 'kab kate', 'jhadna', 'shattering', 'pakna'],
    certainty: 'source read',
    source: {
      title: 'ICAR-IIOR: Advisory to farmers',
      url: 'https://icar-iior.org.in/index.php/advisory-farmers',
    },
  },
  {
    id: 'sesame-storage-1',
    subject: 'sesame',
    topic: 'storage',
    seasons: ['kharif'],
    text: {
      en: 'Dry til seed to about 8 % moisture, store in clean sun-dried bags with dry neem leaves in a dry place; moth and red flour beetle attack damp seed.',
      hi: 'तिल का दाना करीब 8 प्रतिशत नमी तक सुखाएं, धूप में सुखाई साफ बोरियों में सूखी नीम पत्ती के साथ सूखी जगह रखें; नम दाने में पतंगा और लाल भृंग लगते हैं।',
    },
    keywords: ['bhandaran', 'ghun', 'keede', 'nami'],
    certainty: 'source read',
    source: {
      title: 'ICAR-IIOR: Advisory to farmers',
      url: 'https://icar-iior.org.in/index.php/advisory-farmers',
    },
  },
  {
    id: 'sesame-yield-1',
    subject: 'sesame',
    topic: 'yield',
    zone: 'Uttarakhand, Uttar Pradesh',
    seasons: ['kharif'],
    text: {
      en: 'Well managed rainfed til in the north gives 5-8 quintal/ha (2-3 q/acre).',
      hi: 'उत्तर में अच्छी देखभाल वाला बारानी तिल 5-8 क्विंटल/हेक्टेयर (2-3 क्विंटल/एकड़) देता है।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitna hoga', 'upaj'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: sesame page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/til.jsp',
    },
  },
  {
    id: 'sesame-intercropping-1',
    subject: 'sesame',
    topic: 'intercropping',
    zone: 'Andhra Pradesh',
    seasons: ['kharif'],
    text: {
      en: 'Til pairs well in rows: til + moong 1:1, til + arhar 2:1, til + groundnut 1:1.',
      hi: 'तिल के साथ लाइन में फसल: तिल + मूंग 1:1, तिल + अरहर 2:1, तिल + मूंगफली 1:1।',
    },
    keywords: ['mixed crop', 'sah fasal', 'antarvarti', 'mishrit kheti', 'inter crop'],
    certainty: 'source read',
    source: {
      title:
        'Sesame cultivation page, Andhra Pradesh (public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/sesame.jsp',
    },
  },
  {
    id: 'castor-sowing-1',
    subject: 'castor',
    topic: 'sowing',
    zone: 'Andhra Pradesh, Telangana',
    seasons: ['kharif'],
    text: {
      en: 'Sow castor between 15 June and 31 July; rabi castor in October. Sowing later than the season date cuts the yield by 30-40 %.',
      hi: 'अरंडी 15 जून से 31 जुलाई के बीच बोएं; रबी अरंडी अक्टूबर में। समय से देर करने पर उपज 30-40 प्रतिशत घटती है।',
    },
    keywords: ['arandi kab boye', 'sowing time', 'amudam', 'erandi', 'buwai'],
    certainty: 'source read',
    source: {
      title: 'Castor package, Andhra Pradesh (Andhra Bank document)',
      url: 'https://expydoc.com/doc/2844253/castor---andhra-bank',
    },
  },
  {
    id: 'castor-seed-1',
    subject: 'castor',
    topic: 'seed',
    zone: 'Andhra Pradesh, Telangana',
    seasons: ['kharif'],
    text: {
      en: 'Castor seed: varieties 3-4 kg/acre (7.5-10 kg/ha), hybrids 2 kg/acre (5 kg/ha). Spacing 90 x 60 cm, 90 x 45 cm when late or on poor soil, rabi 120 x 60-90 cm. Trichoderma 10 g per kg seed against wilt.',
      hi: 'अरंडी का बीज: किस्म 3-4 किलो/एकड़ (7.5-10 किलो/हेक्टेयर), संकर 2 किलो/एकड़ (5 किलो/हेक्टेयर)। दूरी 90 x 60 सेमी, देर या कमजोर जमीन में 90 x 45, रबी 120 x 60-90 सेमी। उकठा से बचाव को ट्राइकोडर्मा 10 ग्राम/किलो बीज।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'beej upchar'],
    certainty: 'source read',
    source: {
      title: 'Castor package, Andhra Pradesh (Andhra Bank document)',
      url: 'https://expydoc.com/doc/2844253/castor---andhra-bank',
    },
  },
  {
    id: 'castor-varieties-1',
    subject: 'castor',
    topic: 'varieties',
    zone: 'Andhra Pradesh, Telangana, Gujarat',
    text: {
      en: 'Castor: varieties Kranthi, Haritha, Jyothi, Jwala; hybrids GCH-4, DCH-177, DCH-519, PCH-111, PCH-222 (6-10 q/acre, 15-25 q/ha). Where wilt is common choose GCH-4, GCH-6 or GCH-7.',
      hi: 'अरंडी: किस्में क्रांति, हरिता, ज्योति, ज्वाला; संकर GCH-4, DCH-177, DCH-519, PCH-111, PCH-222 (6-10 क्विंटल/एकड़, 15-25 क्विंटल/हेक्टेयर)। जहां उकठा आता हो वहां GCH-4, GCH-6 या GCH-7 लें।',
    },
    keywords: ['best variety', 'kisme', 'hybrid beej', 'divela', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title:
        'Castor package, Andhra Pradesh (Andhra Bank document) ; Navsari Agricultural University kiosk: castor diseases',
      url: 'https://expydoc.com/doc/2844253/castor---andhra-bank',
    },
  },
  {
    id: 'castor-nutrients-1',
    subject: 'castor',
    topic: 'nutrients',
    zone: 'Gujarat (north)',
    seasons: ['kharif'],
    text: {
      en: 'North Gujarat irrigated castor (GCH-5): 120 kg N/ha (49 kg/acre) in three equal parts, at sowing, 40 days and 100 days.',
      hi: 'उत्तर गुजरात की सिंचित अरंडी (GCH-5): 120 किलो नत्रजन/हेक्टेयर (49 किलो/एकड़) तीन बराबर भाग में, बुवाई, 40 दिन और 100 दिन पर।',
    },
    keywords: ['khad', 'urea kab de', 'fertilizer dose', 'divela', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title: 'Navsari Agricultural University kiosk: castor nutrients',
      url: 'https://kiosk.nau.in/KIOSK_KRUSHI/content.php?grp=1&pid=1203',
    },
  },
  {
    id: 'castor-nutrients-2',
    subject: 'castor',
    topic: 'nutrients',
    zone: 'Gujarat, Andhra Pradesh',
    seasons: ['kharif'],
    text: {
      en: 'Rainfed castor: about 30 kg N and 20 kg P2O5/ha (12 and 8 kg/acre), half the N at 45-50 days (Gujarat). After good rain or a wet cloudy spell that drops flowers, top dress 20 kg N/ha (8 kg/acre).',
      hi: 'बारानी अरंडी: करीब 30 किलो नत्रजन, 20 किलो फास्फोरस/हेक्टेयर (12, 8 किलो/एकड़), आधी नत्रजन 45-50 दिन पर (गुजरात)। अच्छी बारिश या फूल गिराने वाले बादली मौसम के बाद 20 किलो नत्रजन/हेक्टेयर (8 किलो/एकड़) दें।',
    },
    keywords: ['khad', 'urea', 'DAP', 'top dressing', 'asinchit'],
    certainty: 'source read',
    source: {
      title:
        'Navsari Agricultural University kiosk: castor nutrients ; ikisan: Castor, hints for high yield',
      url: 'https://kiosk.nau.in/KIOSK_KRUSHI/content.php?grp=1&pid=1203',
    },
  },
  {
    id: 'castor-irrigation-1',
    subject: 'castor',
    topic: 'irrigation',
    zone: 'Gujarat',
    seasons: ['kharif'],
    text: {
      en: 'After the rains stop give castor 3-4 irrigations 15-20 days apart; one at flowering is a must if dry. South Saurashtra GCH-4 gets 11 in all. Drain the field well in heavy rain.',
      hi: 'बारिश बंद होने पर अरंडी में 15-20 दिन पर 3-4 पानी दें; सूखा हो तो फूल पर एक जरूर। दक्षिण सौराष्ट्र में GCH-4 को कुल 11। तेज बारिश में पानी निकालें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'drip', 'critical stage'],
    certainty: 'source read',
    source: {
      title: 'Navsari Agricultural University kiosk: castor irrigation',
      url: 'https://kiosk.nau.in/KIOSK_KRUSHI/content.php?grp=1&pid=1205',
    },
  },
  {
    id: 'castor-weeds-1',
    subject: 'castor',
    topic: 'weeds',
    zone: 'Gujarat',
    seasons: ['kharif'],
    text: {
      en: 'Weeds hurt castor most from 15 to 45 days. Weed by hand at 30 and 60 days and hoe 3-4 times before flowering; pendimethalin before emergence as on the label, ask the agriculture officer.',
      hi: 'अरंडी को खरपतवार 15 से 45 दिन तक सबसे ज्यादा नुकसान करते हैं। 30 और 60 दिन पर निराई, फूल से पहले 3-4 गुड़ाई; जमाव से पहले पेंडीमेथालिन लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['ghas', 'weed control', 'nindai', 'kolpa', 'gudai'],
    certainty: 'source read',
    source: {
      title: 'Navsari Agricultural University kiosk: castor weeds',
      url: 'https://kiosk.nau.in/KIOSK_KRUSHI/content.php?grp=1&pid=1208',
    },
  },
  {
    id: 'castor-soil-1',
    subject: 'castor',
    topic: 'soil',
    seasons: ['kharif'],
    text: {
      en: 'Castor roots go deep: choose deep, drained sandy loam with pH about 6 (5 to 8.5 tolerated) and 500-800 mm rain. Standing water and temperature above 40 degrees harm it.',
      hi: 'अरंडी की जड़ गहरी जाती है: गहरी, निकास वाली बलुई दोमट, पीएच करीब 6 (5 से 8.5 चलेगा) और 500-800 मिमी बारिश। पानी रुकना और 40 डिग्री से ज्यादा गर्मी नुकसान करती है।',
    },
    keywords: ['kaun si mitti', 'land', 'jameen', 'climate', 'jalvayu'],
    certainty: 'source read',
    source: {
      title: 'Krishihub library: Castor farming in India',
      url: 'https://library.krishihub.com/castor-farming-in-india/',
    },
  },
  {
    id: 'castor-disorders-1',
    subject: 'castor',
    topic: 'disorders',
    zone: 'Andhra Pradesh, Telangana',
    seasons: ['kharif'],
    text: {
      en: 'Castor male flowers and young capsules drop in cloudy wet weather 40-90 days after sowing; plants in drought at 50-75 days set poor spikes. Top dress N after the rain, save moisture with a dust mulch and give one protective irrigation in drought.',
      hi: 'बुवाई के 40-90 दिन पर बादल-बारिश से अरंडी के नर फूल और छोटी फलियां गिरती हैं; 50-75 दिन पर सूखे से सिट्टा कमजोर। बारिश के बाद नत्रजन दें, हल्की गुड़ाई से नमी बचाएं, सूखे में एक बचाव सिंचाई करें।',
    },
    keywords: ['phool girna', 'flower drop', 'capsule drop', 'phal jhadna'],
    certainty: 'source read',
    source: {
      title: 'ikisan: Castor, hints for high yield',
      url: 'http://www.ikisan.com/tg-castor-crisis-management.html',
    },
  },
  {
    id: 'castor-diseases-1',
    subject: 'castor',
    topic: 'diseases',
    zone: 'Gujarat',
    seasons: ['kharif'],
    text: {
      en: 'Wilt: castor leaves yellow, edges dry, plant wilts in patches. Grow GCH-4, GCH-6 or GCH-7, treat seed with Trichoderma, use certified seed and keep castor away from the same field for at least 2 years.',
      hi: 'उकठा: अरंडी की पत्तियां पीली, किनारे सूखे, पौधे टुकड़ों में मुरझाते हैं। GCH-4, GCH-6 या GCH-7 लें, ट्राइकोडर्मा से बीज उपचार, प्रमाणित बीज, उसी खेत में कम से कम 2 साल अरंडी न लें।',
    },
    keywords: ['sukara', 'paudha sukhna', 'ukhta', 'root rot'],
    certainty: 'source read',
    source: {
      title:
        'Navsari Agricultural University kiosk: castor diseases ; agropedia: Castor, tips for higher yield',
      url: 'https://kiosk.nau.in/KIOSK_KRUSHI/content.php?grp=3&pid=350',
    },
  },
  {
    id: 'castor-diseases-2',
    subject: 'castor',
    topic: 'diseases',
    zone: 'Andhra Pradesh, Telangana, Karnataka',
    seasons: ['kharif'],
    text: {
      en: 'Grey mould: in rain with cool nights (below 22 degrees) grey fluff and rot climb the castor spike from the male flowers. Adjust sowing, keep 90 x 60 cm, grow open-spike varieties such as Jwala, cut and remove rotten spikes, then top dress some urea and potash as the officer advises.',
      hi: 'ग्रे मोल्ड: बारिश और ठंडी रात (22 डिग्री से कम) में अरंडी के सिट्टे पर नर फूलों से ऊपर को धूसर फफूंद और सड़न। बुवाई का समय बदलें, 90 x 60 सेमी, खुले सिट्टे वाली ज्वाला जैसी किस्म, सड़े सिट्टे काटकर हटाएं, फिर कृषि अधिकारी की सलाह से थोड़ा यूरिया और पोटाश दें।',
    },
    keywords: ['botrytis', 'sitta sadna', 'fafund', 'spike rot', 'grey rot'],
    certainty: 'source read',
    source: {
      title: 'Diseases of castor (lecture slides)',
      url: 'https://slidepub.com/slideshow/diseases-of-castor-by-sachin-r-kondaguri-pptx',
    },
  },
  {
    id: 'castor-diseases-3',
    subject: 'castor',
    topic: 'diseases',
    zone: 'Andhra Pradesh, Telangana',
    seasons: ['kharif'],
    text: {
      en: 'Seedling blight kills 30-40 % of castor in low wet fields: dull green patches on the seed leaves, later brown rot. Choose raised, drained land.',
      hi: 'नीची गीली जमीन में पौध झुलसा अरंडी के 30-40 प्रतिशत पौधे मारता है: बीजपत्र पर मटमैले हरे धब्बे, फिर भूरी सड़न। ऊंची, निकास वाली जमीन लें।',
    },
    keywords: ['ugte hi marna', 'damping off', 'galna', 'seedling death', 'paudh sukhna'],
    certainty: 'source read',
    source: {
      title: 'ikisan: Castor disease management',
      url: 'http://www.ikisan.com/tg-castor-disease-management.html',
    },
  },
  {
    id: 'castor-pests-1',
    subject: 'castor',
    topic: 'pests',
    zone: 'Gujarat, Andhra Pradesh, Maharashtra',
    seasons: ['kharif'],
    text: {
      en: 'Semilooper: grey-brown looping larva eats castor leaves leaving only veins, mostly July-October. Hand pick big larvae, light trap, 30-40 bird perches/ha (12-16/acre), spare parasites, Bt or 5 % neem seed extract; insecticide only from 4 larvae per plant, ask the agriculture officer.',
      hi: 'सेमीलूपर (कूबड़ वाली इल्ली): धूसर-भूरी सुंडी अरंडी की पत्ती खाकर नसें छोड़ती है, ज्यादा जुलाई-अक्टूबर। बड़ी सुंडी हाथ से चुनें, प्रकाश ट्रैप, 30-40 पक्षी बसेरे/हेक्टेयर (12-16/एकड़), मित्र कीट बचाएं, बीटी या 5 प्रतिशत नीम बीज अर्क; 4 सुंडी/पौधा से ऊपर ही दवा, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['patti khane wala keeda', 'ghodiya iyal', 'leaf eating', 'illi', 'caterpillar'],
    certainty: 'source read',
    source: {
      title: 'AgroStar: castor semilooper ; ikisan: Castor insect management',
      url: 'https://agrostar.in/amp/en/maharashtra/article/before-castor-semilooper-takes-on-havoc-get-up-and-take-actions-5f58f08064ea5fe3bd49f956',
    },
  },
  {
    id: 'castor-pests-2',
    subject: 'castor',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Tobacco leaf-eating caterpillar: young larvae in groups scrape castor leaves leaving clear patches, later eat leaves and capsules. Pluck leaves with egg masses and young larvae, 5-6 pheromone traps per acre (12-15/ha), light trap, NPV or Bt spray.',
      hi: 'तंबाकू इल्ली: छोटी सुंडियां झुंड में अरंडी की पत्ती खुरचकर पारदर्शी करती हैं, बाद में पत्ती-फली खाती हैं। अंडे-सुंडी वाली पत्तियां तोड़ें, 5-6 फेरोमोन ट्रैप/एकड़ (12-15/हेक्टेयर), प्रकाश ट्रैप, एनपीवी या बीटी।',
    },
    keywords: ['Spodoptera', 'patti me chhed', 'jali patti', 'army worm', 'sundi'],
    certainty: 'source read',
    source: {
      title: 'AgroStar: semilooper and leaf eating caterpillar in castor',
      url: 'https://agrostar.in/article/save-your-castor-crop-from-semilooper-and-leaf-eating-caterpillar/5d8b1072f314461dadd764ab?state=andhra-pradesh',
    },
  },
  {
    id: 'castor-pests-3',
    subject: 'castor',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Capsule borer: larva webs castor capsules together with silk and droppings and eats the seed from inside. No insecticide is recommended: spray Bacillus thuringiensis or Beauveria bassiana.',
      hi: 'फली छेदक: सुंडी रेशम और मल से अरंडी की फलियां जोड़कर अंदर दाना खाती है। इसके लिए कोई कीटनाशक अनुशंसित नहीं: बैसिलस थुरिंजिएंसिस (बीटी) या ब्यूवेरिया छिड़कें।',
    },
    keywords: ['jala', 'sitte me keeda', 'capsule worm', 'illi in pods', 'bunch'],
    certainty: 'source read',
    source: {
      title: 'AgroStar: Castor capsule borer',
      url: 'https://agrostar.in/article/castor-capsule-borer/5fc2541d64ea5fe3bd32c6d2',
    },
  },
  {
    id: 'castor-harvest-1',
    subject: 'castor',
    topic: 'harvest',
    seasons: ['kharif'],
    text: {
      en: 'Castor spikes ripen one after another: pick the main spike first when capsules turn yellow to brown, then the side spikes in 2-3 or more pickings. Unripe capsules give less oil; dry spikes 4-5 days in sun, then thresh.',
      hi: 'अरंडी के सिट्टे एक साथ नहीं पकते: पहले मुख्य सिट्टा जब फली पीली-भूरी हो, फिर बगल के सिट्टे 2-3 या ज्यादा बार में तोड़ें। कच्ची फली में तेल कम; 4-5 दिन धूप में सुखाकर गहाई करें।',
    },
    keywords: ['katai kab', 'tudai', 'kab tode', 'pakna'],
    certainty: 'source read',
    source: {
      title: 'castoroil.in: Castor crop harvesting ; Landson Agro: Castor cultivation',
      url: 'http://www.castoroil.in/crop/castorharvesting.html',
    },
  },
  {
    id: 'castor-storage-1',
    subject: 'castor',
    topic: 'storage',
    text: {
      en: 'Castor seed and raw castor cake contain ricin, a strong poison: never feed them to cattle, keep them away from children; use the cake as manure. Store dry seed in bags in a dry place.',
      hi: 'अरंडी के दाने और कच्ची खली में रिसिन नाम का तेज जहर है: पशुओं को कभी न खिलाएं, बच्चों से दूर रखें; खली खाद में डालें। सूखा दाना बोरियों में सूखी जगह रखें।',
    },
    keywords: ['pashu mar gaya', 'khilana', 'toxic', 'zehar', 'castor cake feed'],
    certainty: 'source read',
    source: {
      title: 'IARI (B. Gangaiah): Agronomy of kharif crops, castor',
      url: 'https://docslib.org/doc/5205981/agronomy-kharif-crops',
    },
  },
  {
    id: 'castor-intercropping-1',
    subject: 'castor',
    topic: 'intercropping',
    zone: 'Karnataka',
    seasons: ['kharif'],
    text: {
      en: 'In a Karnataka dryland trial castor + groundnut in 1:7 rows earned most (castor yield 916 kg/ha plus groundnut).',
      hi: 'कर्नाटक के बारानी परीक्षण में अरंडी + मूंगफली 1:7 लाइन में कमाई सबसे ज्यादा रही (अरंडी 916 किलो/हेक्टेयर और साथ में मूंगफली)।',
    },
    keywords: ['mixed crop', 'sah fasal', 'antarvarti', 'mishrit kheti', 'inter crop'],
    certainty: 'source read',
    source: {
      title: 'IJCS 8(3) 2020: castor and groundnut intercropping, Hiriyur Karnataka',
      url: 'https://scribd.com/document/469780606/Comparative-performance-of-castor-Ricinus-communis-L-and-groundnut-intercropping-system-under-central-dry-zone-of-Karnataka',
    },
  },
  {
    id: 'castor-yield-1',
    subject: 'castor',
    topic: 'yield',
    zone: 'Gujarat',
    seasons: ['kharif'],
    text: {
      en: 'Castor variety GAC 11 gave 32 quintal/ha irrigated and 24 rainfed (13 and 9.6 q/acre) in middle Gujarat; farm demonstrations rose from 20 to 30 quintal/ha (8 to 12 q/acre) with improved seed and practice, and GCH-7 model farms reached about 40.',
      hi: 'मध्य गुजरात में GAC 11 अरंडी ने सिंचित 32 और बारानी 24 क्विंटल/हेक्टेयर (13 और 9.6 क्विंटल/एकड़) दी; उन्नत बीज-विधि से किसानों के खेत में 20 से 30 क्विंटल/हेक्टेयर (8 से 12 क्विंटल/एकड़), GCH-7 के आदर्श खेतों में करीब 40।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'divela', 'kitna hoga'],
    certainty: 'source read',
    source: {
      title:
        'AAU Anand: Gujarat Anand Castor 11 ; Indian J. Extension Education: castor yield gap, KVK Panchmahals (abstract) ; Seed Industry News: GCH-7 castor project, Gujarat',
      url: 'http://www.aau.in/crop-varieties-detail/16446',
    },
  },
  {
    id: 'linseed-sowing-1',
    subject: 'linseed',
    topic: 'sowing',
    zone: 'Uttar Pradesh',
    seasons: ['rabi'],
    text: {
      en: 'Sow linseed from the first half of October to mid November; early sowing escapes powdery mildew, rust and bud fly.',
      hi: 'अलसी अक्टूबर के पहले पखवाड़े से मध्य नवंबर तक बोएं; जल्दी बोई फसल चूर्णिल आसिता, रतुआ और कली मक्खी से बचती है।',
    },
    keywords: ['alsi kab boye', 'tisi', 'sowing time', 'buwai', 'bijai'],
    certainty: 'source read',
    source: {
      title: 'PyAgStudy: Linseed cultivation',
      url: 'https://www.pyagstudy.in/2025/06/linseed-cultivation.html',
    },
  },
  {
    id: 'linseed-sowing-2',
    subject: 'linseed',
    topic: 'sowing',
    zone: 'Chhattisgarh, Maharashtra',
    seasons: ['rabi'],
    text: {
      en: 'In Chhattisgarh trials November sowing of linseed beat 20 October and 5 December; under limited irrigation PKV NL-260 did best sown 19-25 November.',
      hi: 'छत्तीसगढ़ के परीक्षण में नवंबर की अलसी 20 अक्टूबर और 5 दिसंबर से अच्छी रही; कम पानी में PKV NL-260 19-25 नवंबर को बोने पर सबसे अच्छी।',
    },
    keywords: ['tisi kab boye', 'late sowing', 'buwai', 'javas', 'bijai'],
    certainty: 'source read',
    source: {
      title: 'AICRP on Linseed (ICAR): Production technologies developed by centres',
      url: 'https://aicrp.icar.gov.in/linseed/production-technologies-developed-by-centres/',
    },
  },
  {
    id: 'linseed-seed-1',
    subject: 'linseed',
    topic: 'seed',
    seasons: ['rabi'],
    text: {
      en: 'Linseed: 20-30 kg seed/ha (8-12 kg/acre) in rows 20-30 cm apart, bold seed more; broadcast 40 kg/ha (16 kg/acre).',
      hi: 'अलसी: लाइन में 20-30 किलो बीज/हेक्टेयर (8-12 किलो/एकड़), दूरी 20-30 सेमी, मोटा दाना ज्यादा; छिटकवां 40 किलो/हेक्टेयर (16 किलो/एकड़)।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'spacing', 'tisi'],
    certainty: 'source read',
    source: {
      title: 'India Agronet: Linseed',
      url: 'https://indiaagronet.com/indiaagronet/crop%20info/linseed.htm',
    },
  },
  {
    id: 'linseed-varieties-1',
    subject: 'linseed',
    topic: 'varieties',
    zone: 'Uttar Pradesh, Rajasthan, central India',
    seasons: ['rabi'],
    text: {
      en: 'Linseed: UP Neelam, Garima, Shweta, Shubhra, Laxmi-27, Padmini, Parvati; Rajasthan Triveni (120 days, 13-15 quintal/ha), Pratap Alsi-1 (129-135 days, 19-20 quintal/ha, 8 q/acre); rainfed RLC 92, T 397, NL 115; irrigated Shekhar, JL 41.',
      hi: 'अलसी: यूपी नीलम, गरिमा, श्वेता, शुभ्रा, लक्ष्मी-27, पद्मिनी, पार्वती; राजस्थान त्रिवेणी (120 दिन, 13-15 क्विंटल/हेक्टेयर), प्रताप अलसी-1 (129-135 दिन, 19-20 क्विंटल/हेक्टेयर, 8 क्विंटल/एकड़); असिंचित RLC 92, T 397, NL 115; सिंचित शेखर, JL 41।',
    },
    keywords: ['best variety', 'kisme', 'tisi ka beej', 'उन्नत किस्म', 'kaun si'],
    certainty: 'source read',
    source: {
      title:
        'Krishi Jagran Hindi: linseed varieties for more yield (NDUAT advice) ; Innovative Farmers: improved linseed cultivation (Rajasthan) ; AICRP on Linseed (ICAR): Production technologies developed by centres',
      url: 'https://hindi.krishijagran.com/news/this-kind-of-linseed-will-give-more-yield',
    },
  },
  {
    id: 'linseed-soil-1',
    subject: 'linseed',
    topic: 'soil',
    seasons: ['rabi'],
    text: {
      en: 'Linseed does best on loam, clay loam or deep black soil that holds water, pH 5-7; not on sandy or waterlogged heavy clay. It takes 120-140 days and wants cool weather; heat above 32 degrees at flowering cuts yield.',
      hi: 'अलसी दोमट, मटियार दोमट या गहरी काली, नमी रखने वाली मिट्टी में अच्छी, पीएच 5-7; रेतीली या जलभराव वाली भारी मिट्टी में नहीं। 120-140 दिन लेती है, ठंड चाहिए; फूल पर 32 डिग्री से ज्यादा गर्मी से उपज घटती है।',
    },
    keywords: ['kaun si mitti', 'land', 'climate', 'jalvayu', 'jameen'],
    certainty: 'source read',
    source: {
      title: 'PyAgStudy: Linseed cultivation ; Agricultural engineering notes: Linseed',
      url: 'https://www.pyagstudy.in/2025/06/linseed-cultivation.html',
    },
  },
  {
    id: 'linseed-nutrients-1',
    subject: 'linseed',
    topic: 'nutrients',
    seasons: ['rabi'],
    text: {
      en: 'Linseed: rainfed 30 kg N + 15 kg P2O5 per hectare (12 + 6 kg/acre), irrigated 60 + 30 kg/ha (24 + 12 kg/acre), drilled at sowing.',
      hi: 'अलसी: असिंचित 30 किलो नत्रजन + 15 किलो फास्फोरस/हेक्टेयर (12 + 6 किलो/एकड़), सिंचित 60 + 30 किलो/हेक्टेयर (24 + 12 किलो/एकड़), बुवाई पर कूंड में।',
    },
    keywords: ['khad', 'urea', 'DAP', 'fertilizer dose', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title: 'India Agronet: Linseed ; Kisaan Helpline: Linseed variety Surbhi (KL-1)',
      url: 'https://indiaagronet.com/indiaagronet/crop%20info/linseed.htm',
    },
  },
  {
    id: 'linseed-nutrients-2',
    subject: 'linseed',
    topic: 'nutrients',
    seasons: ['rabi'],
    text: {
      en: 'Sulphur raises linseed yield: 30 kg/ha (12 kg/acre) irrigated or 15 kg/ha (6 kg/acre) rainfed, best as gypsum.',
      hi: 'गंधक से अलसी की उपज बढ़ती है: सिंचित 30 किलो/हेक्टेयर (12 किलो/एकड़), असिंचित 15 किलो/हेक्टेयर (6 किलो/एकड़), जिप्सम से सबसे अच्छा।',
    },
    keywords: ['oil content', 'tel', 'khad', 'SSP'],
    certainty: 'source read',
    source: {
      title: 'AICRP on Linseed (ICAR): Production technologies developed by centres',
      url: 'https://aicrp.icar.gov.in/linseed/production-technologies-developed-by-centres/',
    },
  },
  {
    id: 'linseed-irrigation-1',
    subject: 'linseed',
    topic: 'irrigation',
    seasons: ['rabi'],
    text: {
      en: 'One or two irrigations, at about 35 and 75 days, can double linseed yield; light soils need 3-4. Branching, flowering and grain filling are the stages not to miss.',
      hi: '35 और 75 दिन पर एक-दो पानी से अलसी की उपज दोगुनी हो सकती है; हल्की मिट्टी में 3-4। शाखा, फूल और दाना भरने के समय पानी न चूकें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'critical stage', 'pehla pani'],
    certainty: 'source read',
    source: {
      title: 'Kisaan Helpline: Linseed variety Surbhi (KL-1)',
      url: 'https://kisaanhelpline.com/variety/surbhi-kl-1-surabhi-kl-1',
    },
  },
  {
    id: 'linseed-irrigation-2',
    subject: 'linseed',
    topic: 'irrigation',
    zone: 'Chhattisgarh, Madhya Pradesh',
    seasons: ['rabi'],
    text: {
      en: 'Utera linseed (seed thrown into standing rice, no ploughing): two irrigations and a 2 % urea spray before flowering with the usual fertiliser gave up to 9 quintal/ha (3.6 q/acre) in trials.',
      hi: 'उतेरा अलसी (खड़े धान में छिटककर, बिना जुताई): सामान्य खाद के साथ दो पानी और फूल से पहले 2 प्रतिशत यूरिया छिड़काव से परीक्षण में 9 क्विंटल/हेक्टेयर (3.6 क्विंटल/एकड़) तक उपज।',
    },
    keywords: ['relay crop', 'paira', 'dhan ke baad', 'no till', 'paddy fallow'],
    certainty: 'source read',
    source: {
      title:
        'AICRP on Linseed (ICAR): Production technologies developed by centres ; PyAgStudy: Linseed cultivation',
      url: 'https://aicrp.icar.gov.in/linseed/production-technologies-developed-by-centres/',
    },
  },
  {
    id: 'linseed-weeds-1',
    subject: 'linseed',
    topic: 'weeds',
    zone: 'Madhya Pradesh, eastern Uttar Pradesh',
    seasons: ['rabi'],
    text: {
      en: 'Weed linseed by hand twice. Where labour is short, trials found pendimethalin or imazethapyr (MP) and clodinafop (east UP) as good: as on the label, ask the agriculture officer.',
      hi: 'अलसी में दो बार हाथ से निराई करें। मजदूर कम हों तो परीक्षण में पेंडीमेथालिन या इमाजेथापायर (मध्य प्रदेश), क्लोडिनाफॉप (पूर्वी यूपी) भी ठीक रहे: लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'bathua', 'nindai'],
    certainty: 'source read',
    source: {
      title: 'AICRP on Linseed (ICAR): Production technologies developed by centres',
      url: 'https://aicrp.icar.gov.in/linseed/production-technologies-developed-by-centres/',
    },
  },
  {
    id: 'linseed-weeds-2',
    subject: 'linseed',
    topic: 'weeds',
    seasons: ['rabi'],
    text: {
      en: 'Amarbel (dodder, Cuscuta): leafless yellow threads climb and choke linseed. Sow clean certified seed, pull out infested plants with the threads before they seed and burn them, rotate with cereals.',
      hi: 'अमरबेल: बिना पत्ती के पीले धागे अलसी पर चढ़कर उसे सुखाते हैं। साफ प्रमाणित बीज बोएं, बीज बनने से पहले लिपटे पौधे धागों समेत उखाड़कर जलाएं, अनाज से फसल चक्र करें।',
    },
    keywords: ['peeli bel', 'parasite', 'akash bel', 'yellow thread weed', 'parjeevi'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'linseed-pests-1',
    subject: 'linseed',
    topic: 'pests',
    seasons: ['rabi'],
    text: {
      en: 'Bud fly: a tiny orange fly; pinkish maggots eat inside linseed buds, which swell and do not open. Sow early together with neighbours, grow tolerant varieties such as Neelam, mix with chickpea or mustard, hang light traps.',
      hi: 'कली मक्खी: बहुत छोटी नारंगी मक्खी; गुलाबी कीड़े अलसी की कली के अंदर खाते हैं, कली फूलकर नहीं खुलती। पड़ोसियों के साथ जल्दी बोएं, नीलम जैसी सहनशील किस्म, चना-सरसों के साथ मिश्रित, प्रकाश ट्रैप लगाएं।',
    },
    keywords: ['gall midge', 'kali nahi khilti', 'phool nahi khilna', 'phal makkhi', 'bud damage'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'linseed-pests-2',
    subject: 'linseed',
    topic: 'pests',
    seasons: ['rabi'],
    text: {
      en: 'Maggots of the bud fly spoil 13.6 to 75.8 % of linseed flower buds. Sow from early October to mid November to escape it, spare lacewings, ladybirds and yellow wasps, and prefer eco-friendly ways to chemical sprays.',
      hi: 'कली मक्खी के कीड़े अलसी की 13.6 से 75.8 प्रतिशत कलियां खराब करते हैं। बचाव को अक्टूबर शुरू से मध्य नवंबर तक बोएं, मित्र कीट (लेसविंग, लेडीबर्ड, पीली ततैया) बचाएं, रसायन की जगह पर्यावरण अनुकूल उपाय अपनाएं।',
    },
    keywords: ['keeda', 'gall midge', 'kali kharab', 'phool nahi khilna', 'nuksan'],
    certainty: 'source read',
    source: {
      title:
        'Food and Scientific Reports: eco-friendly management of linseed bud fly ; PyAgStudy: Linseed cultivation ; Krishikosh (BAU thesis 2017): insect pests of linseed with bud fly',
      url: 'https://foodandscientificreports.com/details/bionomics-and-eco-friendly-management-of-linseed-bud-fly-dasineura-lini-barnes-on-linseed-linum.html',
    },
  },
  {
    id: 'linseed-diseases-1',
    subject: 'linseed',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Wilt: linseed plants droop and dry at any stage, seedlings die; the fungus stays years in soil and seed. Grow resistant varieties, rotate crops, treat seed.',
      hi: 'उकठा: अलसी किसी भी अवस्था में मुरझाकर सूखती है, छोटे पौधे मरते हैं; फफूंद मिट्टी और बीज में सालों रहती है। सहनशील किस्म, फसल चक्र, बीज उपचार करें।',
    },
    keywords: ['paudha sukhna', 'Fusarium', 'wilting', 'murjhana', 'tisi sukhna'],
    certainty: 'source read',
    source: {
      title:
        'agropedia: Linseed diseases and their control ; Agrihunt: Linseed insect pests and diseases',
      url: 'http://agropedia.iitk.ac.in/content/linseed-crop-diseases-and-their-control',
    },
  },
  {
    id: 'linseed-diseases-2',
    subject: 'linseed',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Rust: pink to orange spots on linseed leaf, stem and capsule, later black. Powdery mildew: white dust from the young leaves and tips at flowering. Sow early, grow resistant varieties; sulphur against mildew as on the label, ask the agriculture officer.',
      hi: 'रतुआ: अलसी की पत्ती, तने, फली पर गुलाबी-नारंगी फिर काले धब्बे। चूर्णिल आसिता: फूल के समय नई पत्ती-कोपल पर सफेद धूल। जल्दी बोएं, सहनशील किस्म लें; आसिता पर गंधक लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['gerua', 'safed powder', 'bukni', 'dhabbe'],
    certainty: 'source read',
    source: {
      title: 'agropedia: Linseed diseases and their control ; PyAgStudy: Linseed cultivation',
      url: 'http://agropedia.iitk.ac.in/content/linseed-crop-diseases-and-their-control',
    },
  },
  {
    id: 'linseed-diseases-3',
    subject: 'linseed',
    topic: 'diseases',
    zone: 'Eastern and central India',
    seasons: ['rabi'],
    text: {
      en: 'Alternaria blight: black points on lower linseed leaves grow to round spots, buds turn black; bad years take 80-100 %. A review finds less disease with early sowing, but at Faizabad the 15 October crop was sickest and 5 November yielded best. Neem leaf extract helps; ask the agriculture officer for a fungicide.',
      hi: 'अल्टरनेरिया झुलसा: अलसी की निचली पत्ती पर काले बिंदु बढ़कर गोल धब्बे बनते हैं, कली काली होती है; खराब साल में 80-100 प्रतिशत नुकसान। एक समीक्षा में जल्दी बुवाई से कम रोग, पर फैजाबाद में 15 अक्टूबर की फसल में सबसे ज्यादा और 5 नवंबर की बुवाई की उपज सबसे अच्छी। नीम पत्ती अर्क सहायक; फफूंदनाशी कृषि अधिकारी से पूछें।',
    },
    keywords: ['kale dhabbe', 'leaf spot', 'phool sukhna', 'patti jalna', 'bud rot'],
    certainty: 'source read',
    source: {
      title:
        'Indian Society of Oilseeds Research: diseases of linseed (abstract) ; Alternaria blight of linseed: a comprehensive review (abstract) ; Annals of Plant Protection Sciences 12(2) 2004: management of Alternaria blight of linseed, NDUAT Faizabad',
      url: 'http://globalauthorid.com/WebPortal/ArticleView?wd=87D7F39B3AF5B4917856B5E939FFEC135DB792D2673103C7F8FC72E678903629',
    },
  },
  {
    id: 'linseed-harvest-1',
    subject: 'linseed',
    topic: 'harvest',
    seasons: ['rabi'],
    text: {
      en: 'Cut linseed when the whole plant and the capsules are dry and brown and seed rattles (100-140 days by variety); dry a few days, thresh by beating, store seed below 9 % moisture.',
      hi: 'पूरा पौधा और फलियां सूखकर भूरी हों, दाना बजे तब अलसी काटें (किस्म अनुसार 100-140 दिन); कुछ दिन सुखाकर पीटकर गहाई, दाना 9 प्रतिशत से कम नमी पर रखें।',
    },
    keywords: ['katai kab', 'kab kate', 'pakna', 'bhandaran', 'tisi'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'linseed-yield-1',
    subject: 'linseed',
    topic: 'yield',
    seasons: ['rabi'],
    text: {
      en: 'Farm average of linseed is only about 4.1-4.6 quintal/ha (about 2 q/acre); good varieties in Rajasthan give 10-20 quintal/ha (4-8 q/acre). Stray cattle do not graze it, so it suits unfenced fields.',
      hi: 'अलसी की औसत उपज करीब 4.1-4.6 क्विंटल/हेक्टेयर (करीब 2 क्विंटल/एकड़) ही है; राजस्थान में अच्छी किस्में 10-20 क्विंटल/हेक्टेयर (4-8 क्विंटल/एकड़) देती हैं। आवारा पशु इसे नहीं खाते, इसलिए बिना बाड़ के खेत में ठीक है।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'chutta pashu', 'nilgai'],
    certainty: 'source read',
    source: {
      title:
        'Indian Farming January 2018: Organic linseed (tisi) farming, Ranchi (copy) ; Innovative Farmers: improved linseed cultivation (Rajasthan) ; Kisan Tak: linseed in rainfed areas',
      url: 'https://fanyv88.com:443/https/www.scribd.com/document/380277568/Organic-Linseed-Tisi-Farming',
    },
  },
  {
    id: 'safflower-sowing-1',
    subject: 'safflower',
    topic: 'sowing',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'Sow safflower in the second half of September to the first week of October; mid September in Maharashtra and September in Karnataka keep aphids low.',
      hi: 'कुसुम सितंबर के दूसरे पखवाड़े से अक्टूबर के पहले हफ्ते तक बोएं; महाराष्ट्र में मध्य सितंबर और कर्नाटक में सितंबर की बुवाई से माहू कम रहता है।',
    },
    keywords: ['kardi kab boye', 'kusum ki kheti', 'kardai', 'sowing time', 'buwai'],
    certainty: 'source read',
    source: {
      title: 'Agrosiaa: Safflower ; The Hindu: Integrated management of safflower aphid',
      url: 'https://agrosiaa.com/agronomy/detail/safflower',
    },
  },
  {
    id: 'safflower-sowing-2',
    subject: 'safflower',
    topic: 'sowing',
    zone: 'Rainfed Deccan',
    seasons: ['rabi'],
    text: {
      en: 'Safflower is a good choice when rain comes late (end October-early November) or when an early rabi crop has failed and must be resown; raise the seed rate when late or on shallow soil.',
      hi: 'बारिश देर से (अक्टूबर अंत-नवंबर शुरू) हो या पहले बोई रबी फसल खराब हो जाए तो कुसुम दोबारा बोना अच्छा है; देर में या उथली मिट्टी में बीज ज्यादा डालें।',
    },
    keywords: ['late sowing', 'contingency crop', 'kardi', 'dubara buwai', 'sukha'],
    certainty: 'source read',
    source: {
      title: 'agropedia: Safflower in aberrant weather',
      url: 'http://agropedia.iitk.ac.in/content/aberrant-weather-safflower',
    },
  },
  {
    id: 'safflower-seed-1',
    subject: 'safflower',
    topic: 'seed',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'Safflower seed 10-12 kg/ha (4-5 kg/acre), 3-4 cm deep; 60 x 30 cm on heavy soil, 45 x 20 cm on medium soil. Azotobacter and phosphate bacteria 25 g each per kg seed.',
      hi: 'कुसुम का बीज 10-12 किलो/हेक्टेयर (4-5 किलो/एकड़), 3-4 सेमी गहरा; भारी मिट्टी 60 x 30 सेमी, मध्यम 45 x 20 सेमी। एजोटोबैक्टर और पीएसबी 25-25 ग्राम/किलो बीज।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'spacing', 'kardi'],
    certainty: 'source read',
    source: {
      title: 'Agrosiaa: Safflower ; Krishihub library: Safflower farming in India',
      url: 'https://agrosiaa.com/agronomy/detail/safflower',
    },
  },
  {
    id: 'safflower-seed-2',
    subject: 'safflower',
    topic: 'seed',
    seasons: ['rabi'],
    text: {
      en: 'Other guides give 7.5-10 kg safflower seed/ha (3-4 kg/acre). Thin to one plant 10-15 days after emergence when soil is moist; thinned plants can be eaten as greens.',
      hi: 'दूसरी सलाह में कुसुम का 7.5-10 किलो बीज/हेक्टेयर (3-4 किलो/एकड़) है। जमाव के 10-15 दिन बाद नम मिट्टी में छंटाई कर एक पौधा रखें; निकाले पौधों का साग बनता है।',
    },
    keywords: ['thinning', 'beej dar', 'seed rate', 'virlikaran', 'bhaji'],
    certainty: 'source read',
    source: {
      title:
        'Tractorbird: Safflower cultivation ; BUAN Botswana: management practices for safflower',
      url: 'https://tractorbird.com/web-stories/complete-information-related-to-safflower-cultivation',
    },
  },
  {
    id: 'safflower-varieties-1',
    subject: 'safflower',
    topic: 'varieties',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'Spiny safflower: Bhima, Girna, Sharada, Phule Kusuma, Parbhani Kusum (tolerates aphid); spineless PBNS-40, NARI-6; hybrids DSH-129, NARI-NH-1, DSH-185.',
      hi: 'कांटेदार कुसुम: भीमा, गिरणा, शारदा, फुले कुसुमा, परभणी कुसुम (माहू सहनशील); बिना कांटे PBNS-40, NARI-6; संकर DSH-129, NARI-NH-1, DSH-185।',
    },
    keywords: ['best variety', 'kisme', 'bina kante', 'kardi ka beej', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title: 'Agrosiaa: Safflower ; Tractorkarvan: Safflower cultivation in India',
      url: 'https://agrosiaa.com/agronomy/detail/safflower',
    },
  },
  {
    id: 'safflower-climate-1',
    subject: 'safflower',
    topic: 'climate',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'Safflower germinates at about 15 degrees and flowers best at 24-32; frost below 0 at bud or flower leaves empty heads. Young plants stand cold down to about -7 degrees.',
      hi: 'कुसुम करीब 15 डिग्री पर जमता है, फूल 24-32 डिग्री पर अच्छे; कली-फूल पर 0 से नीचे पाला पड़े तो मुंडक खाली रहते हैं। छोटे पौधे करीब -7 डिग्री तक ठंड सह लेते हैं।',
    },
    keywords: ['temperature', 'pala', 'mausam', 'thand'],
    certainty: 'source read',
    source: {
      title: 'Vikaspedia: Safflower ; FAO: Crop information, safflower',
      url: 'https://en.vikaspedia.in/agriculture/crop-production/package-of-practices/oilseeds/safflower-1',
    },
  },
  {
    id: 'safflower-soil-1',
    subject: 'safflower',
    topic: 'soil',
    seasons: ['rabi'],
    text: {
      en: 'Choose deep, drained, moisture-holding black or alluvial soil for safflower, pH 5-8. Water standing even 1-2 days brings root rot and wilt; seedlings dislike salt.',
      hi: 'कुसुम के लिए गहरी, निकास वाली, नमी रखने वाली काली या दोमट मिट्टी, पीएच 5-8 चुनें। 1-2 दिन भी पानी रुके तो जड़ गलन और उकठा लगते हैं; छोटे पौधे नमक नहीं सहते।',
    },
    keywords: ['kaun si mitti', 'waterlogging', 'jalbharav', 'jameen', 'land'],
    certainty: 'source read',
    source: {
      title: 'Agricultural Magazine: Safflower production guide',
      url: 'https://agriculturalmagazine.com/safflower-production-guide-a-step-by-step-cultivation-practices/',
    },
  },
  {
    id: 'safflower-nutrients-1',
    subject: 'safflower',
    topic: 'nutrients',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'Safflower: about 40 kg N + 20-25 kg P2O5 per hectare (16 + 8-10 kg/acre) rainfed, all at sowing; irrigated 60 kg N + 40 kg P2O5 (24 + 16 kg/acre), half the N after a month. Too much N brings aphids. Check with a soil test.',
      hi: 'कुसुम: असिंचित करीब 40 किलो नत्रजन + 20-25 किलो फास्फोरस/हेक्टेयर (16 + 8-10 किलो/एकड़), सब बुवाई पर; सिंचित 60 + 40 किलो (24 + 16 किलो/एकड़), आधी नत्रजन एक महीने बाद। ज्यादा नत्रजन से माहू बढ़ता है। मिट्टी जांच से मिलाएं।',
    },
    keywords: ['khad', 'urea', 'DAP', 'fertilizer dose', 'kardi'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'safflower-irrigation-1',
    subject: 'safflower',
    topic: 'irrigation',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'If one irrigation is available give it to safflower at stem elongation or flowering; flowering and grain filling are the critical stages. Do not wait until plants wilt and never flood the field.',
      hi: 'एक ही पानी हो तो कुसुम में तना बढ़ते समय या फूल पर दें; फूल और दाना भरना नाजुक समय है। पौधे मुरझाने का इंतजार न करें और खेत न भरें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'kardi'],
    certainty: 'source read',
    source: {
      title:
        'agropedia: Safflower in aberrant weather ; Krishihub library: Safflower farming in India ; agropedia: Safflower Alternaria leaf spot',
      url: 'http://agropedia.iitk.ac.in/content/aberrant-weather-safflower',
    },
  },
  {
    id: 'safflower-weeds-1',
    subject: 'safflower',
    topic: 'weeds',
    seasons: ['rabi'],
    text: {
      en: 'Safflower stays as a flat rosette 4-6 weeks and cannot fight weeds then: hoe once or twice in this time.',
      hi: 'कुसुम 4-6 हफ्ते जमीन से चिपका रहता है और खरपतवार से नहीं लड़ पाता: इस समय एक-दो गुड़ाई करें।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nindai', 'kolpa'],
    certainty: 'source read',
    source: {
      title: 'BUAN Botswana: management practices for safflower',
      url: 'https://buan-bw.libanswers.com/safflower/faq/417612',
    },
  },
  {
    id: 'safflower-pests-1',
    subject: 'safflower',
    topic: 'pests',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'Aphid: shiny black insects crowd safflower tips and stems, plants turn sticky, loss 30-80 %. Sow by mid September-September, no extra nitrogen, intercrop coriander, sorghum or wheat, grow tolerant types; for a spray ask the agriculture officer.',
      hi: 'माहू: काले चमकीले कीट कुसुम की कोपल-तने पर, पौधा चिपचिपा, 30-80 प्रतिशत नुकसान। सितंबर में बोएं, फालतू नत्रजन नहीं, धनिया-ज्वार-गेहूं साथ बोएं, सहनशील किस्म लें; दवा कृषि अधिकारी से पूछकर।',
    },
    keywords: ['mava', 'kale keede', 'chepa', 'mahu', 'sucking insect'],
    certainty: 'source read',
    source: {
      title: 'The Hindu: Integrated management of safflower aphid ; Agrosiaa: Safflower',
      url: 'http://www.thehindu.com/sci-tech/science/integrated-management-of-safflower-aphid/article6789339.ece',
    },
  },
  {
    id: 'safflower-pests-2',
    subject: 'safflower',
    topic: 'pests',
    zone: 'Central and North India',
    seasons: ['rabi'],
    text: {
      en: 'Safflower bud fly: maggots eat inside buds from March; buds rot with foul liquid and do not flower. Pluck and destroy rotten buds and spare the small wasps that kill the maggots.',
      hi: 'कुसुम कली मक्खी: मार्च से कीड़े कली के अंदर खाते हैं; कली बदबूदार पानी से सड़ती है और फूल नहीं खिलता। सड़ी कलियां तोड़कर नष्ट करें और कीड़े मारने वाली मित्र ततैया बचाएं।',
    },
    keywords: ['kali sadna', 'phool nahi khilta', 'bud rot', 'badbu'],
    certainty: 'source read',
    source: {
      title: 'Kheti ka Hisab: Safflower bud fly ; Agriculture in India: Pests of safflower',
      url: 'https://www.khetikahisab.in/2025/02/safflower-bud-fly-acanthiophilus.html',
    },
  },
  {
    id: 'safflower-pests-3',
    subject: 'safflower',
    topic: 'pests',
    seasons: ['rabi'],
    text: {
      en: 'Safflower caterpillar: smooth green larva with purple marks and a hump at the tail strips leaves, plants stay stunted. Intercrop wheat and avoid extra nitrogen; for a spray ask the agriculture officer.',
      hi: 'कुसुम की इल्ली: बैंगनी निशान और पूंछ पर कूबड़ वाली चिकनी हरी सुंडी पत्ती चट करती है, पौधे बौने। गेहूं साथ बोएं, फालतू नत्रजन नहीं; दवा कृषि अधिकारी से पूछकर।',
    },
    keywords: ['patti khane wala keeda', 'sundi', 'leaf eating', 'patti me chhed'],
    certainty: 'source read',
    source: {
      title: 'TNAU Agritech Portal: Pests of safflower ; Agriculture in India: Pests of safflower',
      url: 'https://agritech.tnau.ac.in/crop_protection/safflower/crop_prot_crop_insect_oil_safflower_2.html',
    },
  },
  {
    id: 'safflower-diseases-1',
    subject: 'safflower',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Alternaria blight: dark ringed spots up to 1 cm on safflower leaves, later holes; worse in irrigated crop with cloudy showers. Sow in time, no low-lying or flooded land, do not repeat safflower, remove sick plants; ask the agriculture officer for a registered fungicide.',
      hi: 'अल्टरनेरिया झुलसा: कुसुम की पत्ती पर 1 सेमी तक छल्लेदार काले धब्बे, फिर छेद; सिंचित फसल में बादल-फुहार से ज्यादा। समय पर बुवाई, नीची-जलभराव जमीन नहीं, लगातार कुसुम नहीं, रोगी पौधे हटाएं; फफूंदनाशी कृषि अधिकारी से पूछें।',
    },
    keywords: ['kale dhabbe', 'leaf spot', 'jhulsa', 'patti me chhed'],
    certainty: 'source read',
    source: {
      title: 'agropedia: Safflower Alternaria leaf spot',
      url: 'http://agropedia.iitk.ac.in/content/safflower-alternaria-leaf-spot',
    },
  },
  {
    id: 'safflower-diseases-2',
    subject: 'safflower',
    topic: 'diseases',
    zone: 'Maharashtra',
    seasons: ['rabi'],
    text: {
      en: 'Wilt and root rot: safflower plants droop and dry, worse where water stood 1-2 days. Trichoderma harzianum on seed cut seed and soil diseases from 11.3 to 5.3 % at Parbhani; grow tolerant varieties and drain.',
      hi: 'उकठा और जड़ गलन: कुसुम मुरझाकर सूखता है, 1-2 दिन पानी रुके तो ज्यादा। परभणी में बीज पर ट्राइकोडर्मा हार्जियानम से बीज-मिट्टी के रोग 11.3 से 5.3 प्रतिशत रह गए; सहनशील किस्म और जल निकास।',
    },
    keywords: ['paudha sukhna', 'Fusarium', 'mar rog', 'wilting', 'jad sadna'],
    certainty: 'source read',
    source: {
      title:
        'J. Plant Disease Sciences 18(2) 2023: seed and soil borne diseases of safflower, Parbhani ; DOR Hyderabad: host resistance and Trichoderma against safflower wilt (abstract) ; Agricultural Magazine: Safflower production guide',
      url: 'https://acspublisher.com/journals/index.php/jpds/article/view/15862',
    },
  },
  {
    id: 'safflower-diseases-3',
    subject: 'safflower',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Rust: brown powdery pustules on safflower leaves. Grow resistant varieties and use healthy treated seed (thiram as on the label, ask the agriculture officer).',
      hi: 'रतुआ: कुसुम की पत्ती पर भूरे चूर्ण वाले फफोले। सहनशील किस्म और स्वस्थ उपचारित बीज (थीरम लेबल के अनुसार, कृषि अधिकारी से पूछकर)।',
    },
    keywords: ['gerua', 'tambera', 'bhure dhabbe'],
    certainty: 'source read',
    source: {
      title: 'agriinfo.in: Pests and diseases of safflower',
      url: 'https://agriinfo.in/important-pests-and-diseases-of-safflower-1219/',
    },
  },
  {
    id: 'safflower-harvest-1',
    subject: 'safflower',
    topic: 'harvest',
    seasons: ['rabi'],
    text: {
      en: 'Safflower is ready (120-130 days) when leaves and heads turn brown. Cut spiny types in the early morning with gloves, dry in heaps and beat, or use a combine; delay lets birds and shattering take seed.',
      hi: 'पत्ती और मुंडक भूरे हों (120-130 दिन) तब कुसुम काटें। कांटेदार किस्म सुबह जल्दी दस्ताने पहनकर काटें, सुखाकर पीटें या कंबाइन लगाएं; देर से चिड़िया और झड़ने का नुकसान।',
    },
    keywords: ['katai kab', 'kante', 'kab kate', 'pakna', 'gahai'],
    certainty: 'source read',
    source: {
      title: 'Tractorbird: Safflower cultivation ; ICAR-IIOR: Advisory to farmers',
      url: 'https://tractorbird.com/web-stories/complete-information-related-to-safflower-cultivation',
    },
  },
  {
    id: 'safflower-yield-1',
    subject: 'safflower',
    topic: 'yield',
    zone: 'Maharashtra, Karnataka',
    seasons: ['rabi'],
    text: {
      en: 'Improved safflower gives 13-22 quintal/ha (5-9 q/acre): for example SSF-658 14, NARI-57 15, NARI-96 20, hybrid DSH-185 16-22 quintal/ha.',
      hi: 'उन्नत कुसुम 13-22 क्विंटल/हेक्टेयर (5-9 क्विंटल/एकड़) देती है: जैसे SSF-658 14, NARI-57 15, NARI-96 20, संकर DSH-185 16-22 क्विंटल/हेक्टेयर।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kardi utpanna', 'upaj'],
    certainty: 'source read',
    source: {
      title: 'Tractorkarvan: Safflower cultivation in India',
      url: 'https://tractorkarvan.com/hi/blog/safflower-cultivation-in-india',
    },
  },
  {
    id: 'safflower-intercropping-1',
    subject: 'safflower',
    topic: 'intercropping',
    zone: 'Maharashtra',
    seasons: ['rabi'],
    text: {
      en: 'At Parbhani safflower + chickpea and safflower + lentil in 2:4 rows used the land best; safflower + sorghum 1:3 was the poorest.',
      hi: 'परभणी में कुसुम + चना और कुसुम + मसूर 2:4 लाइन सबसे अच्छे रहे; कुसुम + ज्वार 1:3 सबसे कमजोर।',
    },
    keywords: ['mixed crop', 'sah fasal', 'antarvarti', 'mishrit kheti', 'harbhara'],
    certainty: 'source read',
    source: {
      title: 'J. Pharmacognosy and Phytochemistry 8(4) 2019: safflower intercropping, Parbhani',
      url: 'https://www.phytojournal.com/archives/2019.v8.i4.9445/competitive-relationship-between-safflower-and-intercrops-as-affected-by-safflower-ltemgtcarthamus-tinctoriusltemgt-l-based-intercropping-systems-under-protective-irrigation',
    },
  },
];
