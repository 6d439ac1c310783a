import type { PracticeFact } from './practice-fact.ts';

/** Facts about pulses. */
export const pulsesFacts: readonly PracticeFact[] = [
  {
    id: 'chickpea-sowing-1',
    subject: 'chickpea',
    topic: 'sowing',
    zone: 'Haryana, Delhi',
    seasons: ['rabi'],
    text: {
      en: 'In Haryana and Delhi sow desi gram from mid October to the end of October and kabuli gram in the last week of October. A crop sown before 15 October catches more wilt.',
      hi: 'हरियाणा और दिल्ली में देसी चना मध्य अक्टूबर से अक्टूबर के अंत तक और काबुली चना अक्टूबर के आखिरी हफ्ते में बोएं। 15 अक्टूबर से पहले बोई फसल में उकठा ज्यादा लगता है।',
    },
    keywords: ['chana ki buwai', 'kab boye', 'sowing time', 'bijai ka samay', 'बुवाई कब करें'],
    certainty: 'source read',
    source: {
      title: 'SGK: Advisory for chickpea, Haryana and New Delhi',
      url: 'https://www.sgk.in/agriculture/advisory-for-chickpea-crop-in-haryana-new-delhi/?noamp=mobile',
    },
  },
  {
    id: 'chickpea-sowing-2',
    subject: 'chickpea',
    topic: 'sowing',
    zone: 'Punjab',
    seasons: ['rabi'],
    text: {
      en: 'In Punjab irrigated desi and kabuli gram is best sown from 25 October to 10 November. On medium to heavy soil after paddy, sow two rows on raised beds 67.5 cm wide, or do not irrigate a crop sown flat.',
      hi: 'पंजाब में सिंचित देसी और काबुली चना 25 अक्टूबर से 10 नवंबर तक बोएं। धान के बाद भारी मिट्टी में 67.5 सेमी चौड़े उठे हुए बेड पर दो लाइन बोएं; समतल बोई फसल को पानी न दें।',
    },
    keywords: ['chole ki bijai', 'bed planting', 'chana kab boye', 'sowing date', 'बिजाई का समय'],
    certainty: 'source read',
    source: {
      title: 'Grow rabi pulses for crop diversification: PAU advice to Punjab farmers (news page)',
      url: 'https://weezersongs.com/grow-rabi-pulses-for-crop-diversification-pau-v-c-advises-punjab-farmers/',
    },
  },
  {
    id: 'chickpea-sowing-3',
    subject: 'chickpea',
    topic: 'sowing',
    zone: 'Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'In the hills sow gram from mid October to the first week of November and in the tarai in the first half of November; a late crop can be sown up to mid December. Keep rows 30 to 45 cm apart.',
      hi: 'पहाड़ में चना मध्य अक्टूबर से नवंबर के पहले हफ्ते तक और तराई में नवंबर के पहले पखवाड़े में बोएं; पछेती बुवाई दिसंबर के पहले पखवाड़े तक हो सकती है। लाइन की दूरी 30 से 45 सेमी रखें।',
    },
    keywords: ['chana late sowing', 'pichheti buwai', 'der se bijai', 'sowing time', 'बिजाई'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gram page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/chana.jsp',
    },
  },
  {
    id: 'chickpea-sowing-4',
    subject: 'chickpea',
    topic: 'sowing',
    zone: 'Madhya Pradesh',
    seasons: ['rabi'],
    text: {
      en: 'KVK Jabalpur advises sowing rainfed gram in the first week of October and irrigated gram in the second week of November.',
      hi: 'केवीके जबलपुर की सलाह है कि असिंचित चना अक्टूबर के पहले हफ्ते और सिंचित चना नवंबर के दूसरे हफ्ते में बोया जाए।',
    },
    keywords: ['chana buwai', 'barani chana', 'MP', 'sowing date', 'बिजाई का समय', 'kab boye'],
    certainty: 'source read',
    source: {
      title: 'KVK Jabalpur: Production technologies of rabi crops',
      url: 'http://kvkjabalpur.nic.in/tech_rabi.htm',
    },
  },
  {
    id: 'chickpea-seed-1',
    subject: 'chickpea',
    topic: 'seed',
    zone: 'Madhya Pradesh',
    seasons: ['rabi'],
    text: {
      en: 'Seed rate of gram: small seed 60-65 kg/ha (24-26 kg/acre), bold seed 80-85 kg/ha (32-34 kg/acre), late sowing 70-75 kg/ha (28-30 kg/acre), kabuli 100-120 kg/ha (40-49 kg/acre). The Haryana advisory uses less: 40, 60 and 80 kg/ha for small, medium and bold seed.',
      hi: 'चने का बीज: छोटा दाना 60-65 किलो/हेक्टेयर (24-26 किलो/एकड़), मोटा दाना 80-85 किलो/हेक्टेयर (32-34 किलो/एकड़), देर से बुवाई 70-75 किलो/हेक्टेयर (28-30 किलो/एकड़), काबुली 100-120 किलो/हेक्टेयर (40-49 किलो/एकड़)। हरियाणा की सलाह कम है: छोटे, मझोले, मोटे दाने का 40, 60, 80 किलो/हेक्टेयर।',
    },
    keywords: ['beej dar', 'beej ki matra', 'kitna beej', 'quantity per bigha', 'chana beej'],
    certainty: 'source read',
    source: {
      title: 'KVK Jabalpur: Production technologies of rabi crops',
      url: 'http://kvkjabalpur.nic.in/tech_rabi.htm',
    },
  },
  {
    id: 'chickpea-sowing-5',
    subject: 'chickpea',
    topic: 'sowing',
    zone: 'Haryana, Delhi',
    seasons: ['rabi'],
    text: {
      en: 'Sow gram about 10 cm deep in rows 30 cm apart (45 cm in rainfed fields). Shallow sown gram suffers more from wilt.',
      hi: 'चना करीब 10 सेमी गहरा, 30 सेमी दूर लाइनों में बोएं (असिंचित में 45 सेमी)। उथली बुवाई में उकठा रोग ज्यादा आता है।',
    },
    keywords: ['kitni gehrai', 'depth', 'spacing', 'pora method', 'गहराई', 'duri'],
    certainty: 'source read',
    source: {
      title: 'SGK: Advisory for chickpea, Haryana and New Delhi',
      url: 'https://www.sgk.in/agriculture/advisory-for-chickpea-crop-in-haryana-new-delhi/?noamp=mobile',
    },
  },
  {
    id: 'chickpea-varieties-1',
    subject: 'chickpea',
    topic: 'varieties',
    zone: 'Haryana, Delhi, Punjab',
    seasons: ['rabi'],
    text: {
      en: 'For irrigated fields in Haryana and Delhi: HC-1, HC-3, HC-5, CSJ-515, GNG-2144, GNG-2171; for rainfed fields HC-1 and RSG-501. Ask your KVK which of them has seed this year.',
      hi: 'हरियाणा और दिल्ली में सिंचित खेत के लिए HC-1, HC-3, HC-5, CSJ-515, GNG-2144, GNG-2171 और असिंचित के लिए HC-1, RSG-501 किस्में हैं। इस साल बीज किसका मिलेगा, यह केवीके से पूछें।',
    },
    keywords: ['kaun si kism', 'best variety', 'chana ki kisme', 'उन्नत किस्म', 'hybrid'],
    certainty: 'source read',
    source: {
      title: 'SGK: Advisory for chickpea, Haryana and New Delhi',
      url: 'https://www.sgk.in/agriculture/advisory-for-chickpea-crop-in-haryana-new-delhi/?noamp=mobile',
    },
  },
  {
    id: 'chickpea-varieties-2',
    subject: 'chickpea',
    topic: 'varieties',
    zone: 'Central and South India',
    seasons: ['rabi'],
    text: {
      en: 'Short duration (90-110 days) wilt resistant gram for central and south India: desi JG 11, JAKI 9218, JG 74, ICCV 10, SAKI 9516; kabuli KAK 2, JGK 1, ICCV 2, Virat.',
      hi: 'मध्य और दक्षिण भारत के लिए 90-110 दिन की उकठा सहने वाली किस्में: देसी JG 11, JAKI 9218, JG 74, ICCV 10, SAKI 9516; काबुली KAK 2, JGK 1, ICCV 2, विराट।',
    },
    keywords: ['chana ki kisme', 'best variety', 'kabuli chana', 'dollar chana', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title: 'IIPR Kanpur (N P Singh): Strategies to boost chickpea production',
      url: 'https://slideum.com/doc/9262917/iipr--n-p-singh',
    },
  },
  {
    id: 'chickpea-nutrients-1',
    subject: 'chickpea',
    topic: 'nutrients',
    zone: 'Haryana, Delhi',
    seasons: ['rabi'],
    text: {
      en: 'Without a soil test give gram 15 kg nitrogen and 40 kg phosphorus per hectare (6 kg N and 16 kg P2O5 per acre) before sowing: about 80-90 kg DAP per hectare (32-36 kg/acre). On light soil add 25 kg zinc sulphate per hectare (10 kg/acre).',
      hi: 'मिट्टी जांच न हो तो चने को बुवाई से पहले 15 किलो नत्रजन और 40 किलो फास्फोरस प्रति हेक्टेयर (6 और 16 किलो/एकड़) दें, यानी करीब 80-90 किलो DAP/हेक्टेयर (32-36 किलो/एकड़)। हल्की मिट्टी में 25 किलो जिंक सल्फेट/हेक्टेयर (10 किलो/एकड़) मिलाएं।',
    },
    keywords: ['khad', 'fertilizer dose', 'urea', 'NPK', 'उर्वरक', 'chana me kaun si khad'],
    certainty: 'source read',
    source: {
      title: 'SGK: Advisory for chickpea, Haryana and New Delhi',
      url: 'https://www.sgk.in/agriculture/advisory-for-chickpea-crop-in-haryana-new-delhi/?noamp=mobile',
    },
  },
  {
    id: 'chickpea-nutrients-2',
    subject: 'chickpea',
    topic: 'nutrients',
    zone: 'Punjab',
    seasons: ['rabi'],
    text: {
      en: 'PAU dose at sowing per acre: desi gram 13 kg urea + 50 kg single super phosphate (32 + 124 kg/ha); kabuli gram 13 kg urea + 100 kg single super phosphate (32 + 247 kg/ha).',
      hi: 'पीएयू के अनुसार बुवाई पर प्रति एकड़: देसी चना 13 किलो यूरिया + 50 किलो सिंगल सुपर फास्फेट (32 + 124 किलो/हेक्टेयर); काबुली चना 13 किलो यूरिया + 100 किलो सुपर फास्फेट (32 + 247 किलो/हेक्टेयर)।',
    },
    keywords: ['khad', 'SSP', 'fertilizer', 'chole', 'खाद की मात्रा', 'DAP'],
    certainty: 'source read',
    source: {
      title: 'PAU advisory on Apni Kheti: time to sow chickpea varieties in irrigated fields',
      url: 'https://www.apnikheti.com/pb/pn/expert-advisory-details/right-time-to-sow-chickpea-varieties-in-irrigated-fields/4774',
    },
  },
  {
    id: 'chickpea-seed-2',
    subject: 'chickpea',
    topic: 'seed',
    zone: 'Tamil Nadu',
    seasons: ['rabi'],
    text: {
      en: 'Treat gram seed with Trichoderma viride 4 g/kg or Pseudomonas 10 g/kg first and with Rhizobium and phosphobacteria after that; do not mix these living cultures with a chemical fungicide.',
      hi: 'चने के बीज को पहले ट्राइकोडर्मा 4 ग्राम/किलो या स्यूडोमोनास 10 ग्राम/किलो से, फिर राइजोबियम और फास्फोबैक्टीरिया कल्चर से उपचारित करें; इन जीवित कल्चर को रासायनिक फफूंदनाशी के साथ न मिलाएं।',
    },
    keywords: ['beej upchar', 'seed treatment', 'PSB', 'tika', 'बीजोपचार'],
    certainty: 'source read',
    source: {
      title: 'TNAU Agritech Portal: Bengalgram',
      url: 'https://agritech.tnau.ac.in/agriculture/English%20Version/Agriculture/CropProduction/Pulses/pulses_bengalgram.html',
    },
  },
  {
    id: 'chickpea-irrigation-1',
    subject: 'chickpea',
    topic: 'irrigation',
    zone: 'North and Central India',
    seasons: ['rabi'],
    text: {
      en: 'If there is no winter rain, irrigate gram lightly about 40-45 days and again 70-75 days after sowing. Do not irrigate in full flower: flowers may drop and the plant goes leafy; sprinklers suit gram best.',
      hi: 'सर्दी में बारिश न हो तो चने में 40-45 दिन और 70-75 दिन पर हल्की सिंचाई करें। पूरे फूल पर पानी न दें, फूल झड़ सकते हैं और पौधा पत्तों में बढ़ता है; फव्वारा सबसे अच्छा है।',
    },
    keywords: ['pani kab de', 'sinchai', 'watering', 'kitne pani', 'phool girna'],
    certainty: 'source read',
    source: {
      title: 'Merikheti: more yield of gram in December (ICAR advice)',
      url: 'https://merikheti.com/en/blog/farmers-should-do-this-to-get-more-yield-of-gram-in-december',
    },
  },
  {
    id: 'chickpea-irrigation-2',
    subject: 'chickpea',
    topic: 'irrigation',
    seasons: ['rabi'],
    text: {
      en: 'Gram needs its two irrigations of about 30 mm each at branching and at pod filling. Never irrigate kabuli gram just after sowing in deep black soil.',
      hi: 'चने को करीब 30 मिमी के दो पानी चाहिए: शाखा बनते समय और दाना भरते समय। गहरी काली मिट्टी में काबुली चने को बुवाई के तुरंत बाद पानी न दें।',
    },
    keywords: ['sinchai kab', 'critical stage', 'pani', 'watering', 'deep black cotton'],
    certainty: 'source read',
    source: {
      title:
        'Eco. Env. & Cons. 28 (2022): Agronomic practices enhancing the productivity of chickpea, a review',
      url: 'http://www.envirobiotechjournals.com/article_abstract.php?aid=13194&iid=366&jid=3',
    },
  },
  {
    id: 'chickpea-nutrients-3',
    subject: 'chickpea',
    topic: 'nutrients',
    seasons: ['rabi'],
    text: {
      en: 'In rainfed gram a spray of 2 % urea (2 kg urea in 100 litres of water) at flowering has been found useful.',
      hi: 'असिंचित चने में फूल आने पर 2 प्रतिशत यूरिया (100 लीटर पानी में 2 किलो) का छिड़काव फायदेमंद मिला है।',
    },
    keywords: ['foliar spray', 'chhidkav', 'yield badhane', 'tonic', 'dana mota'],
    certainty: 'source read',
    source: {
      title:
        'Eco. Env. & Cons. 28 (2022): Agronomic practices enhancing the productivity of chickpea, a review',
      url: 'http://www.envirobiotechjournals.com/article_abstract.php?aid=13194&iid=366&jid=3',
    },
  },
  {
    id: 'chickpea-weeds-1',
    subject: 'chickpea',
    topic: 'weeds',
    zone: 'Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'Weed gram by hoe 25-30 and 45-50 days after sowing. Pendimethalin used just after sowing, before the weeds come up, is the usual herbicide: as on the label, ask the agriculture officer.',
      hi: 'चने में बुवाई के 25-30 और 45-50 दिन बाद खुरपी से निराई करें। रसायन में पेंडीमेथालिन बुवाई के तुरंत बाद, जमाव से पहले डाली जाती है: लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'bathua', 'ghas', 'weed control', 'nidai', 'khar patwar nashak'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gram page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/chana.jsp',
    },
  },
  {
    id: 'chickpea-pruning-1',
    subject: 'chickpea',
    topic: 'pruning',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Nipping: pluck the growing tips of gram 35-40 days after sowing; the plant makes more side branches and more pods.',
      hi: 'खुटाई (निपिंग): बुवाई के 35-40 दिन बाद चने की ऊपरी कोपलें तोड़ें; इससे शाखाएं और फलियां ज्यादा बनती हैं।',
    },
    keywords: ['khutai', 'topping', 'saag todna', 'branching', 'nipping kab kare', 'शीर्ष तोड़ना'],
    certainty: 'source read',
    source: {
      title: 'Merikheti: more yield of gram in December (ICAR advice)',
      url: 'https://merikheti.com/en/blog/farmers-should-do-this-to-get-more-yield-of-gram-in-december',
    },
  },
  {
    id: 'chickpea-pests-1',
    subject: 'chickpea',
    topic: 'pests',
    seasons: ['rabi'],
    text: {
      en: 'Pod borer: green or brown caterpillar eats flowers, makes a large round hole in the pod and feeds with its body hanging out. Plough deep in summer, sow by mid October, intercrop coriander or mustard, plant marigold as trap; hand-pick; put bird perches; spray neem seed extract 5 % or HaNPV 250 LE/ha in the evening.',
      hi: 'फली छेदक: हरी-भूरी सुंडी फूल खाती है, फली में गोल छेद करके आधा शरीर बाहर रखकर दाना खाती है। गर्मी में गहरी जुताई, मध्य अक्टूबर तक बुवाई, धनिया या सरसों की अंतर फसल और गेंदा लगाएं; सुंडी चुनें; पक्षियों के लिए टी खूंटी लगाएं; शाम को नीम गिरी अर्क 5 प्रतिशत या HaNPV 250 LE/हेक्टेयर छिड़कें।',
    },
    keywords: [
      'illi',
      'sundi',
      'keeda',
      'Helicoverpa',
      'chana me illi',
      'इल्ली',
      'caterpillar in pod',
    ],
    certainty: 'source read',
    source: {
      title: 'TNAU Agritech Portal: IPM chickpea ; agriinfo.in: Important pests of gram',
      url: 'http://agritech.tnau.ac.in/crop_protection/crop_prot_ipm_chickpea.html',
    },
  },
  {
    id: 'chickpea-pests-2',
    subject: 'chickpea',
    topic: 'pests',
    seasons: ['rabi'],
    text: {
      en: 'Put 5 pheromone traps per hectare (2 per acre) 50 m apart for gram pod borer and change the lure every 15-20 days. Act when you catch 4-5 moths per trap per night or see 1 to 1.5 larvae per metre of row; chlorantraniliprole or emamectin benzoate only then, as on the label, ask the agriculture officer.',
      hi: 'चना फली छेदक के लिए 5 फेरोमोन ट्रैप/हेक्टेयर (2/एकड़) 50 मीटर दूरी पर लगाएं, ल्योर 15-20 दिन में बदलें। एक रात में 4-5 पतंगे प्रति ट्रैप या 1 मीटर लाइन में 1-1.5 सुंडी दिखे तभी क्लोरेंट्रानिलिप्रोल या इमामेक्टिन बेंजोएट लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kaun si dawa', 'spray', 'illi ki dawai', 'threshold', 'ETL', 'इल्ली की दवा'],
    certainty: 'source read',
    source: {
      title: 'TNAU Agritech Portal: IPM chickpea ; Khetivyapar: Controlling pod borer in chickpea',
      url: 'http://agritech.tnau.ac.in/crop_protection/crop_prot_ipm_chickpea.html',
    },
  },
  {
    id: 'chickpea-pests-3',
    subject: 'chickpea',
    topic: 'pests',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Cutworm: young gram plants lie cut at ground level in the morning and a grey curled caterpillar sits in the soil beside them. Plough in summer, put small heaps of grass between rows in the evening and kill the hidden larvae in the morning; for a badly hit field ask the agriculture officer.',
      hi: 'कटुआ कीट: सुबह छोटे पौधे जमीन की सतह से कटे मिलते हैं और पास की मिट्टी में मटमैली मुड़ी हुई सुंडी होती है। गर्मी में जुताई करें, शाम को लाइनों के बीच घास की छोटी ढेरियां रखें और सुबह छिपी सुंडियां मारें; ज्यादा नुकसान हो तो कृषि अधिकारी से पूछें।',
    },
    keywords: ['agrotis', 'paudhe kate hue', 'plants cut at base', 'katua keet', 'रात में कटना'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'chickpea-diseases-1',
    subject: 'chickpea',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Wilt: gram leaves turn yellow and droop, plants die in patches and the split stem or root shows brown to black threads inside. Grow resistant varieties, avoid early sowing in heat, rotate for several years, add organic manure and treat seed with Trichoderma viride 4 g/kg.',
      hi: 'उकठा: चने की पत्तियां पीली होकर झुकती हैं, पौधे टुकड़ों में सूखते हैं और चीरने पर तने-जड़ में भूरी-काली धारी दिखती है। सहनशील किस्म लगाएं, गर्मी में जल्दी बुवाई न करें, कई साल का फसल चक्र रखें, जैविक खाद दें और बीज में ट्राइकोडर्मा 4 ग्राम/किलो लगाएं।',
    },
    keywords: ['ukhta', 'ugra', 'sukhna', 'plants drying', 'murjhana', 'Fusarium', 'pili patti'],
    certainty: 'source read',
    source: {
      title: 'eagri.org PATH272: Bengal gram wilt ; agropedia: Fusarium wilt in chickpea',
      url: 'http://eagri.org/eagri50/PATH272/lecture17/003.html',
    },
  },
  {
    id: 'chickpea-diseases-2',
    subject: 'chickpea',
    topic: 'diseases',
    zone: 'Central and South India',
    seasons: ['rabi'],
    text: {
      en: 'Dry root rot: scattered gram plants turn straw coloured and dry suddenly near flowering and podding; the tap root is dark, brittle and has lost its fine roots. It appears when days are 25-30 degrees warm; avoid over-fertile fields, mix Trichoderma with manure into the soil and treat seed with Trichoderma 10 g/kg.',
      hi: 'शुष्क जड़ सड़न: फूल-फली के समय चने के बिखरे पौधे अचानक भूसे जैसे सूख जाते हैं; मुख्य जड़ काली, टूटने वाली और महीन जड़ों के बिना होती है। यह 25-30 डिग्री गर्मी में आता है; ज्यादा खाद से बचें, ट्राइकोडर्मा गोबर की खाद में मिलाकर मिट्टी में दें और बीज में 10 ग्राम/किलो लगाएं।',
    },
    keywords: ['jad galan', 'jad sadan', 'sukha', 'plants dry suddenly', 'Rhizoctonia'],
    certainty: 'source read',
    source: {
      title:
        'agropedia: Dry root rot in chickpea ; Advice for sowing gram, Tabiji farm Ajmer (news page)',
      url: 'http://agropedia.iitk.ac.in/content/dry-root-rot-chickpea',
    },
  },
  {
    id: 'chickpea-diseases-3',
    subject: 'chickpea',
    topic: 'diseases',
    zone: 'North-west India',
    seasons: ['rabi'],
    text: {
      en: 'Ascochyta blight (jhulsa): round or long sunken brown spots with a red-brown edge on leaves, stems and pods, with black dots in rings; stems break. Use clean seed, burn or bury old plants, rotate with cereals, sow tolerant PBG 7 or PBG 5 in Punjab, and treat seed as the agriculture officer advises.',
      hi: 'एस्कोकाइटा झुलसा: पत्ती, तने और फली पर लाल-भूरे किनारे के धंसे भूरे धब्बे, छल्लों में काले बिंदु; तना टूट जाता है। साफ बीज लें, पुराने पौधे नष्ट करें, अनाज के साथ फसल चक्र रखें, पंजाब में PBG 7 या PBG 5 बोएं, बीज उपचार कृषि अधिकारी की सलाह से करें।',
    },
    keywords: ['jhulsa rog', 'dhabbe', 'barish ke baad', 'chana sukhna'],
    certainty: 'source read',
    source: {
      title:
        'eagri.org PATH272: Bengal gram Ascochyta blight ; PAU advisory on Apni Kheti: time to sow chickpea varieties in irrigated fields',
      url: 'http://eagri.org/eagri50/PATH272/lecture17/001.html',
    },
  },
  {
    id: 'chickpea-diseases-4',
    subject: 'chickpea',
    topic: 'diseases',
    zone: 'North-east plains and tarai',
    seasons: ['rabi'],
    text: {
      en: 'Botrytis grey mould: gram flowers and leaves rot under grey fuzzy growth in foggy wet weather, pods do not set and plants die in patches. Keep wide rows, do not over-irrigate or over-feed, intercrop linseed, grow erect varieties; ask the agriculture officer about a registered fungicide at flowering.',
      hi: 'बोट्राइटिस (धूसर फफूंद): कोहरे और नमी में चने के फूल-पत्ती धूसर फफूंद से सड़ते हैं, फली नहीं बनती और पौधे टुकड़ों में मरते हैं। लाइनें चौड़ी रखें, ज्यादा पानी-खाद न दें, अलसी की अंतर फसल लें, सीधी बढ़ने वाली किस्म लगाएं; फूल पर फफूंदनाशी के लिए कृषि अधिकारी से पूछें।',
    },
    keywords: ['BGM', 'no pods', 'fali nahi ban rahi', 'fafund', 'phool sadna'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'chickpea-disorders-1',
    subject: 'chickpea',
    topic: 'disorders',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Gram drops its flowers when the average temperature is below about 15 degrees, when it rises above 35 degrees, and in frost. Cold-time flowers falling in January is normal: pods set when days warm up, so do not spray in panic.',
      hi: 'औसत तापमान करीब 15 डिग्री से कम, 35 डिग्री से ज्यादा या पाला होने पर चने के फूल झड़ते हैं। जनवरी की ठंड में फूल गिरना आम है; दिन गरम होते ही फली बनती है, घबराकर दवा न छिड़कें।',
    },
    keywords: ['phool jhadna', 'flower drop', 'phool gir rahe', 'no pods', 'pala', 'thand'],
    certainty: 'source read',
    source: {
      title: 'Agrihunt: Chick pea',
      url: 'https://agrihunt.com/articles/basics-of-agriculture/chick-pea/',
    },
  },
  {
    id: 'chickpea-harvest-1',
    subject: 'chickpea',
    topic: 'harvest',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Harvest gram when leaves start drying and shedding, usually March-April in north India. Dry seed kept for sowing down to 12 % moisture.',
      hi: 'जब पत्तियां सूखकर झड़ने लगें तब चना काटें, उत्तर भारत में आम तौर पर मार्च-अप्रैल। बीज के लिए रखे दाने को 12 प्रतिशत नमी तक सुखाएं।',
    },
    keywords: ['katai kab', 'kab kate', 'ripening', 'threshing', 'katni'],
    certainty: 'source read',
    source: {
      title: 'ICAR-CIPHET: Gram, harvest and post-harvest information',
      url: 'http://research.ciphet.in/icar/view_Information/69',
    },
  },
  {
    id: 'chickpea-yield-1',
    subject: 'chickpea',
    topic: 'yield',
    zone: 'Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'Average gram yield is about 8 quintal/ha (3 q/acre), while demonstrations with good practice gave 20-30 quintal/ha (8-12 q/acre).',
      hi: 'चने की औसत उपज करीब 8 क्विंटल/हेक्टेयर (3 क्विंटल/एकड़) है; अच्छी विधि वाले प्रदर्शनों में 20-30 क्विंटल/हेक्टेयर (8-12 क्विंटल/एकड़) मिली।',
    },
    keywords: ['paidawar', 'utpadan', 'per bigha', 'production', 'kitna hoga'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gram page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/chana.jsp',
    },
  },
  {
    id: 'chickpea-intercropping-1',
    subject: 'chickpea',
    topic: 'intercropping',
    zone: 'Telangana, Andhra Pradesh',
    seasons: ['rabi'],
    text: {
      en: 'Tried row ratios with gram: 8 rows gram to 2 rows mustard or coriander, 4 rows gram to 2 rows linseed or safflower.',
      hi: 'चने के साथ आजमाए गए अनुपात: 8 लाइन चना + 2 लाइन सरसों या धनिया; 4 लाइन चना + 2 लाइन अलसी या कुसुम।',
    },
    keywords: ['mixed cropping', 'sah fasal', 'mishrit kheti', 'antarvarti', 'मिश्रित खेती'],
    certainty: 'source read',
    source: {
      title: 'Agripanchangam: Bengal gram',
      url: 'https://www.agmarks.com/agripanchangam/commodites-vegetables/Bengal%20gram',
    },
  },
  {
    id: 'chickpea-storage-1',
    subject: 'chickpea',
    topic: 'storage',
    seasons: ['rabi'],
    text: {
      en: 'Stored gram with round holes and white eggs on the seed has pulse beetle. Sun-dry to below 11-12 % moisture, fill clean airtight bins, cover the top with 7-10 cm of dry sand, or rub seed with 0.5-1 % edible oil.',
      hi: 'दाने पर सफेद अंडे और गोल छेद दिखें तो घुन (दाल भृंग) है। धूप में 11-12 प्रतिशत से कम नमी तक सुखाएं, साफ हवाबंद कोठी में भरें, ऊपर 7-10 सेमी सूखी रेत डालें या 0.5-1 प्रतिशत खाने का तेल मलें।',
    },
    keywords: ['ghun', 'dhora', 'bruchid', 'bhandaran', 'weevil', 'keeda lagna', 'भंडारण'],
    certainty: 'source read',
    source: {
      title: 'Pedigogy: control of stored grain pests of pulses',
      url: 'https://pedigogy.com/?p=7739',
    },
  },
  {
    id: 'pigeon-pea-sowing-1',
    subject: 'pigeon-pea',
    topic: 'sowing',
    seasons: ['kharif'],
    text: {
      en: 'Sow early varieties of arhar in the first half of June and medium and late varieties in the second half of June, in rows by drill or dibbled on ridges or beds.',
      hi: 'अरहर की जल्दी पकने वाली किस्में जून के पहले पखवाड़े में और मध्यम-देर वाली जून के दूसरे पखवाड़े में लाइनों में या मेड़-बेड पर बोएं।',
    },
    keywords: ['tur buwai', 'toor', 'kab boye', 'sowing time', 'बिजाई', 'perni'],
    certainty: 'source read',
    source: {
      title: 'Vikaspedia: Pigeon pea package of practices',
      url: 'https://kn.vikaspedia.in/agriculture/crop-production/package-of-practices/pulses/pigeon-pea',
    },
  },
  {
    id: 'pigeon-pea-sowing-2',
    subject: 'pigeon-pea',
    topic: 'sowing',
    zone: 'Uttarakhand, north plains',
    seasons: ['kharif'],
    text: {
      en: 'In the irrigated plains sow short duration arhar by mid June so that it ripens by the end of November and wheat can follow; sow late varieties in July. In the hills sow from mid April to mid May.',
      hi: 'सिंचित मैदान में जल्दी पकने वाली अरहर मध्य जून तक बोएं ताकि नवंबर के अंत तक पके और गेहूं बोया जा सके; देर वाली किस्में जुलाई में बोएं। पहाड़ में मध्य अप्रैल से मध्य मई तक बोएं।',
    },
    keywords: ['arhar gehu fasal chakra', 'tur sowing', 'bijai', 'rotation', 'kab boye'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-seed-1',
    subject: 'pigeon-pea',
    topic: 'seed',
    zone: 'Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'Seed of arhar for a sole crop: 8 kg/ha (3.2 kg/acre) for long duration types such as Co 6 and LRG 41, 15 kg/ha (6 kg/acre) for short types such as Co(Rg) 7 and APK 1; as mixed crop 3-5 kg/ha (1.2-2 kg/acre).',
      hi: 'अकेली फसल में अरहर का बीज: लंबी अवधि (Co 6, LRG 41) 8 किलो/हेक्टेयर (3.2 किलो/एकड़), कम अवधि (Co(Rg) 7, APK 1) 15 किलो/हेक्टेयर (6 किलो/एकड़); मिश्रित फसल में 3-5 किलो/हेक्टेयर (1.2-2 किलो/एकड़)।',
    },
    keywords: ['beej dar', 'beej ki matra', 'tur seed', 'kitna beej', 'seed rate'],
    certainty: 'source read',
    source: {
      title: 'TNAU Agritech Portal: Redgram',
      url: 'https://agritech.tnau.ac.in/agriculture/CropProduction/Pulses/pulses_redgram-2.html',
    },
  },
  {
    id: 'pigeon-pea-seed-2',
    subject: 'pigeon-pea',
    topic: 'seed',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Treat each kg of arhar seed with 8 g Trichoderma powder and then with Rhizobium and PSB culture; pull out extra plants 20-25 days after sowing to fix the plant spacing.',
      hi: 'हर किलो अरहर बीज में 8 ग्राम ट्राइकोडर्मा और फिर राइजोबियम व पीएसबी कल्चर लगाएं; बुवाई के 20-25 दिन बाद घने पौधे निकालकर दूरी ठीक करें।',
    },
    keywords: ['beej upchar', 'thinning', 'virlikaran', 'seed treatment', 'chhatai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-soil-1',
    subject: 'pigeon-pea',
    topic: 'soil',
    seasons: ['kharif'],
    text: {
      en: 'Arhar wants a deep, well drained soil (pH 7.0-8.5) and cannot stand waterlogging. In low or heavy land sow on ridges or broad beds with furrows.',
      hi: 'अरहर को गहरी, अच्छे निकास वाली मिट्टी (pH 7.0-8.5) चाहिए; रुका पानी नहीं सहती। निचले या भारी खेत में मेड़ या चौड़े बेड पर बोएं।',
    },
    keywords: ['jal bharav', 'pani rukna', 'kaun si mitti', 'drainage', 'paani bharna'],
    certainty: 'source read',
    source: {
      title: 'Vikaspedia: Pigeon pea package of practices',
      url: 'https://kn.vikaspedia.in/agriculture/crop-production/package-of-practices/pulses/pigeon-pea',
    },
  },
  {
    id: 'pigeon-pea-varieties-1',
    subject: 'pigeon-pea',
    topic: 'varieties',
    zone: 'North plains',
    seasons: ['kharif'],
    text: {
      en: 'Early arhar: UPAS 120 (130-135 days, 16-20 q/ha), Pusa 992 (135-140 days, 18-20 q/ha), Pant Arhar 291 and Pant Arhar 6 (140-150 days, 18-22 q/ha).',
      hi: 'जल्दी पकने वाली अरहर: UPAS 120 (130-135 दिन, 16-20 क्विंटल/हेक्टेयर), पूसा 992 (135-140 दिन, 18-20 क्विंटल/हेक्टेयर), पंत अरहर 291 और 6 (140-150 दिन, 18-22 क्विंटल/हेक्टेयर)।',
    },
    keywords: ['kam din ki kism', 'early variety', 'tur ki kisme', 'short duration', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-varieties-2',
    subject: 'pigeon-pea',
    topic: 'varieties',
    zone: 'Uttar Pradesh, Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Late arhar: Bahar (240-250 days), Amar (260-270 days), Narendra Arhar 1 and Malviya Chamatkar (230-260 days) yield 20-30 quintal/ha (8-12 q/acre).',
      hi: 'देर से पकने वाली अरहर: बहार (240-250 दिन), अमर (260-270 दिन), नरेंद्र अरहर 1 और मालवीय चमत्कार (230-260 दिन) से 20-30 क्विंटल/हेक्टेयर (8-12 क्विंटल/एकड़)।',
    },
    keywords: ['long duration', 'purvi UP', 'tur ki kisme', 'late variety', 'लंबी अवधि'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-varieties-3',
    subject: 'pigeon-pea',
    topic: 'varieties',
    zone: 'Delhi, north plains',
    seasons: ['kharif'],
    text: {
      en: 'Pusa Arhar 16 is a dwarf type that flowers together, ripens in about 120 days, gives about 20 quintal/ha (8 q/acre) and can be cut by combine.',
      hi: 'पूसा अरहर 16 बौनी किस्म है, एक साथ फूलती है, करीब 120 दिन में पकती है, लगभग 20 क्विंटल/हेक्टेयर (8 क्विंटल/एकड़) देती है और कंबाइन से कट सकती है।',
    },
    keywords: ['sabse jaldi', 'machine harvest', 'IARI', 'early tur', 'bauni kism', '4 mahine'],
    certainty: 'source read',
    source: {
      title: 'Abhipedia: IARI arhar variety PADT-16',
      url: 'https://abhipedia.abhimanu.com/Article/GSCAUPSC/NDM1OTEEEQQVV/Scientists-developed-new-arhar-variety-pigeon-pea-Environment-and-Ecology',
    },
  },
  {
    id: 'pigeon-pea-nutrients-1',
    subject: 'pigeon-pea',
    topic: 'nutrients',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Give arhar 15 kg nitrogen, 40-50 kg phosphorus and 20-30 kg potash per hectare (6, 16-20 and 8-12 kg/acre) at sowing, below the seed: 100 kg DAP/ha (40 kg/acre) covers N and P; 250 kg single super phosphate/ha also gives 30 kg sulphur.',
      hi: 'अरहर को बुवाई पर बीज से नीचे 15 किलो नत्रजन, 40-50 किलो फास्फोरस, 20-30 किलो पोटाश प्रति हेक्टेयर (6, 16-20, 8-12 किलो/एकड़) दें: 100 किलो DAP/हेक्टेयर (40 किलो/एकड़) काफी है; 250 किलो सुपर फास्फेट/हेक्टेयर से 30 किलो गंधक भी मिलता है।',
    },
    keywords: ['khad', 'fertilizer dose', 'urea', 'NPK', 'उर्वरक', 'tur me khad'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-nutrients-2',
    subject: 'pigeon-pea',
    topic: 'nutrients',
    zone: 'Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'TNAU dose for arhar: rainfed 12.5 N : 25 P2O5 : 12.5 K2O + 10 S kg/ha (5:10:5 + 4 kg/acre); irrigated 25:50:25 + 20 S kg/ha (10:20:10 + 8 kg/acre) and 25 kg zinc sulphate/ha (10 kg/acre).',
      hi: 'टीएनएयू: असिंचित अरहर 12.5:25:12.5 NPK + 10 गंधक किलो/हेक्टेयर (5:10:5 + 4 किलो/एकड़); सिंचित 25:50:25 + 20 गंधक किलो/हेक्टेयर (10:20:10 + 8 किलो/एकड़) और 25 किलो जिंक सल्फेट/हेक्टेयर (10 किलो/एकड़)।',
    },
    keywords: ['khad', 'sulphur', 'fertilizer', 'urea', 'खाद की मात्रा'],
    certainty: 'source read',
    source: {
      title: 'Krishi Bharat: Crop production, pulses, redgram (TNAU text)',
      url: 'https://krishibharat.in/crop-production-pulses-redgram/',
    },
  },
  {
    id: 'pigeon-pea-irrigation-1',
    subject: 'pigeon-pea',
    topic: 'irrigation',
    zone: 'Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'Besides the sowing irrigation arhar needs water at bud initiation, at 50 % flowering and at pod development. Never let water stand.',
      hi: 'बुवाई के पानी के अलावा अरहर को कली बनते समय, आधे फूल पर और फली बढ़ते समय पानी चाहिए। पानी कभी खड़ा न रहने दें।',
    },
    keywords: ['sinchai kab', 'critical stage', 'tur me pani', 'watering', 'kitne pani'],
    certainty: 'source read',
    source: {
      title:
        'TNAU redgram crop management text (copy in public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/redgram.jsp',
    },
  },
  {
    id: 'pigeon-pea-weeds-1',
    subject: 'pigeon-pea',
    topic: 'weeds',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Weed arhar once within the first month and, in a sole crop, again 20 days later. Pendimethalin before emergence is the common herbicide: as on the label, ask the agriculture officer.',
      hi: 'अरहर में पहले महीने में एक निराई और अकेली फसल में 20 दिन बाद दूसरी निराई करें। जमाव से पहले पेंडीमेथालिन आम खरपतवारनाशी है: लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nidai', 'tan'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan) ; TNAU redgram crop management text (copy in public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-pests-1',
    subject: 'pigeon-pea',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Pod borer caterpillars enter arhar pods and eat the grain. At first flowers set 5-6 pheromone traps/ha (2/acre); if 5-6 moths per trap come for 2-3 nights, spray HaNPV 500 LE/ha, Bt 1 kg/ha or neem seed extract 5 %; only after that indoxacarb or emamectin benzoate as on the label, ask the agriculture officer.',
      hi: 'फली छेदक सुंडी अरहर की फली में घुसकर दाना खाती है। फूल आते ही 5-6 फेरोमोन ट्रैप/हेक्टेयर (2/एकड़) लगाएं; 2-3 रात 5-6 पतंगे प्रति ट्रैप आएं तो HaNPV 500 LE/हेक्टेयर, बीटी 1 किलो/हेक्टेयर या नीम अर्क 5 प्रतिशत छिड़कें; बाद में ही इंडोक्साकार्ब या इमामेक्टिन बेंजोएट लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['illi', 'tur me illi', 'keeda', 'Helicoverpa', 'ghate ki illi'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-pests-2',
    subject: 'pigeon-pea',
    topic: 'pests',
    zone: 'Gujarat',
    seasons: ['kharif'],
    text: {
      en: 'Pod borer is worse in arhar varieties with bunched pods and beside chickpea fields; it is less with maize as intercrop, in medium-late varieties and when sown in the first week of July.',
      hi: 'गुच्छेदार फली वाली किस्मों और चने के खेत के पास अरहर में फली छेदक ज्यादा आता है; मक्का की अंतर फसल, मध्यम-देर वाली किस्म और जुलाई के पहले हफ्ते की बुवाई में कम।',
    },
    keywords: ['illi kam kaise', 'tur borer', 'keeda bachav', 'IPM', 'resistant'],
    certainty: 'source read',
    source: {
      title: 'AgroStar: causes for higher incidence of pod borer in pigeon pea',
      url: 'https://agrostar.in/article/causes-for-higher-incidence-of-pod-borer-in-pigeon-pea/5fee0e7564ea5fe3bdcd122a?state=chhattisgarh',
    },
  },
  {
    id: 'pigeon-pea-pests-3',
    subject: 'pigeon-pea',
    topic: 'pests',
    zone: 'North and Central India',
    seasons: ['kharif'],
    text: {
      en: 'Pod fly: pin-sized holes on drying arhar pods and shrivelled, half-eaten seeds; no hole is seen while the maggot feeds inside. Spare its natural enemies and spray neem seed extract (50 g kernel per litre) from pod formation.',
      hi: 'फली मक्खी: सूखती अरहर की फली पर सुई जैसे छेद और सिकुड़े अधखाए दाने; कीड़ा अंदर रहते बाहर छेद नहीं दिखता। मित्र कीट बचाएं और फली बनते समय नीम गिरी अर्क (50 ग्राम/लीटर) छिड़कें।',
    },
    keywords: ['fali makkhi', 'tur ki makhi', 'Melanagromyza', 'khali dane', 'maggot in pod'],
    certainty: 'source read',
    source: {
      title: 'Plantix library (Hindi): Pod fly',
      url: 'https://plantix.net/hi/library/plant-diseases/600270/pod-fly',
    },
  },
  {
    id: 'pigeon-pea-pests-4',
    subject: 'pigeon-pea',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Spotted pod borer (Maruca): flowers, buds and pods are webbed together in clumps and the caterpillar feeds inside; 5-20 % of arhar pods can be lost. Grow tolerant varieties, spare the small parasitic wasps and use Bt or neem first, as for pod borer.',
      hi: 'चित्तीदार फली छेदक (मारुका): फूल, कली और फलियां जाले से जुड़कर गुच्छा बनती हैं, सुंडी अंदर खाती है; 5-20 प्रतिशत फलियां खराब हो सकती हैं। सहनशील किस्म लें, मित्र ततैया बचाएं और फली छेदक की तरह पहले बीटी या नीम छिड़कें।',
    },
    keywords: ['jala', 'webbing', 'phool me keeda', 'leaf webber', 'tur'],
    certainty: 'source read',
    source: {
      title:
        'eagri.org ENTO331: Spotted pod borer ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'http://eagri.org/eagri50/ENTO331/lecture06/005.html',
    },
  },
  {
    id: 'pigeon-pea-diseases-1',
    subject: 'pigeon-pea',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Wilt: arhar leaves yellow and the plant dries branch by branch or whole; under the bark a black-brown band runs up the stem from the root. Do not grow arhar there for 3-4 years, mix with sorghum, treat seed with Trichoderma, use resistant varieties such as Narendra Arhar 1 or Pant Arhar 291.',
      hi: 'उकठा: अरहर की पत्ती पीली होकर डाल-डाल या पूरा पौधा सूखता है; छाल हटाने पर जड़ से ऊपर काली-भूरी पट्टी दिखती है। 3-4 साल उस खेत में अरहर न लें, ज्वार के साथ बोएं, ट्राइकोडर्मा से बीज उपचार और नरेंद्र अरहर 1 या पंत अरहर 291 जैसी सहनशील किस्म लें।',
    },
    keywords: ['ukhta', 'tur sukhna', 'mar rog', 'murjhana', 'plants drying', 'Fusarium'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan) ; Vikaspedia: Redgram diseases and symptoms',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-diseases-2',
    subject: 'pigeon-pea',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Sterility mosaic (banjha): arhar stays bushy and pale green with small mottled leaves and bears no flowers or pods. A tiny mite carries it by wind. Cut and burn sick plants early, grow resistant varieties, avoid repeated pyrethroid sprays that raise mites.',
      hi: 'बांझा रोग: अरहर झाड़ीदार, हल्की हरी, छोटी चितकबरी पत्तियों वाली रहती है और फूल-फली नहीं आते। इसे हवा से फैलने वाली बारीक माइट लाती है। रोगी पौधे जल्दी काटकर जलाएं, सहनशील किस्म लें, बार-बार पायरेथ्रॉयड न छिड़कें।',
    },
    keywords: ['phool nahi aa rahe', 'banjh rog', 'SMD', 'no flowering', 'फल नहीं लगना'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan) ; eagri.org ENTO331: Red gram sterility mite',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-diseases-3',
    subject: 'pigeon-pea',
    topic: 'diseases',
    zone: 'North and East India',
    seasons: ['kharif'],
    text: {
      en: 'Phytophthora stem blight: after rain young arhar leaves yellow, brown-black patches girdle the stem near the ground and plants break. Sow by mid June on ridges, drain the field and never sow in low spots; metalaxyl seed treatment as on the label, ask the agriculture officer.',
      hi: 'फाइटोफ्थोरा तना झुलसा: बारिश के बाद अरहर की पत्तियां पीली, जमीन के पास तने पर भूरा-काला घेरा और पौधा टूट जाता है। मध्य जून तक मेड़ पर बोएं, पानी निकालें, निचले हिस्से में न बोएं; मेटालैक्सिल से बीज उपचार लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['tana galna', 'stem rot', 'barish ke baad sukhna', 'jhulsa'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-disorders-1',
    subject: 'pigeon-pea',
    topic: 'disorders',
    seasons: ['kharif'],
    text: {
      en: 'Arhar sheds flowers and sets few pods when flowering falls in cloudy monsoon weather; choose a variety and sowing date that flower after the rains. TNAU also sprays DAP 2 % (20 g/litre) at flowering and again 15 days later.',
      hi: 'बादल वाले बरसाती मौसम में फूल आएं तो अरहर के फूल झड़ते हैं और फली कम बनती है; ऐसी किस्म और समय चुनें कि फूल बारिश के बाद आएं। टीएनएयू फूल पर और 15 दिन बाद DAP 2 प्रतिशत (20 ग्राम/लीटर) छिड़कने को कहता है।',
    },
    keywords: ['phool jhadna', 'flower drop', 'fali nahi lag rahi', 'tur', 'planofix'],
    certainty: 'source read',
    source: {
      title:
        'Vikaspedia: Pigeon pea package of practices ; TNAU redgram crop management text (copy in public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://kn.vikaspedia.in/agriculture/crop-production/package-of-practices/pulses/pigeon-pea',
    },
  },
  {
    id: 'pigeon-pea-disorders-2',
    subject: 'pigeon-pea',
    topic: 'disorders',
    zone: 'South India',
    seasons: ['kharif'],
    text: {
      en: 'Zinc shortage in arhar, moong, urad and cowpea shows within a month: yellow or bronze strips between green veins. Put 25 kg zinc sulphate/ha (10 kg/acre) in the soil before sowing where it recurs.',
      hi: 'अरहर, मूंग, उड़द, लोबिया में जिंक की कमी एक महीने में दिखती है: नसें हरी और बीच में पीली-कांसे जैसी पट्टी। जहां बार-बार हो वहां बुवाई से पहले 25 किलो जिंक सल्फेट/हेक्टेयर (10 किलो/एकड़) मिट्टी में दें।',
    },
    keywords: ['pili patti', 'yellowing', 'jasta', 'deficiency', 'peelapan', 'leaves yellow'],
    certainty: 'source read',
    source: {
      title:
        'TNAU redgram crop management text (copy in public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/redgram.jsp',
    },
  },
  {
    id: 'pigeon-pea-intercropping-1',
    subject: 'pigeon-pea',
    topic: 'intercropping',
    zone: 'Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'Rainfed: one row of long duration arhar after every 6 rows of groundnut; short or medium arhar: one row after every 4 rows of groundnut.',
      hi: 'असिंचित: 6 लाइन मूंगफली पर 1 लाइन लंबी अवधि की अरहर; कम-मध्यम अवधि की अरहर हो तो 4 लाइन मूंगफली पर 1 लाइन।',
    },
    keywords: ['mixed crop', 'sah fasal', 'antarvarti', 'soybean tur', 'jowar', 'मिश्रित खेती'],
    certainty: 'source read',
    source: {
      title:
        'TNAU redgram crop management text (copy in public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/redgram.jsp',
    },
  },
  {
    id: 'pigeon-pea-nursery-1',
    subject: 'pigeon-pea',
    topic: 'nursery',
    zone: 'Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'Transplanted arhar: raise long duration seedlings in polybags 30-45 days ahead, plant in August in pits 5 x 3 feet apart, and nip the top 5 cm of the plant 20-30 days after planting to get more branches.',
      hi: 'रोपी अरहर: लंबी अवधि की पौध 30-45 दिन पहले पॉलीबैग में तैयार करें, अगस्त में 5 x 3 फुट पर गड्ढों में लगाएं और 20-30 दिन बाद ऊपर की 5 सेमी कोपल तोड़ें, शाखाएं बढ़ेंगी।',
    },
    keywords: ['ropai', 'tur transplanting', 'nipping', 'khutai', 'dharwad method'],
    certainty: 'source read',
    source: {
      title:
        'TNAU redgram crop management text (copy in public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/redgram.jsp',
    },
  },
  {
    id: 'pigeon-pea-yield-1',
    subject: 'pigeon-pea',
    topic: 'yield',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'With good care early arhar gives 16-20 quintal/ha (6-8 q/acre) and late arhar 25-30 quintal/ha (10-12 q/acre).',
      hi: 'अच्छी देखभाल में जल्दी पकने वाली अरहर 16-20 क्विंटल/हेक्टेयर (6-8 क्विंटल/एकड़) और देर वाली 25-30 क्विंटल/हेक्टेयर (10-12 क्विंटल/एकड़) देती है।',
    },
    keywords: ['paidawar', 'production', 'utpadan', 'tur kitna hoga', 'per bigha'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: arhar page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/arhar.jsp',
    },
  },
  {
    id: 'pigeon-pea-harvest-1',
    subject: 'pigeon-pea',
    topic: 'harvest',
    seasons: ['kharif'],
    text: {
      en: 'Cut arhar when about three quarters of the pods are brown and dry; leave bundles upright in the sun for 3-5 days, thresh, and dry the grain until it cracks hard between the teeth before storing.',
      hi: 'जब करीब तीन चौथाई फलियां भूरी और सूखी हों तब अरहर काटें; गट्ठर 3-5 दिन धूप में खड़े रखें, गहाई करें और दाना दांत से कड़क टूटने तक सुखाकर रखें।',
    },
    keywords: ['katai kab', 'kab kate', 'threshing', 'tur todni', 'ripening'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'moong-sowing-1',
    subject: 'green-gram',
    topic: 'sowing',
    zone: 'Punjab',
    seasons: ['summer'],
    text: {
      en: 'Summer moong in Punjab: sow from 20 March to 10 April; it can go on to the third week of April at lower yield. Rows 22.5 cm apart, seed 4-6 cm deep.',
      hi: 'पंजाब में ग्रीष्मकालीन मूंग 20 मार्च से 10 अप्रैल तक बोएं; अप्रैल के तीसरे हफ्ते तक हो सकती है पर उपज घटती है। लाइन 22.5 सेमी, गहराई 4-6 सेमी।',
    },
    keywords: ['garmi ki moong', 'sathi moongi', 'kab boye', 'sowing date', 'jayad moong', 'बिजाई'],
    certainty: 'source read',
    source: {
      title: 'PAU advisory on Apni Kheti: sowing of summer moong',
      url: 'https://www.apnikheti.com/pb/pn/expert-advisory-details/sowing-of-summer-season-moong/4980',
    },
  },
  {
    id: 'moong-sowing-2',
    subject: 'green-gram',
    topic: 'sowing',
    zone: 'Bihar, Uttar Pradesh',
    seasons: ['summer'],
    text: {
      en: 'In Bihar sow spring moong in the first half of March and summer moong from 15 March to 15 April. If sowing is late, heat at flowering leaves few or no pods.',
      hi: 'बिहार में वसंत मूंग मार्च के पहले पखवाड़े और ग्रीष्म मूंग 15 मार्च से 15 अप्रैल तक बोएं। देर होने पर फूल के समय गर्मी से फलियां कम या नहीं बनतीं।',
    },
    keywords: [
      'garma moong',
      'jayad',
      'gehu ke baad moong',
      'late sowing',
      'kab boye',
      'der se bijai',
    ],
    certainty: 'source read',
    source: {
      title: 'KVK Buxar / ATMA Buxar: Summer moong cultivation',
      url: 'https://atmabuxar.in/moong-cultivation',
    },
  },
  {
    id: 'moong-sowing-3',
    subject: 'green-gram',
    topic: 'sowing',
    zone: 'Uttarakhand, north plains',
    seasons: ['kharif'],
    text: {
      en: 'Rainy season moong in the tarai and plains: last week of July to the second week of August; hill valleys: second half of June. Rows 30-45 cm, depth 3-4 cm.',
      hi: 'तराई और मैदान में बरसाती मूंग जुलाई के आखिरी हफ्ते से अगस्त के दूसरे हफ्ते तक; पहाड़ी घाटियों में जून का दूसरा पखवाड़ा। लाइन 30-45 सेमी, गहराई 3-4 सेमी।',
    },
    keywords: ['kharif moong kab boye', 'sowing time', 'barsat', 'mung', 'बिजाई'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: moong page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/moong.jsp',
    },
  },
  {
    id: 'moong-sowing-4',
    subject: 'green-gram',
    topic: 'sowing',
    zone: 'Punjab',
    seasons: ['kharif'],
    text: {
      en: 'Kharif moong in Punjab is sown in the first half of July with 8 kg seed per acre (20 kg/ha).',
      hi: 'पंजाब में खरीफ मूंग जुलाई के पहले पखवाड़े में 8 किलो बीज/एकड़ (20 किलो/हेक्टेयर) से बोते हैं।',
    },
    keywords: ['moongi bijai', 'beej dar', 'seed rate', 'sowing time', 'sawan', 'kitna beej'],
    certainty: 'source read',
    source: {
      title: 'PAU experts: sow moong in first fortnight of July (news blog)',
      url: 'http://blog.cypee.com/2013/07/sow-moong-crop-in-first-fortnight-of.html',
    },
  },
  {
    id: 'moong-seed-1',
    subject: 'green-gram',
    topic: 'seed',
    zone: 'Punjab',
    seasons: ['summer'],
    text: {
      en: 'Seed for summer moong: SML 668 (bold) 15 kg/acre (37 kg/ha); SML 1827, SML 832 and TMB 37 12 kg/acre (30 kg/ha).',
      hi: 'ग्रीष्म मूंग का बीज: SML 668 (मोटा दाना) 15 किलो/एकड़ (37 किलो/हेक्टेयर); SML 1827, SML 832, TMB 37 12 किलो/एकड़ (30 किलो/हेक्टेयर)।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'beej ki matra', 'garmi moong'],
    certainty: 'source read',
    source: {
      title: 'PAU advisory on Apni Kheti: summer pulses',
      url: 'https://www.apnikheti.com/hn/pn/expert-advisory-details/farmers-who-are-sowing-summer-pulses-must-read-this/3042',
    },
  },
  {
    id: 'moong-seed-2',
    subject: 'green-gram',
    topic: 'seed',
    zone: 'Punjab',
    seasons: ['kharif'],
    text: {
      en: 'Inoculating moong seed with Rhizobium culture raised yield by 12-16 %. Wet the seed with little water, mix one packet per acre of seed, dry in shade and sow at once.',
      hi: 'मूंग के बीज पर राइजोबियम कल्चर लगाने से उपज 12-16 प्रतिशत बढ़ी। बीज को थोड़े पानी से नम करें, एक एकड़ के बीज में एक पैकेट मिलाएं, छाया में सुखाकर तुरंत बोएं।',
    },
    keywords: ['tika', 'beej upchar', 'jaivik khad', 'biofertilizer', 'culture kaise lagaye'],
    certainty: 'source read',
    source: {
      title: 'PAU experts: sow moong in first fortnight of July (news blog)',
      url: 'http://blog.cypee.com/2013/07/sow-moong-crop-in-first-fortnight-of.html',
    },
  },
  {
    id: 'moong-varieties-1',
    subject: 'green-gram',
    topic: 'varieties',
    zone: 'Punjab, Haryana',
    seasons: ['summer'],
    text: {
      en: 'Summer moong varieties: SML 1827 (62 days, about 5 q/acre), SML 832 (61 days, 4.6 q/acre), SML 668 (60 days, 4.5 q/acre).',
      hi: 'ग्रीष्म मूंग की किस्में: SML 1827 (62 दिन, करीब 5 क्विंटल/एकड़), SML 832 (61 दिन, 4.6 क्विंटल/एकड़), SML 668 (60 दिन, 4.5 क्विंटल/एकड़)।',
    },
    keywords: ['moong ki kisme', 'best variety', '60 din wali', 'Virat', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title: 'Krishi Jagran: how to grow moong (Punjab)',
      url: 'https://krishijagran.com/featured/discover-how-to-grow-moong-for-profit-and-eco-friendly-farming/',
    },
  },
  {
    id: 'moong-varieties-2',
    subject: 'green-gram',
    topic: 'varieties',
    zone: 'Uttar Pradesh, Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Moong for the plains: Samrat, Pant Moong 5 (kharif and zaid), Narendra Moong 1, Malviya Janchetna, Satya (MH 2-15): 60-70 days and 12-15 quintal/ha (5-6 q/acre).',
      hi: 'मैदान की मूंग: सम्राट, पंत मूंग 5 (खरीफ और जायद), नरेंद्र मूंग 1, मालवीय जनचेतना, सत्या (MH 2-15): 60-70 दिन, 12-15 क्विंटल/हेक्टेयर (5-6 क्विंटल/एकड़)।',
    },
    keywords: ['moong ki kisme', 'best variety', 'mung seed', 'उन्नत किस्म', 'kaun si moong'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: moong page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/moong.jsp',
    },
  },
  {
    id: 'moong-nutrients-1',
    subject: 'green-gram',
    topic: 'nutrients',
    zone: 'Punjab',
    seasons: ['summer'],
    text: {
      en: 'For summer moong give 11 kg urea and 100 kg single super phosphate per acre (27 and 247 kg/ha) at sowing. After potato no fertiliser is needed.',
      hi: 'ग्रीष्म मूंग में बुवाई पर 11 किलो यूरिया और 100 किलो सिंगल सुपर फास्फेट प्रति एकड़ (27 और 247 किलो/हेक्टेयर) दें। आलू के बाद खाद की जरूरत नहीं।',
    },
    keywords: ['khad', 'DAP', 'fertilizer dose', 'urvarak', 'NPK', 'aloo ke baad'],
    certainty: 'source read',
    source: {
      title: 'PAU advisory on Apni Kheti: summer pulses',
      url: 'https://www.apnikheti.com/hn/pn/expert-advisory-details/farmers-who-are-sowing-summer-pulses-must-read-this/3042',
    },
  },
  {
    id: 'moong-nutrients-2',
    subject: 'green-gram',
    topic: 'nutrients',
    zone: 'Odisha, east India',
    seasons: ['rabi'],
    text: {
      en: 'Moong after rice: 20 kg N, 40 kg P2O5 and 20 kg K2O per hectare (8:16:8 kg/acre), all at sowing.',
      hi: 'धान के बाद मूंग: 20 किलो नत्रजन, 40 किलो फास्फोरस, 20 किलो पोटाश प्रति हेक्टेयर (8:16:8 किलो/एकड़), सब बुवाई पर।',
    },
    keywords: ['khad ki matra', 'fertilizer', 'urea', 'DAP', 'rice fallow', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title: 'CSA Xpert: Green gram after rice',
      url: 'http://csaxpert.in/index.php?path=312_337_344_349_350&route=product%2Fcategory',
    },
  },
  {
    id: 'moong-machinery-1',
    subject: 'green-gram',
    topic: 'machinery',
    zone: 'Punjab',
    seasons: ['summer'],
    text: {
      en: 'Summer moong can be sown right after wheat without ploughing: use a zero till drill if the field is free of straw, or a Happy Seeder if wheat straw is lying.',
      hi: 'गेहूं के बाद बिना जुताई ग्रीष्म मूंग बो सकते हैं: खेत साफ हो तो जीरो टिल ड्रिल, भूसा-नाड़ पड़ा हो तो हैप्पी सीडर से।',
    },
    keywords: ['zero tillage', 'bina jutai', 'parali', 'machine se buwai', 'naad'],
    certainty: 'source read',
    source: {
      title: 'Krishi Jagran: how to grow moong (Punjab)',
      url: 'https://krishijagran.com/featured/discover-how-to-grow-moong-for-profit-and-eco-friendly-farming/',
    },
  },
  {
    id: 'moong-irrigation-1',
    subject: 'green-gram',
    topic: 'irrigation',
    zone: 'East India',
    seasons: ['rabi'],
    text: {
      en: 'Give moong 2-4 light irrigations: first 20-25 days after sowing, then every 10-15 days as needed, with one before flowering and one at pod filling. Standing water harms it.',
      hi: 'मूंग में 2-4 हल्के पानी दें: पहला 20-25 दिन पर, फिर जरूरत पर 10-15 दिन में; एक फूल से पहले और एक दाना भरते समय। खड़ा पानी नुकसान करता है।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'moong me pani', 'critical stage'],
    certainty: 'source read',
    source: {
      title: 'CSA Xpert: Green gram after rice',
      url: 'http://csaxpert.in/index.php?path=312_337_344_349_350&route=product%2Fcategory',
    },
  },
  {
    id: 'moong-irrigation-2',
    subject: 'green-gram',
    topic: 'irrigation',
    zone: 'Kerala, South India',
    seasons: ['kharif'],
    text: {
      en: 'In the rainy season drainage matters most for moong. Do not irrigate when the crop is in full bloom.',
      hi: 'बरसात में मूंग के लिए पानी का निकास सबसे जरूरी है। पूरे फूल पर सिंचाई न करें।',
    },
    keywords: ['jal bharav', 'waterlogging', 'phool girna', 'pani kab na de', 'nali'],
    certainty: 'source read',
    source: {
      title: 'Kisan Margdarsan Seva (Kerala): Green gram',
      url: 'http://www.kisanmargdarsanseva.org/HSite/Content/default.aspx?c=cropinfo&u=gree',
    },
  },
  {
    id: 'moong-weeds-1',
    subject: 'green-gram',
    topic: 'weeds',
    zone: 'East India',
    seasons: ['rabi'],
    text: {
      en: 'Keep moong weed free early: pendimethalin within 2 days of sowing (as on the label, ask the agriculture officer) or hand weeding 20-25 days after sowing and once more if needed.',
      hi: 'मूंग को शुरू में साफ रखें: बुवाई के 2 दिन के भीतर पेंडीमेथालिन (लेबल के अनुसार, कृषि अधिकारी से पूछकर) या 20-25 दिन पर निराई, जरूरत हो तो एक और।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nindai', 'motha', 'खरपतवारनाशी'],
    certainty: 'source read',
    source: {
      title: 'CSA Xpert: Green gram after rice',
      url: 'http://csaxpert.in/index.php?path=312_337_344_349_350&route=product%2Fcategory',
    },
  },
  {
    id: 'moong-diseases-1',
    subject: 'green-gram',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Yellow mosaic: bright yellow patches on young moong leaves spread until the leaf is all yellow; pods stay few, small and twisted. Whitefly spreads it. Sow resistant varieties, pull out sick plants up to 40 days, remove weeds, grow 2 rows of maize or sorghum after every 15 rows, raise the seed rate to 25 kg/ha (10 kg/acre).',
      hi: 'पीला मोजेक: मूंग की नई पत्ती पर चमकीले पीले धब्बे फैलकर पूरी पत्ती पीली कर देते हैं; फली कम, छोटी, टेढ़ी। सफेद मक्खी फैलाती है। सहनशील किस्म बोएं, 40 दिन तक रोगी पौधे उखाड़ें, खरपतवार हटाएं, हर 15 लाइन पर मक्का या ज्वार की 2 लाइन बोएं, बीज 25 किलो/हेक्टेयर (10 किलो/एकड़) रखें।',
    },
    keywords: ['pili patti', 'peela rog', 'YMV', 'leaves turn yellow', 'safed makhi', 'virus'],
    certainty: 'source read',
    source: {
      title: 'eagri.org PATH272: Yellow mosaic disease',
      url: 'http://eagri.org/eagri50/PATH272/lecture16/006.html',
    },
  },
  {
    id: 'moong-diseases-2',
    subject: 'green-gram',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['summer'],
    text: {
      en: 'If moong leaves turn yellow in a net-like pattern, IARI says first uproot the sick plants and hang yellow sticky traps; imidacloprid against whitefly only as on the label, ask the agriculture officer. Fertiliser does not cure this virus.',
      hi: 'मूंग की पत्तियां जाली जैसी पीली हों तो पूसा की सलाह है: पहले रोगी पौधे उखाड़ें, पीले चिपचिपे ट्रैप लगाएं; सफेद मक्खी पर इमिडाक्लोप्रिड लेबल के अनुसार, कृषि अधिकारी से पूछकर। खाद से यह विषाणु ठीक नहीं होता।',
    },
    keywords: ['peelapan', 'leaves yellow', 'mosaic ki dawa', 'YMV', 'spray', 'moong peeli'],
    certainty: 'source read',
    source: {
      title: 'Krishak Jagat: IARI measures to prevent yellow mosaic in mung',
      url: 'https://www.en.krishakjagat.org/farming-agriculture/mung-leaves-turning-yellow-iari-shares-key-measures-to-prevent-yellow-mosaic-virus/',
    },
  },
  {
    id: 'moong-pests-1',
    subject: 'green-gram',
    topic: 'pests',
    zone: 'Haryana',
    seasons: ['kharif'],
    text: {
      en: 'White insects below moong leaves (whitefly) build up from July and peak from the end of August to early September, most in hot rainless weather. Check under leaves twice a week in that time.',
      hi: 'मूंग की पत्ती के नीचे सफेद मक्खी जुलाई से बढ़ती है और अगस्त के अंत से सितंबर शुरू तक सबसे ज्यादा होती है, खासकर गर्म और बिना बारिश के दिनों में। तब हफ्ते में दो बार पत्ती पलटकर देखें।',
    },
    keywords: ['chipchipa', 'safed keede', 'hara tela', 'sucking pest'],
    certainty: 'source read',
    source: {
      title: 'CCSHAU Hisar: Epidemiology and management of MYMV in mung bean (2023)',
      url: 'https://journalijecc.com/index.php/IJECC/article/view/1685',
    },
  },
  {
    id: 'moong-pests-2',
    subject: 'green-gram',
    topic: 'pests',
    zone: 'Punjab, north plains',
    seasons: ['summer'],
    text: {
      en: 'Summer moong flowers drop and tips curl when tiny black-brown thrips live in the flowers; tap a flower on white paper to see them. Sow tolerant SML 668 in time, keep the soil moist, hang blue sticky traps; ask the agriculture officer before spraying at bud stage.',
      hi: 'फूलों में काले-भूरे बारीक थ्रिप्स हों तो ग्रीष्म मूंग के फूल झड़ते और कोपलें मुड़ती हैं; फूल सफेद कागज पर झाड़कर देखें। सहनशील SML 668 समय पर बोएं, नमी रखें, नीले चिपचिपे ट्रैप लगाएं; कली पर छिड़काव से पहले कृषि अधिकारी से पूछें।',
    },
    keywords: ['phool jhadna', 'flower drop', 'churda', 'leaf curl', 'moong phool nahi'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'moong-diseases-3',
    subject: 'green-gram',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Root rot: moong or urad plants droop and dry, the stem base turns brown and root bark shreds with black dots, after a dry spell followed by watering. Rotate with bajra or sorghum, clear old plants, give farmyard manure, treat seed with Trichoderma viride 4 g/kg.',
      hi: 'जड़ सड़न: मूंग-उड़द का पौधा झुककर सूखता है, तने का निचला भाग भूरा और जड़ की छाल काले बिंदुओं के साथ रेशे-रेशे; सूखे के बाद पानी देने पर बढ़ता है। बाजरा या ज्वार के साथ चक्र रखें, पुराने पौधे हटाएं, गोबर की खाद दें, बीज में ट्राइकोडर्मा विरिडी 4 ग्राम/किलो लगाएं।',
    },
    keywords: ['jad galan', 'paudha sukhna', 'wilt', 'murjhana', 'Macrophomina', 'ukhta'],
    certainty: 'source read',
    source: {
      title:
        'FarmersGrid: Diseases of blackgram and greengram ; Study Material: Diseases of pulses',
      url: 'https://farmersgrid.com/post/diseases-of-blackgram-and-greengram',
    },
  },
  {
    id: 'moong-diseases-4',
    subject: 'green-gram',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'White powder on moong leaves near flowering is powdery mildew (warm humid late kharif or rabi); small red-brown spots with grey centre are Cercospora leaf spot (dense wet crop). Sow on time, keep spacing, remove debris; wettable sulphur for the mildew as on the label, ask the agriculture officer.',
      hi: 'फूल के समय मूंग की पत्ती पर सफेद चूर्ण यानी चूर्णिल आसिता; लाल-भूरे, बीच से धूसर छोटे धब्बे यानी सर्कोस्पोरा। समय पर बुवाई, सही दूरी, अवशेष हटाना; चूर्णिल आसिता पर घुलनशील गंधक लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['safed powder', 'dhabbe', 'bukni', 'spots on leaves', 'churni'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'moong-pests-3',
    subject: 'green-gram',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Caterpillars that tie moong buds, flowers and pods together with web and eat inside are spotted pod borer. Plough deep in summer, set 20 T-perches/ha (8/acre) for birds, spare the parasitic wasps, spray neem seed extract 5 %.',
      hi: 'जो सुंडी मूंग की कली, फूल और फली को जाले से जोड़कर अंदर खाती है वह चित्तीदार फली छेदक है। गर्मी में गहरी जुताई करें, 20 टी खूंटी/हेक्टेयर (8/एकड़) लगाएं, मित्र ततैया बचाएं, नीम गिरी अर्क 5 प्रतिशत छिड़कें।',
    },
    keywords: ['illi', 'phool me keeda', 'Maruca', 'keeda lagna'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan) ; eagri.org ENTO331: Spotted pod borer',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'moong-soil-1',
    subject: 'green-gram',
    topic: 'soil',
    zone: 'Kerala',
    seasons: ['kharif'],
    text: {
      en: 'On acid soil moong nodulates badly: mix 250 kg lime or 400 kg dolomite per hectare (100 or 160 kg/acre) at the first ploughing.',
      hi: 'अम्लीय मिट्टी में मूंग की गांठें कम बनती हैं: पहली जुताई पर 250 किलो चूना या 400 किलो डोलोमाइट/हेक्टेयर (100 या 160 किलो/एकड़) मिलाएं।',
    },
    keywords: ['acidic soil', 'chuna', 'pH', 'khatti mitti', 'nodules'],
    certainty: 'source read',
    source: {
      title: 'Kisan Margdarsan Seva (Kerala): Green gram',
      url: 'http://www.kisanmargdarsanseva.org/HSite/Content/default.aspx?c=cropinfo&u=gree',
    },
  },
  {
    id: 'moong-soil-2',
    subject: 'green-gram',
    topic: 'soil',
    zone: 'Punjab',
    seasons: ['summer'],
    text: {
      en: 'Moong does well in hot weather on well drained loam to sandy loam; avoid waterlogged and saline-alkaline fields.',
      hi: 'मूंग गर्म मौसम और अच्छे निकास वाली दोमट-बलुई दोमट में अच्छी होती है; जलभराव और क्षारीय-लवणीय खेत से बचें।',
    },
    keywords: ['kaun si mitti', 'usar', 'reh', 'climate', 'jalvayu'],
    certainty: 'source read',
    source: {
      title: 'Krishi Jagran: how to grow moong (Punjab)',
      url: 'https://krishijagran.com/featured/discover-how-to-grow-moong-for-profit-and-eco-friendly-farming/',
    },
  },
  {
    id: 'moong-harvest-1',
    subject: 'green-gram',
    topic: 'harvest',
    zone: 'East India',
    seasons: ['rabi'],
    text: {
      en: 'Harvest moong when about 85 % of the pods are fully mature (black or brown). Do not wait for the last pods: ripe ones open and rain sprouts the grain.',
      hi: 'करीब 85 प्रतिशत फलियां पूरी पककर काली-भूरी हों तब मूंग काटें। आखिरी फली का इंतजार न करें: पकी फली चटकती है और बारिश में दाना उग आता है।',
    },
    keywords: ['katai kab', 'tudai', 'picking', 'kab kate', 'shattering', 'fali todna'],
    certainty: 'source read',
    source: {
      title: 'CSA Xpert: Green gram after rice ; Kisan Margdarsan Seva (Kerala): Green gram',
      url: 'http://csaxpert.in/index.php?path=312_337_344_349_350&route=product%2Fcategory',
    },
  },
  {
    id: 'moong-yield-1',
    subject: 'green-gram',
    topic: 'yield',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'With recommended practice moong yields 10-15 quintal/ha (4-6 q/acre) in 60-70 days.',
      hi: 'सही विधि से मूंग 60-70 दिन में 10-15 क्विंटल/हेक्टेयर (4-6 क्विंटल/एकड़) देती है।',
    },
    keywords: ['paidawar', 'utpadan', 'kitni upaj', 'production', 'per bigha'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: moong page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/moong.jsp',
    },
  },
  {
    id: 'moong-storage-1',
    subject: 'green-gram',
    topic: 'storage',
    seasons: ['rabi'],
    text: {
      en: 'In a 180-day test moong stored in airtight (hermetic) bags was protected from pulse beetle, unlike ordinary woven sacks. Sun-dry, clean, fill full and tie airtight.',
      hi: '180 दिन के परीक्षण में हवाबंद (हर्मेटिक) थैली में रखी मूंग घुन से बची, साधारण बोरी में नहीं। धूप में सुखाएं, साफ करें, पूरा भरकर कसकर बांधें।',
    },
    keywords: ['ghun', 'dhora', 'bhandaran', 'keeda', 'hermetic bag', 'weevil'],
    certainty: 'source read',
    source: {
      title: 'Hermetic SuperGrain bags for stored mung bean (journal page)',
      url: 'https://core-prod.cambridgecore.org/core/product/C15428D9F520B9A20B9839F5188BA3B8/core-reader',
    },
  },
  {
    id: 'urad-sowing-1',
    subject: 'black-gram',
    topic: 'sowing',
    zone: 'Uttarakhand, north plains',
    seasons: ['kharif'],
    text: {
      en: 'Urad in the tarai and plains: third week of July to first week of August; hill valleys: second half of June; zaid: first half of March (end of February if the field is free).',
      hi: 'तराई और मैदान में उड़द जुलाई के तीसरे हफ्ते से अगस्त के पहले हफ्ते तक; पहाड़ी घाटी में जून का दूसरा पखवाड़ा; जायद में मार्च का पहला पखवाड़ा (खेत खाली हो तो फरवरी अंत)।',
    },
    keywords: ['urad buwai', 'mash', 'kab boye', 'sowing time', 'garmi ki urad', 'बिजाई'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-sowing-2',
    subject: 'black-gram',
    topic: 'sowing',
    zone: 'Odisha',
    seasons: ['rabi'],
    text: {
      en: 'Odisha: kharif urad mid June to first week of July; rabi in upland in the second half of October and in rice fallow in the second half of November; summer from the third week of February to the first week of April.',
      hi: 'ओडिशा: खरीफ उड़द मध्य जून से जुलाई के पहले हफ्ते; रबी ऊंची जमीन में अक्टूबर का दूसरा पखवाड़ा और धान परती में नवंबर का दूसरा पखवाड़ा; गर्मी में फरवरी के तीसरे हफ्ते से अप्रैल के पहले हफ्ते तक।',
    },
    keywords: ['biri', 'biri chasa', 'kab boye', 'rice fallow sowing', 'paira'],
    certainty: 'source read',
    source: {
      title: 'Rice Knowledge Bank Odisha: Black gram',
      url: 'https://rkb-odisha.in/pulses-in-odisha/black-gram/',
    },
  },
  {
    id: 'urad-seed-1',
    subject: 'black-gram',
    topic: 'seed',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Urad seed: 12-15 kg/ha (5-6 kg/acre) in kharif with rows 30-45 cm; 30-35 kg/ha (12-14 kg/acre) in zaid with rows 20-25 cm. In rice fallows Odisha uses 40 kg/ha (16 kg/acre).',
      hi: 'उड़द का बीज: खरीफ 12-15 किलो/हेक्टेयर (5-6 किलो/एकड़), लाइन 30-45 सेमी; जायद 30-35 किलो/हेक्टेयर (12-14 किलो/एकड़), लाइन 20-25 सेमी। धान परती में ओडिशा 40 किलो/हेक्टेयर (16 किलो/एकड़) रखता है।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'mash', 'beej ki matra'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan) ; Rice Knowledge Bank Odisha: Black gram',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-varieties-1',
    subject: 'black-gram',
    topic: 'varieties',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Urad varieties: Pant Urd 31 (kharif and zaid, 80-85 days), Pant Urd 40, Pant Urd 10, Uttara, Azad Urd 1, Shekhar 1: 10-15 quintal/ha (4-6 q/acre).',
      hi: 'उड़द की किस्में: पंत उर्द 31 (खरीफ-जायद, 80-85 दिन), पंत उर्द 40, पंत उर्द 10, उत्तरा, आजाद उर्द 1, शेखर 1: 10-15 क्विंटल/हेक्टेयर (4-6 क्विंटल/एकड़)।',
    },
    keywords: ['urad ki kisme', 'best variety', 'mash', 'उन्नत किस्म', 'seed'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-sowing-3',
    subject: 'black-gram',
    topic: 'sowing',
    zone: 'Punjab',
    seasons: ['summer'],
    text: {
      en: 'Spring urad (mash) in Punjab: varieties Mash 1137 and Mash 1008 from mid March with 20 kg seed per acre (49 kg/ha), 11 kg urea and 60 kg single super phosphate per acre (27 and 148 kg/ha).',
      hi: 'पंजाब में बहार की उड़द (माह): माह 1137, माह 1008 मध्य मार्च से, 20 किलो बीज/एकड़ (49 किलो/हेक्टेयर), 11 किलो यूरिया और 60 किलो सुपर फास्फेट/एकड़ (27 और 148 किलो/हेक्टेयर)।',
    },
    keywords: ['maah ki bijai', 'khad', 'fertilizer', 'garmi ki urad', 'seed rate'],
    certainty: 'source read',
    source: {
      title: 'PAU advisory on Apni Kheti: summer pulses',
      url: 'https://www.apnikheti.com/hn/pn/expert-advisory-details/farmers-who-are-sowing-summer-pulses-must-read-this/3042',
    },
  },
  {
    id: 'urad-nutrients-1',
    subject: 'black-gram',
    topic: 'nutrients',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Without a soil test give urad 15-20 kg nitrogen and 40-50 kg phosphorus per hectare (6-8 and 16-20 kg/acre) in the furrow at the last ploughing; super phosphate also brings sulphur.',
      hi: 'मिट्टी जांच न हो तो उड़द में 15-20 किलो नत्रजन और 40-50 किलो फास्फोरस प्रति हेक्टेयर (6-8 और 16-20 किलो/एकड़) आखिरी जुताई पर कूंड़ में दें; सुपर फास्फेट से गंधक भी मिलता है।',
    },
    keywords: ['khad', 'DAP', 'urea', 'fertilizer dose', 'NPK', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-nutrients-2',
    subject: 'black-gram',
    topic: 'nutrients',
    zone: 'Tamil Nadu',
    seasons: ['rabi'],
    text: {
      en: 'Rice fallow urad: 50 kg DAP/ha (20 kg/acre) to the rice at its last irrigation, then spraying 2 % DAP + 1 % potassium chloride on urad 30 and 45 days after sowing gave the best yield (639 kg/ha against 488).',
      hi: 'धान परती उड़द: धान की आखिरी सिंचाई पर 50 किलो DAP/हेक्टेयर (20 किलो/एकड़), फिर उड़द में 30 और 45 दिन पर 2 प्रतिशत DAP + 1 प्रतिशत पोटैशियम क्लोराइड के छिड़काव से सबसे अच्छी उपज मिली (639 किलो/हेक्टेयर, बिना इसके 488)।',
    },
    keywords: ['foliar spray', 'rice fallow pulse', 'ulundu', 'chhidkav', 'yield badhana'],
    certainty: 'source read',
    source: {
      title: 'Legume Research: nutrient management of rice fallow black gram',
      url: 'https://www.arccjournals.com/journal/legume-research-an-international-journal/LR-3178',
    },
  },
  {
    id: 'urad-irrigation-1',
    subject: 'black-gram',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['summer'],
    text: {
      en: 'Zaid urad needs 3-4 light irrigations: the first 25-30 days after sowing, then every 10-15 days. Kharif urad normally needs none but good drainage.',
      hi: 'जायद उड़द में 3-4 हल्के पानी: पहला 25-30 दिन पर, फिर 10-15 दिन में। खरीफ उड़द में आम तौर पर पानी नहीं, पर निकास जरूरी।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'garmi ki urad', 'critical'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-weeds-1',
    subject: 'black-gram',
    topic: 'weeds',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Hoe urad in the third or fourth week after sowing and again at 40-50 days if weeds return; pendimethalin just after sowing as on the label, ask the agriculture officer.',
      hi: 'उड़द में तीसरे-चौथे हफ्ते पहली और जरूरत पर 40-50 दिन पर दूसरी निराई-गुड़ाई करें; बुवाई के तुरंत बाद पेंडीमेथालिन लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nindai', 'खरपतवारनाशी'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-diseases-1',
    subject: 'black-gram',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Yellow mosaic in urad: golden yellow patches on leaves, later whole leaf, stem and pods yellow. Pull out early sick plants, control whitefly, sow on time and use resistant Pant Urd 19, 31, 35 or 40.',
      hi: 'उड़द का पीला चित्तवर्ण: पत्ती पर सुनहरे पीले धब्बे, बाद में पूरी पत्ती, तना और फली पीली। शुरू में रोगी पौधे उखाड़ें, सफेद मक्खी रोकें, समय पर बोएं और पंत उर्द 19, 31, 35 या 40 लें।',
    },
    keywords: ['pili patti', 'YMV', 'leaves yellow', 'peelapan', 'virus'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-diseases-2',
    subject: 'black-gram',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Leaf crinkle: from about 3 weeks urad leaves grow large, wrinkled and rough, flowers twist and few pods form. It comes with seed: take seed only from healthy plants, rogue sick ones, grow sorghum as a border.',
      hi: 'पत्ती सिकुड़न (लीफ क्रिंकल): करीब 3 हफ्ते से उड़द की पत्तियां बड़ी, झुर्रीदार, खुरदरी; फूल मुड़े और फली कम। बीज से आता है: स्वस्थ पौधों का बीज लें, रोगी पौधे उखाड़ें, किनारे ज्वार लगाएं।',
    },
    keywords: ['leaf curl', 'patti mudna', 'marodiya', 'virus', 'sikudna'],
    certainty: 'source read',
    source: {
      title:
        'Blackgram leaf crinkle virus (lecture slides) ; UAS Dharwad: Management of leaf crinkle disease in blackgram',
      url: 'https://slidepub.com/slideshow/blackgram-leaf-crinkle-virus-and-blackgram-leaf-curl-virus',
    },
  },
  {
    id: 'urad-diseases-3',
    subject: 'black-gram',
    topic: 'diseases',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Web blight scorches urad leaves and fungus threads show like a web; leaf spot makes angular ash-grey spots with dark edge. Keep rows open, drain water, remove debris; propiconazole as on the label, ask the agriculture officer.',
      hi: 'वेब झुलसा में उड़द की पत्तियां झुलसती हैं और फफूंद का जाला दिखता है; पर्ण धब्बे में गहरे किनारे के कोणीय राख रंग के धब्बे। दूरी रखें, पानी निकालें, अवशेष हटाएं; प्रोपिकोनाजोल लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['jhulsa', 'dhabbe', 'leaf spots', 'barish', 'patti jalna'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'urad-pests-1',
    subject: 'black-gram',
    topic: 'pests',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Stem fly: maggots tunnel in the stem of young urad, plants yellow and dry. Sow on time with a slightly higher seed rate, pull out wilting seedlings, rotate; treated seed only as on the label, ask the agriculture officer.',
      hi: 'तना मक्खी: इल्ली छोटे उड़द के तने में सुरंग बनाती है, पौधा पीला होकर सूखता है। समय पर थोड़ा ज्यादा बीज रखकर बोएं, मुरझाए पौधे निकालें, फसल चक्र रखें; बीज उपचार लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['paudhe sukhna', 'stem borer', 'tana chhedak', 'seedling dry', 'makhi'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'urad-pests-2',
    subject: 'black-gram',
    topic: 'pests',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Bihar hairy caterpillar: groups of hairy larvae strip urad leaves to a net. Collect leaves with egg masses and young larvae and bury them; set 20 T-perches/ha (8/acre) for birds; spray neem oil or neem seed extract 5 %.',
      hi: 'बिहार रोमिल सुंडी: रोएंदार सुंडियां झुंड में उड़द की पत्तियां जाली कर देती हैं। अंडे और छोटी सुंडी वाली पत्तियां तोड़कर दबाएं; 20 टी खूंटी/हेक्टेयर (8/एकड़) लगाएं; नीम तेल या नीम अर्क 5 प्रतिशत छिड़कें।',
    },
    keywords: ['kamla keet', 'baal wali sundi', 'kambal keeda', 'bhudli'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'urad-harvest-1',
    subject: 'black-gram',
    topic: 'harvest',
    seasons: ['kharif'],
    text: {
      en: 'Pick ripe black urad pods in one or two rounds, or cut whole plants when most pods are black, dry and beat with soft sticks. Lack of water at flowering makes urad shed flowers and gives small hard seed.',
      hi: 'पकी काली उड़द फलियां एक-दो बार में तोड़ें या ज्यादातर फली काली होने पर पौधे काटकर सुखाएं और पतली डंडी से पीटें। फूल पर पानी की कमी से फूल झड़ते और दाना छोटा-कड़ा होता है।',
    },
    keywords: ['katai kab', 'tudai', 'phool jhadna', 'threshing', 'picking'],
    certainty: 'source read',
    source: {
      title: 'Black gram cultivation page (public repository Eshwar213/Agro-products-to-Industry)',
      url: 'https://github.com/Eshwar213/Agro-products-to-Industry/blob/c02203a16b5f921cdf08da157f9c72a741a38139/blackgram.jsp',
    },
  },
  {
    id: 'urad-yield-1',
    subject: 'black-gram',
    topic: 'yield',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Well managed urad yields 10-15 quintal/ha (4-6 q/acre).',
      hi: 'अच्छी देखभाल से उड़द 10-15 क्विंटल/हेक्टेयर (4-6 क्विंटल/एकड़) देती है।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitna hoga', 'per bigha'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: urd page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/urd.jsp',
    },
  },
  {
    id: 'lentil-sowing-1',
    subject: 'lentil',
    topic: 'sowing',
    zone: 'Uttarakhand, north plains',
    seasons: ['rabi'],
    text: {
      en: 'Sow lentil in the hills from mid October to the first week of November and in the tarai-bhabar in the first half of November; late sowing can go up to the second week of December. Rows 25 cm apart in time, 15-20 cm when late.',
      hi: 'मसूर पहाड़ में मध्य अक्टूबर से नवंबर के पहले हफ्ते तक और तराई-भाबर में नवंबर के पहले पखवाड़े में बोएं; पछेती दिसंबर के दूसरे हफ्ते तक। समय पर लाइन 25 सेमी, देर से 15-20 सेमी।',
    },
    keywords: ['masoor buwai', 'kab boye', 'bijai', 'sowing time'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'lentil-seed-1',
    subject: 'lentil',
    topic: 'seed',
    zone: 'Uttarakhand, north plains',
    seasons: ['rabi'],
    text: {
      en: 'Lentil seed: 30-40 kg/ha (12-16 kg/acre) in time, 40-50 kg/ha (16-20 kg/acre) when late, 50-55 kg/ha (20-22 kg/acre) for bold seed. Mix 200 g Rhizobium culture in every 10 kg seed.',
      hi: 'मसूर का बीज: समय पर 30-40 किलो/हेक्टेयर (12-16 किलो/एकड़), देर से 40-50 (16-20 किलो/एकड़), मोटा दाना 50-55 किलो/हेक्टेयर (20-22 किलो/एकड़)। हर 10 किलो बीज में 200 ग्राम राइजोबियम मिलाएं।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'masoor', 'beej upchar'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'lentil-sowing-2',
    subject: 'lentil',
    topic: 'sowing',
    zone: 'Punjab',
    seasons: ['rabi'],
    text: {
      en: 'Punjab: sow lentil from the end of October to the first week of November. LL 1373 (bold) needs 18 kg seed per acre (44 kg/ha), LL 931 12-15 kg per acre (30-37 kg/ha).',
      hi: 'पंजाब: मसूर अक्टूबर के अंत से नवंबर के पहले हफ्ते तक बोएं। LL 1373 (मोटा दाना) 18 किलो/एकड़ (44 किलो/हेक्टेयर), LL 931 12-15 किलो/एकड़ (30-37 किलो/हेक्टेयर)।',
    },
    keywords: ['massar bijai', 'varieties', 'kisme', 'seed rate', 'kab boye'],
    certainty: 'source read',
    source: {
      title: 'Grow rabi pulses for crop diversification: PAU advice to Punjab farmers (news page)',
      url: 'https://weezersongs.com/grow-rabi-pulses-for-crop-diversification-pau-v-c-advises-punjab-farmers/',
    },
  },
  {
    id: 'lentil-varieties-1',
    subject: 'lentil',
    topic: 'varieties',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Lentil varieties: Pant L 8, Pant L 14, Pant L 15 (small seed, several diseases resisted), Pant L 5, Pant L 7, DPL 15, DPL 62 (bold); hills: VL Masoor 125, 126, 507.',
      hi: 'मसूर की किस्में: पंत L 8, 14, 15 (छोटा दाना, कई रोग सहने वाली), पंत L 5, 7, DPL 15, DPL 62 (मोटा दाना); पहाड़: VL मसूर 125, 126, 507।',
    },
    keywords: ['masoor ki kisme', 'best variety', 'उन्नत किस्म', 'malka', 'kaun si'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'lentil-nutrients-1',
    subject: 'lentil',
    topic: 'nutrients',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Without a soil test give lentil 15-20 kg nitrogen, 40-50 kg phosphorus and 20-30 kg potash per hectare (6-8, 16-20 and 8-12 kg/acre) before or at sowing.',
      hi: 'मिट्टी जांच न हो तो मसूर में बुवाई पर 15-20 किलो नत्रजन, 40-50 किलो फास्फोरस, 20-30 किलो पोटाश प्रति हेक्टेयर (6-8, 16-20, 8-12 किलो/एकड़) दें।',
    },
    keywords: ['khad', 'DAP', 'urea', 'fertilizer dose', 'NPK', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'lentil-sowing-3',
    subject: 'lentil',
    topic: 'sowing',
    zone: 'East Uttar Pradesh, Bihar, West Bengal',
    seasons: ['rabi'],
    text: {
      en: 'Utera (paira): where rice stands late, broadcast lentil in the standing paddy 7-10 days before harvest so that it grows on the leftover moisture without tillage.',
      hi: 'उतेरा (पैरा): देर से कटने वाले धान में कटाई से 7-10 दिन पहले खड़ी फसल में मसूर छिटकें, बची नमी पर बिना जुताई उग आती है।',
    },
    keywords: ['rice fallow', 'dhan ke baad', 'zero tillage', 'bina jutai'],
    certainty: 'source read',
    source: {
      title: 'Dalhan Gyan Manch (IIPR): Lentil',
      url: 'http://dalhangyanmanch.res.in/eng/main_sub_dsc_wth_sub_mttr.php?crop_id=MjE=&subject_id=MjY=',
    },
  },
  {
    id: 'lentil-irrigation-1',
    subject: 'lentil',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'If winter stays dry irrigate lentil lightly about 40-45 days after sowing (before flowering) and again at pod formation. Too much water spoils it.',
      hi: 'सर्दी सूखी रहे तो मसूर में करीब 40-45 दिन पर (फूल से पहले) और फली बनते समय हल्का पानी दें। ज्यादा पानी नुकसान करता है।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'masoor me pani'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan) ; MNC Fertico: Lentil',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'lentil-weeds-1',
    subject: 'lentil',
    topic: 'weeds',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Keep lentil free of weeds for 40-50 days: two hand weedings are enough, or pendimethalin just after sowing as on the label, ask the agriculture officer.',
      hi: 'मसूर को 40-50 दिन खरपतवार से साफ रखें: दो निराई काफी हैं, या बुवाई के तुरंत बाद पेंडीमेथालिन लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['bathua', 'ghas', 'weed control', 'nindai', 'akri', 'खरपतवारनाशी'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan) ; MNC Fertico: Lentil',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'lentil-diseases-1',
    subject: 'lentil',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Wilt: lentil plants droop suddenly and dry in patches at seedling stage or from flowering. The fungus lives 3-4 years in soil: rotate, sow in time, treat seed with Trichoderma 5 g/kg and grow Pant L-6, Pant L-8 or Noori.',
      hi: 'उकठा: मसूर के पौधे छोटी अवस्था या फूल से फली तक टुकड़ों में अचानक झुककर सूखते हैं। फफूंद 3-4 साल मिट्टी में रहती है: फसल चक्र, समय पर बुवाई, बीज में ट्राइकोडर्मा 5 ग्राम/किलो और पंत L-6, L-8 या नूरी लें।',
    },
    keywords: ['ukhta', 'masoor sukhna', 'murjhana', 'plants drying', 'Fusarium', 'ugra'],
    certainty: 'source read',
    source: {
      title:
        'RLBCAU Jhansi: Major diseases of lentil (slides) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://de.slideshare.net/HarishReddy280/major-diseases-of-lentil-lens-culinaris',
    },
  },
  {
    id: 'lentil-diseases-2',
    subject: 'lentil',
    topic: 'diseases',
    zone: 'North and East India',
    seasons: ['rabi'],
    text: {
      en: 'Rust: brown powdery pustules on lentil leaves, stems and pods, leaves fall and seed shrivels. Sow multi-disease resistant varieties such as Pant L 8; ask the agriculture officer about a registered fungicide when first pustules show.',
      hi: 'रतुआ (गेरुई): मसूर की पत्ती, तने, फली पर भूरे चूर्ण वाले फफोले, पत्तियां झड़ती और दाना सिकुड़ता है। पंत L 8 जैसी कई रोग सहने वाली किस्म बोएं; पहले फफोले दिखते ही फफूंदनाशी के लिए कृषि अधिकारी से पूछें।',
    },
    keywords: ['gerua', 'bhure dhabbe', 'Uromyces', 'patti girna'],
    certainty: 'source read',
    source: {
      title:
        'Lentil diseases (lecture slides) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://slidepub.com/slideshow/diseases-of-lentil',
    },
  },
  {
    id: 'lentil-diseases-3',
    subject: 'lentil',
    topic: 'diseases',
    zone: 'Uttar Pradesh, West Bengal',
    seasons: ['rabi'],
    text: {
      en: 'Collar rot: lentil seedlings rot at ground level and fall, older plants pale and dry, mostly in warm wet soil; it can take 25-35 %. Avoid sowing into warm soaked soil and treat seed with Trichoderma.',
      hi: 'कॉलर रॉट: मसूर के छोटे पौधे जमीन की सतह पर सड़कर गिरते हैं, बड़े पीले होकर सूखते हैं, ज्यादातर गर्म गीली मिट्टी में; 25-35 प्रतिशत नुकसान हो सकता है। बहुत गीली गर्म मिट्टी में न बोएं और बीज में ट्राइकोडर्मा लगाएं।',
    },
    keywords: ['paudha galna', 'damping off', 'seedling rot', 'Sclerotium', 'jad galan'],
    certainty: 'source read',
    source: {
      title: 'SVPUAT Meerut thesis: Integrated disease management of collar rot of lentil',
      url: 'http://172.105.56.86:4000/handle/123456789/1402',
    },
  },
  {
    id: 'lentil-diseases-4',
    subject: 'lentil',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Root rot: lentil turns yellow in patches 20-25 days after sowing, the root is black and breaks off when pulled. Deep summer ploughing, no lentil there for 3-4 years, balanced fertiliser, Trichoderma 4 g/kg seed or mixed with compost into the field.',
      hi: 'जड़ सड़न: बुवाई के 20-25 दिन बाद मसूर टुकड़ों में पीली, जड़ काली और खींचने पर टूट जाती है। गर्मी में गहरी जुताई, 3-4 साल मसूर न लें, संतुलित खाद, ट्राइकोडर्मा 4 ग्राम/किलो बीज या सड़ी खाद में मिलाकर खेत में दें।',
    },
    keywords: ['jad galan', 'pili patti', 'leaves yellow', 'sukhna', 'wilt'],
    certainty: 'source read',
    source: {
      title: 'Digitrac Agricare: root rot of lentil',
      url: 'https://www.digitrac.in/agricare-blog/how-to-control-root-rot-disease-of-lentil',
    },
  },
  {
    id: 'lentil-pests-1',
    subject: 'lentil',
    topic: 'pests',
    seasons: ['rabi'],
    text: {
      en: 'Aphids on lentil tips are worse where too much nitrogen was given. Do not over-feed; spray a neem based product first.',
      hi: 'मसूर की कोपलों पर माहू ज्यादा नत्रजन देने से और बढ़ते हैं। खाद ज्यादा न दें; पहले नीम वाली दवा छिड़कें।',
    },
    keywords: ['mahu', 'chepa', 'lahi', 'sucking insects', 'hara keeda', 'tela'],
    certainty: 'source read',
    source: {
      title: 'MNC Fertico: Lentil',
      url: 'https://mncfertico.com/crop-details.aspx?cropid=21',
    },
  },
  {
    id: 'lentil-harvest-1',
    subject: 'lentil',
    topic: 'harvest',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Cut only fully ripe lentil, thresh, and dry the grain to 12 % moisture or less before storing.',
      hi: 'पूरी पकी मसूर ही काटें, गहाई करें और रखने से पहले दाना 12 प्रतिशत या कम नमी तक सुखाएं।',
    },
    keywords: ['katai kab', 'bhandaran', 'storage', 'threshing', 'ripening'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'lentil-yield-1',
    subject: 'lentil',
    topic: 'yield',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Good lentil yields 15-20 quintal/ha (6-8 q/acre). Two rows of lentil between autumn sugarcane rows add 6-8 quintal/ha (2.4-3.2 q/acre) without harming the cane.',
      hi: 'अच्छी मसूर 15-20 क्विंटल/हेक्टेयर (6-8 क्विंटल/एकड़) देती है। शरद गन्ने की लाइनों के बीच दो लाइन मसूर से 6-8 क्विंटल/हेक्टेयर (2.4-3.2 क्विंटल/एकड़) अतिरिक्त मिलती है।',
    },
    keywords: ['paidawar', 'intercropping', 'ganne me', 'utpadan'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lentil page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/masoor.jsp',
    },
  },
  {
    id: 'field-pea-sowing-1',
    subject: 'field-pea',
    topic: 'sowing',
    zone: 'North plains, tarai',
    seasons: ['rabi'],
    text: {
      en: 'Sow field pea from mid October to mid November in the plains and tarai, and from mid October to the first week of November in the hills.',
      hi: 'दाल मटर मैदान और तराई में मध्य अक्टूबर से मध्य नवंबर तक और पहाड़ में मध्य अक्टूबर से नवंबर के पहले हफ्ते तक बोएं।',
    },
    keywords: ['matar buwai', 'kab boye', 'sowing date', 'bijai', 'batra'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'field-pea-seed-1',
    subject: 'field-pea',
    topic: 'seed',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Pea seed: tall types 80-100 kg/ha (32-40 kg/acre) in rows 30 cm apart; dwarf types 125 kg/ha (51 kg/acre) in rows 20-25 cm apart.',
      hi: 'मटर का बीज: लंबी किस्में 80-100 किलो/हेक्टेयर (32-40 किलो/एकड़), लाइन 30 सेमी; बौनी किस्में 125 किलो/हेक्टेयर (51 किलो/एकड़), लाइन 20-25 सेमी।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'matar', 'spacing'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'field-pea-varieties-1',
    subject: 'field-pea',
    topic: 'varieties',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Field pea for the plains: KPMR 522, Aparna, Malviya Matar 15, DDR 23, Pant Matar 13, 14, 25, 74; hills: VL Matar 40 and 42 (tall), IPFD 1-10 (dwarf).',
      hi: 'मैदान की मटर: KPMR 522, अपर्णा, मालवीय मटर 15, DDR 23, पंत मटर 13, 14, 25, 74; पहाड़: VL मटर 40, 42 (लंबी), IPFD 1-10 (बौनी)।',
    },
    keywords: ['matar ki kisme', 'best variety', 'उन्नत किस्म', 'dal matar'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'field-pea-nutrients-1',
    subject: 'field-pea',
    topic: 'nutrients',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Without a soil test give pea 20 kg N, 60 kg P2O5, 40 kg K2O and 30 kg sulphur per hectare (8, 24, 16 and 12 kg/acre) with 6 tonnes farmyard manure/ha (2.4 t/acre) before sowing.',
      hi: 'मिट्टी जांच न हो तो मटर में 20 किलो नत्रजन, 60 किलो फास्फोरस, 40 किलो पोटाश, 30 किलो गंधक प्रति हेक्टेयर (8, 24, 16, 12 किलो/एकड़) और 60 क्विंटल गोबर खाद/हेक्टेयर (24 क्विंटल/एकड़) बुवाई से पहले दें।',
    },
    keywords: ['khad', 'DAP', 'urea', 'fertilizer dose', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'field-pea-irrigation-1',
    subject: 'field-pea',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Field pea mostly lives on stored moisture; one irrigation about 45 days after sowing and, if needed, one at pod filling is the best schedule.',
      hi: 'दाल मटर ज्यादातर बची नमी पर होती है; करीब 45 दिन पर एक और जरूरत हो तो दाना भरते समय दूसरा पानी सबसे अच्छा है।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'matar me pani', 'critical stage'],
    certainty: 'source read',
    source: {
      title: 'Field pea, crop status and practices (document page)',
      url: 'https://fanyv88.com:443/https/www.scribd.com/document/800400629/Pea',
    },
  },
  {
    id: 'field-pea-weeds-1',
    subject: 'field-pea',
    topic: 'weeds',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Keep pea free of weeds for 40-50 days with hand weeding about three and six weeks after germination.',
      hi: 'मटर को 40-50 दिन खरपतवार से बचाएं; जमाव के करीब तीन और छह हफ्ते बाद निराई करें।',
    },
    keywords: ['bathua', 'ghas', 'weed control', 'nindai', 'खरपतवारनाशी'],
    certainty: 'source read',
    source: {
      title: 'Field pea, crop status and practices (document page)',
      url: 'https://fanyv88.com:443/https/www.scribd.com/document/800400629/Pea',
    },
  },
  {
    id: 'field-pea-diseases-1',
    subject: 'field-pea',
    topic: 'diseases',
    seasons: ['rabi'],
    text: {
      en: 'Powdery mildew: white powder on pea leaves, tendrils and pods in dry weather of pod time; leaves yellow and pods stay small. Early crops escape it: sow in time, grow resistant varieties (Aparna), burn old plants; wettable sulphur as on the label, ask the agriculture officer.',
      hi: 'चूर्णिल आसिता (बुकनी): फली के समय सूखे मौसम में मटर की पत्ती, तंतु, फली पर सफेद चूर्ण; पत्ती पीली, फली छोटी। जल्दी फसल बचती है: समय पर बोएं, सहनशील किस्म (अपर्णा) लें, पुराने पौधे नष्ट करें; घुलनशील गंधक लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['safed powder', 'bhabhutia', 'white dust', 'Erysiphe', 'safed dag'],
    certainty: 'source read',
    source: {
      title:
        'agropedia: Powdery mildew of vegetable pea ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'http://agropedia.iitk.ac.in/content/powdery-mildew-vegetable-pea',
    },
  },
  {
    id: 'field-pea-diseases-2',
    subject: 'field-pea',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Rust: small flecks on pea leaves become red-brown powdery pustules, the leaf looks rusty and dries; worst in humid areas. Sow in time, keep air moving, destroy old plants; hexaconazole or another registered fungicide as on the label, ask the agriculture officer.',
      hi: 'रतुआ: मटर की पत्ती पर छोटे दाग लाल-भूरे चूर्ण वाले फफोले बनते हैं, पत्ती जंग जैसी होकर सूखती है; नम इलाकों में ज्यादा। समय पर बोएं, हवा आने दें, पुराने पौधे नष्ट करें; हेक्साकोनाजोल या अन्य पंजीकृत दवा लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['gerui', 'bhure dhabbe', 'brown spots', 'Uromyces', 'jang'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'field-pea-diseases-3',
    subject: 'field-pea',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Downy mildew: pea leaves show green-yellow patches above and grey-white down below in cold damp weather (5-15 degrees); plants stay stunted. Remove sick plants, sow with wider spacing for air; metalaxyl seed treatment as on the label, ask the agriculture officer.',
      hi: 'मृदुरोमिल (तुलासिता): ठंडे नम मौसम (5-15 डिग्री) में मटर की पत्ती पर ऊपर हरे-पीले दाग और नीचे सफेद-धूसर रोएं; पौधे बौने। रोगी पौधे हटाएं, दूरी रखें; मेटालैक्सिल से बीज उपचार लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['patti ke niche fafund', 'grey mould', 'peele dhabbe'],
    certainty: 'source read',
    source: {
      title: 'Indian Agri Exam: Diseases of pea',
      url: 'https://indianagriexam.com/courses/b-sc-ag-vi-semester/lesson/disease-of-pea',
    },
  },
  {
    id: 'field-pea-diseases-4',
    subject: 'field-pea',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Wilt: pea plants droop and die suddenly, leaves yellow, the cut stem shows a dark brown ring; it comes on early sown fields with a long pea history. Use long rotation, do not sow too early, treat seed with Trichoderma 8 g/kg.',
      hi: 'उकठा: मटर के पौधे झुककर अचानक मरते हैं, पत्ती पीली, तना काटने पर भूरा छल्ला; बार-बार मटर वाले और जल्दी बोए खेत में ज्यादा। लंबा फसल चक्र रखें, बहुत जल्दी न बोएं, बीज में ट्राइकोडर्मा 8 ग्राम/किलो लगाएं।',
    },
    keywords: ['ukhta', 'sukhna', 'murjhana', 'jad galan', 'Fusarium', 'plants drying'],
    certainty: 'source read',
    source: {
      title:
        'Kisan Suvidha: Pea diseases and their management ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://www.kisansuvidha.com/pea-diseases-management/',
    },
  },
  {
    id: 'field-pea-diseases-5',
    subject: 'field-pea',
    topic: 'diseases',
    zone: 'Hills of Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'White rot: whole pea plant turns white and dies in January in the hills. Sow after the first week of November there, rotate for long, do not sow thick and do not irrigate after December.',
      hi: 'सफेद गलन: पहाड़ में जनवरी में मटर का पूरा पौधा सफेद होकर मरता है। वहां नवंबर के पहले हफ्ते के बाद बोएं, लंबा फसल चक्र रखें, घनी बुवाई न करें और दिसंबर के बाद सिंचाई न करें।',
    },
    keywords: ['safed fafund', 'Sclerotinia', 'white mould', 'pahad', 'galna'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'field-pea-pests-1',
    subject: 'field-pea',
    topic: 'pests',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Stem fly makes young pea plants yellow and dry; it is worst in October sown fields. Where it comes every year delay sowing to November. This cuts across the mid October sowing window, so judge by your field.',
      hi: 'तना मक्खी (तना छेदक) से मटर के छोटे पौधे पीले होकर सूखते हैं; अक्टूबर की बुवाई में ज्यादा। जहां हर साल आए वहां नवंबर में बोएं। यह मध्य अक्टूबर की सलाह से अलग है, अपने खेत के हिसाब से तय करें।',
    },
    keywords: ['paudhe sukhna', 'makhi', 'stem borer', 'tana makkhi', 'seedling'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'field-pea-pests-2',
    subject: 'field-pea',
    topic: 'pests',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'White winding lines in pea leaves are leaf miner tunnels; a caterpillar inside the pod is pod borer. Pick and burn mined lower leaves, sow early, plough after harvest, spare wasps, spray neem seed extract 5 %.',
      hi: 'मटर की पत्ती में सफेद टेढ़ी रेखाएं पर्ण सुरंगक हैं; फली के अंदर सुंडी फली छेदक है। सुरंग वाली निचली पत्तियां तोड़कर जलाएं, समय पर बोएं, कटाई के बाद जुताई करें, मित्र ततैया बचाएं, नीम गिरी अर्क 5 प्रतिशत छिड़कें।',
    },
    keywords: ['safed lakeer', 'illi', 'patti me surang', 'keeda in pod'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'field-pea-climate-1',
    subject: 'field-pea',
    topic: 'climate',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Pea grows best at a mean of 13-18 degrees. Frost at flowering hurts it and heat hurts it even more.',
      hi: 'मटर 13-18 डिग्री औसत तापमान में सबसे अच्छी होती है। फूल पर पाला नुकसान करता है और गर्मी उससे भी ज्यादा।',
    },
    keywords: ['pala', 'phool jhadna', 'thand', 'temperature'],
    certainty: 'source read',
    source: {
      title: 'Field pea, crop status and practices (document page)',
      url: 'https://fanyv88.com:443/https/www.scribd.com/document/800400629/Pea',
    },
  },
  {
    id: 'field-pea-harvest-1',
    subject: 'field-pea',
    topic: 'harvest',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Harvest field pea fully ripe, thresh and dry well before storing; good practice gives 20-25 quintal/ha (8-10 q/acre).',
      hi: 'दाल मटर पूरी पकने पर काटें, गहाई कर अच्छी तरह सुखाकर रखें; अच्छी विधि से 20-25 क्विंटल/हेक्टेयर (8-10 क्विंटल/एकड़) मिलती है।',
    },
    keywords: ['katai', 'paidawar', 'yield', 'storage', 'utpadan'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'field-pea-varieties-2',
    subject: 'field-pea',
    topic: 'varieties',
    zone: 'Punjab, Haryana, UP, MP, Bihar',
    seasons: ['rabi'],
    text: {
      en: 'Field pea by state: Punjab Jay (KPMR 522), Pant Pea 42, KFP 103, Aman (IPF 5-19); Haryana Uttra, DDR 27, HFP 9907 B, HFP 9426; UP Swati, Malviya Matar 15, Vikas, Sapna, IPF 4-9; MP Prakash, Vikas; Bihar DDR 23, VL Matar 42.',
      hi: 'दाल मटर राज्य अनुसार: पंजाब जय (KPMR 522), पंत मटर 42, KFP 103, अमन (IPF 5-19); हरियाणा उत्तरा, DDR 27, HFP 9907 B, HFP 9426; यूपी स्वाति, मालवीय मटर 15, विकास, सपना, IPF 4-9; एमपी प्रकाश, विकास; बिहार DDR 23, VL मटर 42।',
    },
    keywords: ['best variety', 'kisme', 'kaun sa beej', 'matar ki kism', 'उन्नत'],
    certainty: 'source read',
    source: {
      title: 'Pea: state-wise varieties, Directorate of Pulses and ICAR-IIPR (document copy)',
      url: 'https://arietiform.com/application/nph-tsq.cgi/en/20/https/www.scribd.com/document/800400629/Pea',
    },
  },
  {
    id: 'field-pea-yield-1',
    subject: 'field-pea',
    topic: 'yield',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Field pea grown with good practice gives 20-25 quintal grain/ha (8-10 q/acre) in the north; the country average is only about 9 quintal/ha (under 4 q/acre).',
      hi: 'उत्तर में अच्छी विधि से दाल मटर 20-25 क्विंटल/हेक्टेयर (8-10 क्विंटल/एकड़) देती है; देश का औसत करीब 9 क्विंटल/हेक्टेयर (4 क्विंटल/एकड़ से कम) ही है।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitni upaj', 'per bigha'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: pea page (copy in public repository AbhishekMaurya09/kissan) ; Pea: state-wise varieties, Directorate of Pulses and ICAR-IIPR (document copy)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/matar.jsp',
    },
  },
  {
    id: 'cowpea-sowing-1',
    subject: 'cowpea',
    topic: 'sowing',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Sow summer lobia in February-March and rainy season lobia in June-July; in the hills from April to July.',
      hi: 'गर्मी की लोबिया फरवरी-मार्च में और बरसाती जून-जुलाई में बोएं; पहाड़ में अप्रैल से जुलाई।',
    },
    keywords: ['lobia kab boye', 'barbati', 'chawli', 'sowing time', 'bora buwai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/sabji/lobiya.jsp',
    },
  },
  {
    id: 'cowpea-seed-1',
    subject: 'cowpea',
    topic: 'seed',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Bush lobia needs 25-30 kg seed/ha (10-12 kg/acre) at 30-60 x 10-15 cm; climbing types 12-15 kg/ha (5-6 kg/acre) at 90 x 20-25 cm.',
      hi: 'झाड़ीदार लोबिया 25-30 किलो/हेक्टेयर (10-12 किलो/एकड़), 30-60 x 10-15 सेमी; बेल वाली 12-15 किलो/हेक्टेयर (5-6 किलो/एकड़), 90 x 20-25 सेमी।',
    },
    keywords: ['beej dar', 'barbati beej', 'seed rate', 'spacing', 'duri'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/sabji/lobiya.jsp',
    },
  },
  {
    id: 'cowpea-varieties-1',
    subject: 'cowpea',
    topic: 'varieties',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Lobia varieties: Pusa Komal, Pusa Sukomal, Pusa Phalguni, Pusa Barsati, Narendra Lobia 1, Arka Garima, Arka Suman.',
      hi: 'लोबिया की किस्में: पूसा कोमल, पूसा सुकोमल, पूसा फाल्गुनी, पूसा बरसाती, नरेंद्र लोबिया 1, अर्का गरिमा, अर्का सुमन।',
    },
    keywords: ['best variety', 'barbati ki kisme', 'chawli', 'उन्नत किस्म', 'bodi'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/sabji/lobiya.jsp',
    },
  },
  {
    id: 'cowpea-nutrients-1',
    subject: 'cowpea',
    topic: 'nutrients',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Vegetable lobia: 150-200 quintal/ha farmyard manure, 20-25 kg N, 40-70 kg P2O5 and 50-70 kg K2O per hectare (8-10, 16-28 and 20-28 kg/acre); half the N and all P and K before sowing, the other half N after 30 days.',
      hi: 'सब्जी लोबिया: 150-200 क्विंटल गोबर खाद, 20-25 किलो नत्रजन, 40-70 किलो फास्फोरस, 50-70 किलो पोटाश प्रति हेक्टेयर (8-10, 16-28, 20-28 किलो/एकड़); आधी नत्रजन और पूरा फास्फोरस-पोटाश बुवाई से पहले, बाकी नत्रजन 30 दिन बाद।',
    },
    keywords: ['khad', 'urea', 'fertilizer dose', 'barbati', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/sabji/lobiya.jsp',
    },
  },
  {
    id: 'cowpea-irrigation-1',
    subject: 'cowpea',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['summer'],
    text: {
      en: 'Water summer lobia every 6-8 days and the rainy crop only when needed; flowering and pod formation are the stages that must not go dry. Do not let water stand.',
      hi: 'गर्मी की लोबिया को 6-8 दिन पर पानी दें, बरसाती को जरूरत पर; फूल और फली बनते समय सूखा न पड़े। पानी खड़ा न रहे।',
    },
    keywords: ['sinchai kab', 'watering', 'kitne pani', 'critical stage', 'barbati'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan) ; Map My Crop: Vegetable cowpea guide (TNAU text)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/sabji/lobiya.jsp',
    },
  },
  {
    id: 'cowpea-weeds-1',
    subject: 'cowpea',
    topic: 'weeds',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Hoe lobia lightly once 30-35 days after sowing; pendimethalin within 48 hours of sowing as on the label, ask the agriculture officer.',
      hi: 'लोबिया में 30-35 दिन पर एक हल्की गुड़ाई करें; बुवाई के 48 घंटे के भीतर पेंडीमेथालिन लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nirai', 'barbati'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/sabji/lobiya.jsp',
    },
  },
  {
    id: 'cowpea-disorders-1',
    subject: 'cowpea',
    topic: 'disorders',
    zone: 'Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'To hold lobia flowers and fill pods spray DAP 20 g/litre or urea 20 g/litre once at flowering and again 15 days later; in a dry spell spray 0.5 % potassium chloride in the leafy stage.',
      hi: 'लोबिया के फूल रोकने और फली भरने के लिए फूल पर और 15 दिन बाद DAP 20 ग्राम/लीटर या यूरिया 20 ग्राम/लीटर छिड़कें; सूखे में बढ़वार के समय 0.5 प्रतिशत पोटैशियम क्लोराइड छिड़कें।',
    },
    keywords: ['phool jhadna', 'flower drop', 'fali kam', 'tonic', 'barbati'],
    certainty: 'source read',
    source: {
      title: 'Map My Crop: Vegetable cowpea guide (TNAU text)',
      url: 'https://www.mapmycrop.com/vegetable-cowpea-crop-guideindia/',
    },
  },
  {
    id: 'cowpea-diseases-1',
    subject: 'cowpea',
    topic: 'diseases',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Golden mosaic: yellow and green patches on top lobia leaves, later the leaf and pods are yellow and few pods set. Whitefly and aphids carry viruses: clear wild cucurbits and weeds around, pull out and burn sick plants early.',
      hi: 'गोल्डन मोजेक: ऊपर की लोबिया पत्तियों पर पीले-हरे चकत्ते, बाद में पत्ती-फली पीली और फली कम। सफेद मक्खी-माहू फैलाते हैं: आसपास जंगली खीरा और खरपतवार हटाएं, रोगी पौधे जल्दी उखाड़कर जलाएं।',
    },
    keywords: ['pili patti', 'leaves yellow', 'barbati peeli'],
    certainty: 'source read',
    source: {
      title:
        'NCIPM: IPM schedule for vegetables, cowpea (page copy) ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://yumpu.com/en/document/view/51991419/integrated-pest-management-schedule-for-vegetables-national-/49',
    },
  },
  {
    id: 'cowpea-diseases-2',
    subject: 'cowpea',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Anthracnose: small red-brown sunken spots on lobia pods grow into large dark pits, with pink slime in wet weather. Use healthy seed, no lobia there for two years, remove sick plants.',
      hi: 'एन्थ्रेक्नोज (श्यामवर्ण): लोबिया फली पर छोटे लाल-भूरे धंसे दाग बढ़कर काले गड्ढे बनते हैं, नमी में गुलाबी पदार्थ। स्वस्थ बीज लें, दो साल वहां लोबिया न लें, रोगी पौधे हटाएं।',
    },
    keywords: ['fali par dhabbe', 'black spots on pods', 'barbati rog', 'fafund'],
    certainty: 'source read',
    source: {
      title: 'Gramophone: Control of anthracnose in cowpea',
      url: 'http://kb-dev.gramophone.in/%E0%A4%AC%E0%A4%B0%E0%A4%AC%E0%A4%9F%E0%A5%80-%E0%A4%AE%E0%A5%87%E0%A4%82-%E0%A4%B6%E0%A5%8D%E0%A4%AF%E0%A4%BE%E0%A4%AE%E0%A4%B5%E0%A4%B0%E0%A5%8D%E0%A4%A3-%E0%A4%B0%E0%A5%8B%E0%A4%97-%E0%A4%95/?lang=en',
    },
  },
  {
    id: 'cowpea-diseases-3',
    subject: 'cowpea',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Bacterial blight: water-soaked spots on lobia leaves turn yellow-brown and join, spots also on pods, after heavy rain. Use clean seed and tolerant types, burn crop waste, drain the field, plan sowing so that podding misses the heaviest rain. No antibiotic.',
      hi: 'जीवाणु झुलसा: भारी बारिश के बाद लोबिया पत्ती पर पनीले दाग पीले-भूरे होकर मिलते हैं, फली पर भी दाग। साफ बीज और सहनशील किस्म, अवशेष नष्ट, पानी निकालें, ऐसी बुवाई करें कि फली भारी बारिश में न आए। एंटीबायोटिक न डालें।',
    },
    keywords: ['dhabbe', 'patti jalna', 'barish', 'barbati'],
    certainty: 'source read',
    source: {
      title: 'NCIPM: IPM schedule for vegetables, cowpea (page copy)',
      url: 'https://yumpu.com/en/document/view/51991419/integrated-pest-management-schedule-for-vegetables-national-/49',
    },
  },
  {
    id: 'cowpea-diseases-4',
    subject: 'cowpea',
    topic: 'diseases',
    zone: 'Kerala, South India',
    seasons: ['summer'],
    text: {
      en: 'Dry root rot: lobia plants wilt and die suddenly in patches in dry spells, root bark turns fibrous. Treat seed with Trichoderma viride 4 g/kg or Pseudomonas 10 g/kg, or give neem cake to the soil.',
      hi: 'शुष्क जड़ सड़न: सूखे में लोबिया टुकड़ों में अचानक मुरझाकर मरती है, जड़ की छाल रेशेदार। बीज में ट्राइकोडर्मा विरिडी 4 ग्राम/किलो या स्यूडोमोनास 10 ग्राम/किलो लगाएं, मिट्टी में नीम खली दें।',
    },
    keywords: ['jad galan', 'sukhna', 'murjhana', 'barbati sukhna'],
    certainty: 'source read',
    source: {
      title: 'KAU Agri-Infotech Portal: Cowpea plant protection',
      url: 'http://agritech.kau.in/index.php/node/658',
    },
  },
  {
    id: 'cowpea-pests-1',
    subject: 'cowpea',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Black aphids crowd lobia tips, flowers and pods, plants curl and turn sticky; pod borers leave holes in pods. Clear crop waste, spray neem oil emulsion; pick mature pods before any treatment and wait 10 days before the next picking.',
      hi: 'काले माहू लोबिया की कोपल, फूल, फली पर जमते हैं, पत्ती मुड़ती और चिपचिपी होती है; फली छेदक फली में छेद करता है। अवशेष हटाएं, नीम तेल घोल छिड़कें; छिड़काव से पहले तैयार फली तोड़ लें और अगली तुड़ाई 10 दिन बाद करें।',
    },
    keywords: ['mahu', 'chepa', 'lahi', 'kale keede', 'illi', 'leaf curl'],
    certainty: 'source read',
    source: {
      title: 'KAU Agri-Infotech Portal: Cowpea plant protection',
      url: 'http://agritech.kau.in/index.php/node/658',
    },
  },
  {
    id: 'cowpea-yield-1',
    subject: 'cowpea',
    topic: 'yield',
    zone: 'North India',
    seasons: ['kharif'],
    text: {
      en: 'Green pods: 60-80 quintal/ha (24-32 q/acre) from bush lobia and about 100 quintal/ha (40 q/acre) from climbing types. Pick pods green and tender; late pods go hard and fibrous.',
      hi: 'हरी फली: झाड़ीदार से 60-80 क्विंटल/हेक्टेयर (24-32 क्विंटल/एकड़), बेल वाली से करीब 100 क्विंटल/हेक्टेयर (40 क्विंटल/एकड़)। फली हरी-मुलायम तोड़ें; देर से कड़ी-रेशेदार होती है।',
    },
    keywords: ['paidawar', 'tudai', 'picking', 'harvest', 'barbati upaj'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: lobia page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/sabji/lobiya.jsp',
    },
  },
  {
    id: 'cowpea-storage-1',
    subject: 'cowpea',
    topic: 'storage',
    seasons: ['kharif'],
    text: {
      en: 'Stored lobia grain is eaten by pulse beetle. Sun-dry to below 11-12 % moisture, store airtight, and keep a 7-10 cm layer of dry sand on top.',
      hi: 'रखी हुई लोबिया में घुन लगता है। धूप में 11-12 प्रतिशत से कम नमी तक सुखाएं, हवाबंद रखें, ऊपर 7-10 सेमी सूखी रेत की परत दें।',
    },
    keywords: ['dhora', 'ghun', 'bhandaran', 'bruchid', 'weevil'],
    certainty: 'source read',
    source: {
      title: 'Pedigogy: control of stored grain pests of pulses',
      url: 'https://pedigogy.com/?p=7739',
    },
  },
  {
    id: 'cowpea-harvest-1',
    subject: 'cowpea',
    topic: 'harvest',
    zone: 'Kerala, South India',
    seasons: ['kharif'],
    text: {
      en: 'Lobia for grain is ready 70-80 days after sowing, about 30 days after half the plants flower, when pods turn straw to brown. Pick in 2-3 rounds, do not delay (pods burst), dry, beat gently with sticks and dry the seed to 9 % moisture.',
      hi: 'दाने की लोबिया बुवाई के 70-80 दिन पर, आधे पौधों में फूल के करीब 30 दिन बाद, फली भूसे से भूरे रंग की होने पर तैयार होती है। 2-3 बार में तोड़ें, देर न करें (फली फटती है), सुखाकर हल्के डंडे से पीटें, दाना 9 प्रतिशत नमी तक सुखाएं।',
    },
    keywords: ['katai kab', 'kab tode', 'barbati', 'chawli', 'pakna', 'shattering'],
    certainty: 'source read',
    source: {
      title: 'Farm Extension Manager (Kerala): Cowpea harvest and storage',
      url: 'https://farmextensionmanager.com/cow-pea-harvest-and-storage',
    },
  },
  {
    id: 'rajma-sowing-1',
    subject: 'kidney-bean',
    topic: 'sowing',
    zone: 'Uttarakhand, north plains',
    seasons: ['rabi'],
    text: {
      en: 'Rajma: in the tarai and plains sow in the second half of October (rabi) or the first half of February (zaid); in the hills in the second half of June.',
      hi: 'राजमा: तराई-मैदान में अक्टूबर के दूसरे पखवाड़े (रबी) या फरवरी के पहले पखवाड़े (जायद) में; पहाड़ में जून के दूसरे पखवाड़े में बोएं।',
    },
    keywords: ['rajmash', 'kab boye', 'sowing time', 'rajmah bijai', 'बिजाई'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/rajma.jsp',
    },
  },
  {
    id: 'rajma-seed-1',
    subject: 'kidney-bean',
    topic: 'seed',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Rajma needs about 120-140 kg seed/ha (48-57 kg/acre) because the seed is bold; sow in rows 30 cm apart and thin to 10 cm at 15-20 days.',
      hi: 'राजमा का दाना मोटा है, करीब 120-140 किलो बीज/हेक्टेयर (48-57 किलो/एकड़) लगता है; 30 सेमी लाइन में बोएं और 15-20 दिन पर 10 सेमी दूरी करें।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'spacing', 'rajmash'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'rajma-varieties-1',
    subject: 'kidney-bean',
    topic: 'varieties',
    zone: 'Uttarakhand, plains',
    seasons: ['rabi'],
    text: {
      en: 'Rajma PDR 14 (Uday) for tarai and plains: 90-100 days, 15-20 quintal/ha (6-8 q/acre); VL Rajma 63 for hills: 120-140 days, 12-15 quintal/ha (5-6 q/acre).',
      hi: 'तराई-मैदान: PDR 14 (उदय) 90-100 दिन, 15-20 क्विंटल/हेक्टेयर (6-8 क्विंटल/एकड़); पहाड़: VL राजमा 63, 120-140 दिन, 12-15 क्विंटल/हेक्टेयर (5-6 क्विंटल/एकड़)।',
    },
    keywords: ['best variety', 'rajma ki kisme', 'chitra', 'उन्नत किस्म', 'yield'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/rajma.jsp',
    },
  },
  {
    id: 'rajma-nutrients-1',
    subject: 'kidney-bean',
    topic: 'nutrients',
    zone: 'Uttarakhand, plains',
    seasons: ['rabi'],
    text: {
      en: 'Rajma is fed like a cereal: 80-100 kg N (in two splits), 80 kg P2O5, 40 kg K2O and 20 kg sulphur per hectare (32-40, 32, 16 and 8 kg/acre) with 4-5 tonnes manure/ha.',
      hi: 'राजमा को अनाज जैसी खाद चाहिए: 80-100 किलो नत्रजन (दो बार में), 80 किलो फास्फोरस, 40 किलो पोटाश, 20 किलो गंधक प्रति हेक्टेयर (32-40, 32, 16, 8 किलो/एकड़) और 4-5 टन गोबर खाद/हेक्टेयर।',
    },
    keywords: ['khad', 'urea', 'fertilizer dose', 'DAP', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/rajma.jsp',
    },
  },
  {
    id: 'rajma-disorders-1',
    subject: 'kidney-bean',
    topic: 'disorders',
    zone: 'North plains',
    seasons: ['rabi'],
    text: {
      en: 'Rajma in the plains makes almost no root nodules, so without nitrogen the leaves turn pale yellow from below. Top-dress the second half of the urea after the first irrigation (about 25-30 days).',
      hi: 'मैदान में राजमा की जड़ों में गांठें लगभग नहीं बनतीं, इसलिए नत्रजन न मिले तो नीचे से पत्तियां पीली होती हैं। आधी यूरिया पहली सिंचाई के बाद (करीब 25-30 दिन) दें।',
    },
    keywords: ['pili patti', 'leaves yellow', 'peelapan', 'nitrogen ki kami'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'rajma-irrigation-1',
    subject: 'kidney-bean',
    topic: 'irrigation',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Irrigate rajma about every 25 days and surely at flowering and pod formation, but never let water stand.',
      hi: 'राजमा में करीब 25 दिन पर और फूल व फली बनते समय जरूर पानी दें, पर पानी खड़ा न रहने दें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'rajmash', 'critical stage'],
    certainty: 'source read',
    source: {
      title:
        'DeHaat: Rajma cultivation ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://kisan-app.agrevolution.in/hi/dehaat/post/Rajma-cultivation',
    },
  },
  {
    id: 'rajma-climate-1',
    subject: 'kidney-bean',
    topic: 'climate',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Rajma drops its flowers when it gets hotter than 30 degrees, and severe cold or frost also harms flowers and pods; sow so that flowering misses both.',
      hi: '30 डिग्री से ज्यादा गर्मी में राजमा के फूल झड़ते हैं और कड़ी ठंड-पाला भी फूल-फली खराब करता है; ऐसे बोएं कि फूल दोनों से बचें।',
    },
    keywords: ['flower drop', 'phool girna', 'pala', 'temperature', 'garmi'],
    certainty: 'source read',
    source: {
      title: 'DeHaat: Rajma cultivation',
      url: 'https://kisan-app.agrevolution.in/hi/dehaat/post/Rajma-cultivation',
    },
  },
  {
    id: 'rajma-soil-1',
    subject: 'kidney-bean',
    topic: 'soil',
    zone: 'Maharashtra',
    seasons: ['rabi'],
    text: {
      en: 'Well drained loam suits rajma; it is very sensitive to salty soil and to waterlogging.',
      hi: 'राजमा के लिए अच्छे निकास वाली दोमट ठीक है; खारी मिट्टी और जलभराव बिल्कुल नहीं सहती।',
    },
    keywords: ['kaun si mitti', 'usar', 'soil type', 'land', 'jameen'],
    certainty: 'source read',
    source: {
      title: 'Apni Kheti: Kidney bean (rajma), Maharashtra',
      url: 'https://www.apnikheti.com/en/mh/agriculture/crops/pulses/kidney-bean-rajma',
    },
  },
  {
    id: 'rajma-weeds-1',
    subject: 'kidney-bean',
    topic: 'weeds',
    zone: 'Uttarakhand',
    seasons: ['rabi'],
    text: {
      en: 'Weed and thin rajma 15-20 days after sowing and weed again at 35-40 days.',
      hi: 'राजमा में 15-20 दिन पर निराई और छंटाई, फिर 35-40 दिन पर दूसरी निराई करें।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nindai', 'गुड़ाई'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/rajma.jsp',
    },
  },
  {
    id: 'rajma-diseases-1',
    subject: 'kidney-bean',
    topic: 'diseases',
    zone: 'Hills and plains',
    seasons: ['rabi'],
    text: {
      en: 'Root rot and web blight: red-brown sunken wounds at the stem base girdle the plant; in rain leaves get water-soaked tan patches and pods dark zoned spots. Collect and destroy crop waste, treat seed with Trichoderma 8 g/kg.',
      hi: 'जड़ सड़न-वेब झुलसा: तने के नीचे लाल-भूरे धंसे घाव पौधे को घेरते हैं; बारिश में पत्ती पर पनीले भूरे चकत्ते और फली पर गहरे दाग। अवशेष नष्ट करें, बीज में ट्राइकोडर्मा 8 ग्राम/किलो लगाएं।',
    },
    keywords: ['jad galan', 'sukhna', 'wilt', 'Rhizoctonia', 'dhabbe', 'paudha girna'],
    certainty: 'source read',
    source: {
      title:
        'IASRI e-course: bean root rot and web blight ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=15068',
    },
  },
  {
    id: 'rajma-diseases-2',
    subject: 'kidney-bean',
    topic: 'diseases',
    zone: 'Hills',
    seasons: ['kharif'],
    text: {
      en: 'Anthracnose: small water-soaked spots on rajma leaves turn brown or black, pods get dark sunken spots and may drop. Grow resistant varieties and rotate crops; ask the agriculture officer for a registered fungicide.',
      hi: 'एन्थ्रेक्नोज: राजमा की पत्ती पर छोटे पनीले दाग भूरे-काले होते हैं, फली पर गहरे धंसे दाग और फली गिर सकती है। सहनशील किस्म लगाएं, फसल चक्र रखें; फफूंदनाशी के लिए कृषि अधिकारी से पूछें।',
    },
    keywords: ['fali par kale dhabbe', 'black spots on pods', 'shyam vran', 'fafund'],
    certainty: 'source read',
    source: {
      title: 'Agrownet: Common kidney bean diseases',
      url: 'https://agrownet.com/contents/cs/d341969_Common_Kidney-Beans_Diseases.html',
    },
  },
  {
    id: 'rajma-diseases-3',
    subject: 'kidney-bean',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Bean common mosaic: light and dark green mottled, puckered rajma leaves and dwarf plants. Aphids spread it: grow resistant varieties, remove and destroy sick plants, keep aphids down.',
      hi: 'मोजेक: राजमा की पत्तियां हल्की-गहरी हरी चितकबरी, सिकुड़ी और पौधे बौने। माहू फैलाते हैं: सहनशील किस्म लगाएं, रोगी पौधे निकालकर नष्ट करें, माहू रोकें।',
    },
    keywords: ['virus', 'leaf curl', 'patti mudna', 'chitkabra', 'mahu'],
    certainty: 'source read',
    source: {
      title: 'Agrownet: Common kidney bean diseases',
      url: 'https://agrownet.com/contents/cs/d341969_Common_Kidney-Beans_Diseases.html',
    },
  },
  {
    id: 'rajma-diseases-4',
    subject: 'kidney-bean',
    topic: 'diseases',
    zone: 'Hills (1500-2000 m)',
    seasons: ['kharif'],
    text: {
      en: 'Floury leaf spot: white flour-like tufts under rajma leaves with yellow-brown patches above in heavy rain hills. Burn debris and keep beans out of the field for three years.',
      hi: 'आटे जैसा पर्ण धब्बा: ज्यादा बारिश वाले पहाड़ में राजमा की पत्ती के नीचे सफेद आटे जैसे गुच्छे, ऊपर पीले-भूरे दाग। अवशेष जलाएं और तीन साल उस खेत में फलीदार न लें।',
    },
    keywords: ['safed powder', 'leaf spots', 'dhabbe', 'fafund', 'patti ke niche'],
    certainty: 'source read',
    source: {
      title: 'IASRI e-course: bean floury leaf spot',
      url: 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=15070',
    },
  },
  {
    id: 'rajma-harvest-1',
    subject: 'kidney-bean',
    topic: 'harvest',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Cut rajma when the plants turn yellow and leaves have fallen, dry for 3-4 days, thresh and store at 9-10 % moisture. Yield 12-15 quintal/ha (5-6 q/acre).',
      hi: 'पौधे पीले होकर पत्तियां गिर जाएं तब राजमा काटें, 3-4 दिन सुखाएं, गहाई करें और 9-10 प्रतिशत नमी पर रखें। उपज 12-15 क्विंटल/हेक्टेयर (5-6 क्विंटल/एकड़)।',
    },
    keywords: ['katai kab', 'paidawar', 'storage', 'bhandaran'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan) ; DeHaat: Rajma cultivation',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/rajma.jsp',
    },
  },
  {
    id: 'rajma-pests-1',
    subject: 'kidney-bean',
    topic: 'pests',
    zone: 'Hills and plains',
    seasons: ['rabi'],
    text: {
      en: 'Bean fly (stem fly): a tiny black fly; maggots mine young rajma leaves and tunnel into the stem, which swells, browns and breaks; leaves yellow and pods stay empty. Sow in time, earth up the rows, pull out and burn attacked seedlings, treated seed as on the label, ask the agriculture officer.',
      hi: 'तना मक्खी: बहुत छोटी काली मक्खी; कीड़े राजमा की नई पत्ती में सुरंग बनाकर तने में घुसते हैं, तना फूलकर भूरा होकर टूटता है; पत्ती पीली, फली खाली। समय पर बोएं, मिट्टी चढ़ाएं, ग्रस्त छोटे पौधे उखाड़कर जलाएं, उपचारित बीज लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['stem borer', 'paudha sukhna', 'keeda', 'pili patti', 'surang'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'rajma-pests-2',
    subject: 'kidney-bean',
    topic: 'pests',
    zone: 'Hills and plains',
    seasons: ['rabi'],
    text: {
      en: 'Aphids (which also spread mosaic virus), leaf miner and pod borer attack rajma. Yellow sticky traps 10-12/ha (4-5/acre), bird perches, hand-pick larvae, 5 % neem seed extract or Bt; if many, ask the agriculture officer.',
      hi: 'माहू (मोजेक विषाणु भी फैलाता है), पर्ण सुरंगक और फली छेदक राजमा पर आते हैं। पीले चिपचिपे ट्रैप 10-12/हेक्टेयर (4-5/एकड़), पक्षी बसेरे, सुंडी हाथ से चुनें, 5 प्रतिशत नीम बीज अर्क या बीटी; ज्यादा हों तो कृषि अधिकारी से पूछें।',
    },
    keywords: ['chepa', 'illi', 'keeda', 'white lines on leaf', 'mahu', 'phali me chhed'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'rajma-yield-1',
    subject: 'kidney-bean',
    topic: 'yield',
    zone: 'North India',
    seasons: ['rabi'],
    text: {
      en: 'Rajma gives 12-15 quintal grain/ha (5-6 q/acre); PDR 14 in the tarai and plains can reach 15-20 quintal/ha (6-8 q/acre).',
      hi: 'राजमा 12-15 क्विंटल/हेक्टेयर (5-6 क्विंटल/एकड़) देती है; तराई-मैदान में PDR 14 15-20 क्विंटल/हेक्टेयर (6-8 क्विंटल/एकड़) तक।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitna hoga', 'upaj'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rajma page (copy in public repository AbhishekMaurya09/kissan) ; DeHaat: Rajma cultivation',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/dal/rajma.jsp',
    },
  },
  {
    id: 'horse-gram-sowing-1',
    subject: 'horse-gram',
    topic: 'sowing',
    zone: 'Hills of Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'In the hills sow kulthi (gahat) in the first half of June; it is ready in the second half of October.',
      hi: 'पहाड़ में कुल्थी (गहत) जून के पहले पखवाड़े में बोएं; अक्टूबर के दूसरे पखवाड़े में तैयार होती है।',
    },
    keywords: ['gahat kab boye', 'sowing time', 'kulath', 'harvest', 'katai'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/motaanaz/gahat.jsp',
    },
  },
  {
    id: 'horse-gram-sowing-2',
    subject: 'horse-gram',
    topic: 'sowing',
    zone: 'Kerala, South India',
    seasons: ['rabi'],
    text: {
      en: 'In the south horse gram is sown in September-October, also as a pure crop after paddy; further north it is mostly sown in July, sometimes in October after an early crop.',
      hi: 'दक्षिण में कुल्थी सितंबर-अक्टूबर में बोते हैं, धान के बाद भी; उत्तर-मध्य में ज्यादातर जुलाई में और कहीं अगेती फसल के बाद अक्टूबर में।',
    },
    keywords: ['kulthi buwai', 'muthira', 'hurali', 'kollu', 'sowing time', 'kab boye'],
    certainty: 'source read',
    source: {
      title:
        'Farm Extension Manager (Kerala): Horse gram planting ; Agriculture in India: How to cultivate horse gram',
      url: 'http://farmextensionmanager.com/horse-gram-planting/',
    },
  },
  {
    id: 'horse-gram-seed-1',
    subject: 'horse-gram',
    topic: 'seed',
    seasons: ['kharif'],
    text: {
      en: 'Seed of kulthi: 20-25 kg/ha (8-10 kg/acre) in rows in the hills, 25-30 kg/ha (10-12 kg/acre) in Kerala, up to 40 kg/ha (16 kg/acre) broadcast.',
      hi: 'कुल्थी का बीज: पहाड़ में लाइन से 20-25 किलो/हेक्टेयर (8-10 किलो/एकड़), केरल में 25-30 (10-12 किलो/एकड़), छिटकवां 40 किलो/हेक्टेयर (16 किलो/एकड़) तक।',
    },
    keywords: ['beej dar', 'kitna beej', 'gahat', 'seed rate', 'quantity'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan) ; Farm Extension Manager (Kerala): Horse gram planting ; Agriculture in India: How to cultivate horse gram',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/motaanaz/gahat.jsp',
    },
  },
  {
    id: 'horse-gram-seed-2',
    subject: 'horse-gram',
    topic: 'seed',
    seasons: ['kharif'],
    text: {
      en: 'Horse gram has a hard seed coat: soak the seed overnight before sowing to get an even stand.',
      hi: 'कुल्थी का छिलका कड़ा होता है: बराबर जमाव के लिए बीज रात भर भिगोकर बोएं।',
    },
    keywords: ['germination', 'jamav kam', 'ankuran', 'beej bhigona'],
    certainty: 'source read',
    source: {
      title: 'Agriculture in India: How to cultivate horse gram',
      url: 'https://agricultureinindia.net/cultivation/pulse-crops-cultivation/how-to-cultivate-and-harvest-pulse-crops-agriculture/16398',
    },
  },
  {
    id: 'horse-gram-seed-3',
    subject: 'horse-gram',
    topic: 'seed',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'Treat kulthi seed with Trichoderma viride 5 g/kg, then coat with Rhizobium (200 g packet for 10 kg seed) in a 10 % gur solution. Sow 1.5-2 cm deep in rows 30-35 cm apart.',
      hi: 'कुल्थी के बीज में ट्राइकोडर्मा विरिडी 5 ग्राम/किलो, फिर 10 प्रतिशत गुड़ घोल में राइजोबियम (200 ग्राम पैकेट/10 किलो बीज) लगाएं। 30-35 सेमी लाइन में 1.5-2 सेमी गहरा बोएं।',
    },
    keywords: ['beej upchar', 'culture', 'gahat', 'spacing', 'depth'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/motaanaz/gahat.jsp',
    },
  },
  {
    id: 'horse-gram-nutrients-1',
    subject: 'horse-gram',
    topic: 'nutrients',
    zone: 'Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'In the hills give kulthi 20 kg N, 40 kg P2O5 and 20 kg K2O per hectare (8:16:8 kg/acre); TNAU gives 12.5:25:12.5 kg/ha (5:10:5 kg/acre) with 12.5 t manure/ha where soil is poor.',
      hi: 'पहाड़ में कुल्थी को 20 किलो नत्रजन, 40 किलो फास्फोरस, 20 किलो पोटाश/हेक्टेयर (8:16:8 किलो/एकड़) दें; टीएनएयू कमजोर मिट्टी में 12.5:25:12.5 किलो/हेक्टेयर (5:10:5 किलो/एकड़) और 12.5 टन गोबर खाद देता है।',
    },
    keywords: ['khad', 'DAP', 'fertilizer dose', 'urea', 'gahat'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan) ; TNAU Agritech Portal: Horsegram',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/motaanaz/gahat.jsp',
    },
  },
  {
    id: 'horse-gram-soil-1',
    subject: 'horse-gram',
    topic: 'soil',
    seasons: ['kharif'],
    text: {
      en: "Horse gram grows on almost every soil, best on well drained sandy loam; very alkaline land does not suit it. On Kerala's acid soils 200 kg lime per acre (494 kg/ha) is added 10 days before fertiliser.",
      hi: 'कुल्थी लगभग हर मिट्टी में होती है, अच्छे निकास वाली बलुई दोमट में सबसे अच्छी; ज्यादा क्षारीय जमीन ठीक नहीं। केरल की अम्लीय मिट्टी में खाद से 10 दिन पहले 200 किलो चूना/एकड़ (494 किलो/हेक्टेयर) देते हैं।',
    },
    keywords: ['kaun si mitti', 'poor soil', 'kamjor jameen', 'pathrili'],
    certainty: 'source read',
    source: {
      title:
        'Agriculture in India: How to cultivate horse gram ; GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan) ; Farm Extension Manager (Kerala): Horse gram planting',
      url: 'https://agricultureinindia.net/cultivation/pulse-crops-cultivation/how-to-cultivate-and-harvest-pulse-crops-agriculture/16398',
    },
  },
  {
    id: 'horse-gram-weeds-1',
    subject: 'horse-gram',
    topic: 'weeds',
    zone: 'Uttarakhand, Tamil Nadu',
    seasons: ['kharif'],
    text: {
      en: 'Weed and hoe horse gram 20-30 days after sowing and again at 40-50 days if weeds return.',
      hi: 'कुल्थी में 20-30 दिन पर निराई-गुड़ाई और जरूरत हो तो 40-50 दिन पर दूसरी करें।',
    },
    keywords: ['kharpatwar', 'ghas', 'weed control', 'nindai', 'gahat'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan) ; TNAU Agritech Portal: Horsegram',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/motaanaz/gahat.jsp',
    },
  },
  {
    id: 'horse-gram-climate-1',
    subject: 'horse-gram',
    topic: 'climate',
    zone: 'Hills and dry tracts',
    seasons: ['kharif'],
    text: {
      en: 'Kulthi stands drought very well and is grown rainfed from valleys up to about 1800 m; it suits late or failed monsoon land where other pulses fail.',
      hi: 'कुल्थी सूखा बहुत सहती है और घाटी से करीब 1800 मीटर तक वर्षा पर उगती है; देर या कमजोर मानसून में जहां दूसरी दालें न हों वहां ठीक है।',
    },
    keywords: ['sukha', 'barani', 'contingency', 'irrigation'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/motaanaz/gahat.jsp',
    },
  },
  {
    id: 'horse-gram-diseases-1',
    subject: 'horse-gram',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'The most serious diseases of horse gram are yellow mosaic virus, dry root rot and wilt; powdery mildew and leaf spot come in humid weather, web blight in heavy rain. Remove yellow plants early, rotate with cereals, treat seed with Trichoderma.',
      hi: 'कुल्थी के मुख्य रोग पीला मोजेक, शुष्क जड़ सड़न और उकठा हैं; नमी में चूर्णिल आसिता-धब्बे, भारी बारिश में वेब झुलसा। पीले पौधे जल्दी हटाएं, अनाज के साथ फसल चक्र रखें, बीज में ट्राइकोडर्मा लगाएं।',
    },
    keywords: ['pili patti', 'leaves yellow', 'sukhna', 'gahat rog'],
    certainty: 'source read',
    source: {
      title:
        'Springer chapter abstract: diseases and pests of horsegram ; Study Material: Diseases of pulses',
      url: 'https://doi.org/10.1007/978-981-19-9956-7_12',
    },
  },
  {
    id: 'horse-gram-diseases-2',
    subject: 'horse-gram',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Dry root rot: horse gram seedlings go red-brown at the collar, plants wilt suddenly and roots break when touched, after long drought and then watering in heat. Rotate with bajra or sorghum, clear stubble, add manure, Trichoderma viride 4 g/kg seed.',
      hi: 'शुष्क जड़ सड़न: कुल्थी के पौधे का गला लाल-भूरा, अचानक मुरझाना और जड़ छूते ही टूटना; लंबे सूखे के बाद पानी और गर्मी में। बाजरा-ज्वार के साथ चक्र, ठूंठ हटाना, गोबर खाद, बीज में ट्राइकोडर्मा विरिडी 4 ग्राम/किलो।',
    },
    keywords: ['jad galan', 'paudhe sukhna', 'murjhana'],
    certainty: 'source read',
    source: {
      title: 'Study Material: Diseases of pulses',
      url: 'https://studymateriall.com/1284/',
    },
  },
  {
    id: 'horse-gram-pests-1',
    subject: 'horse-gram',
    topic: 'pests',
    seasons: ['kharif'],
    text: {
      en: 'Pod borers and rats cut horse gram yield when it rains late in the season. Watch pods, put bird perches, spray neem seed extract 5 % at podding, harvest without delay.',
      hi: 'मौसम के अंत में बारिश हो तो फली छेदक और चूहे कुल्थी की उपज घटाते हैं। फली देखें, पक्षी खूंटी लगाएं, फली पर नीम अर्क 5 प्रतिशत छिड़कें, कटाई में देर न करें।',
    },
    keywords: ['illi', 'keeda', 'chuha', 'rodents', 'caterpillar in pod'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'horse-gram-yield-1',
    subject: 'horse-gram',
    topic: 'yield',
    zone: 'Hills of Uttarakhand',
    seasons: ['kharif'],
    text: {
      en: 'The national average of horse gram is only about 5 quintal/ha (2 q/acre); with timely rain and care the hills report 15-20 quintal/ha (6-8 q/acre).',
      hi: 'कुल्थी की देश की औसत उपज करीब 5 क्विंटल/हेक्टेयर (2 क्विंटल/एकड़) है; समय पर वर्षा और देखभाल से पहाड़ में 15-20 क्विंटल/हेक्टेयर (6-8 क्विंटल/एकड़) बताई गई।',
    },
    keywords: ['paidawar', 'production', 'utpadan', 'gahat upaj', 'kitna hoga'],
    certainty: 'source read',
    source: {
      title:
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: gahat (horse gram) page (copy in public repository AbhishekMaurya09/kissan)',
      url: 'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/motaanaz/gahat.jsp',
    },
  },
  {
    id: 'horse-gram-varieties-1',
    subject: 'horse-gram',
    topic: 'varieties',
    zone: 'Rajasthan, AP, TN, Karnataka, Gujarat, Uttarakhand, Chhattisgarh',
    seasons: ['kharif'],
    text: {
      en: 'Horse gram by state: Rajasthan KS-2, Pratap Kulthi (AK-42); AP Palem-1, Palem-2, PHG-9; Tamil Nadu Paiyur-2; Karnataka PHG-9, GPM-6, CRIDA 1-18 R; Gujarat AK-42, GHG-5; Uttarakhand VL Gahat 8, 10; Chhattisgarh Indira Kulthi-1.',
      hi: 'कुल्थी राज्य अनुसार: राजस्थान KS-2, प्रताप कुल्थी (AK-42); आंध्र पालेम-1, पालेम-2, PHG-9; तमिलनाडु पैयूर-2; कर्नाटक PHG-9, GPM-6, CRIDA 1-18 R; गुजरात AK-42, GHG-5; उत्तराखंड VL गहत 8, 10; छत्तीसगढ़ इंदिरा कुल्थी-1।',
    },
    keywords: ['best variety', 'kisme', 'kaun sa beej', 'kollu', 'hurali', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title:
        'Horse gram: state-wise varieties, Directorate of Pulses and ICAR-IIPR (document copy)',
      url: 'https://arietiform.com/application/nph-tsq.cgi/en/20/https/www.scribd.com/document/800400615/Horse-Gram',
    },
  },
  {
    id: 'horse-gram-irrigation-1',
    subject: 'horse-gram',
    topic: 'irrigation',
    seasons: ['kharif'],
    text: {
      en: 'Horse gram is a rainfed crop; where water is at hand give it once before flowering and once before grains form in the pods. It dislikes standing water.',
      hi: 'कुल्थी वर्षा पर ही होती है; पानी हो तो एक बार फूल से पहले और एक बार फली में दाना बनने से पहले दें। पानी न रुकने दें।',
    },
    keywords: ['sinchai kab', 'kitne pani', 'watering', 'gahat', 'critical stage'],
    certainty: 'source read',
    source: {
      title: 'Kisan of India: Kulthi farming',
      url: 'https://eng.kisanofindia.com/latest-news/how-kulthi-farming-can-become-a-good-source-of-income',
    },
  },
  {
    id: 'horse-gram-harvest-1',
    subject: 'horse-gram',
    topic: 'harvest',
    seasons: ['kharif'],
    text: {
      en: 'Cut kulthi when lower pods are brown and dry and leaves fall (80-125 days by variety), before heavy dew or late rain bursts pods; dry a few days, beat and store dry.',
      hi: 'नीचे की फलियां भूरी-सूखी हों और पत्तियां झड़ें तब कुल्थी काटें (किस्म अनुसार 80-125 दिन), देर की बारिश से पहले; कुछ दिन सुखाकर पीटें और सूखा रखें।',
    },
    keywords: ['katai kab', 'gahat', 'kab kate', 'ripening', 'pakna'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'guar-sowing-1',
    subject: 'guar',
    topic: 'sowing',
    zone: 'Haryana, Rajasthan',
    seasons: ['kharif'],
    text: {
      en: 'Sow seed guar from the second half of June to the first half of July; do not sow in May, because May crops only grow tall, lodge and yield less.',
      hi: 'दाने की ग्वार जून के दूसरे पखवाड़े से जुलाई के पहले पखवाड़े तक बोएं; मई में न बोएं, क्योंकि मई की फसल केवल बढ़ती है, गिरती है और उपज कम देती है।',
    },
    keywords: ['gwar kab boye', 'sowing time', 'guar bijai', 'buwai', 'gawar'],
    certainty: 'source read',
    source: {
      title:
        'Mera Farmhouse: do not sow guar in May ; Agricultural Reviews: sowing time and varieties of guar',
      url: 'http://mera.farm/recent-news/farmers-should-not-sow-guar-in-the-month-of-may-know-why/',
    },
  },
  {
    id: 'guar-sowing-2',
    subject: 'guar',
    topic: 'sowing',
    zone: 'Andhra Pradesh, South India',
    text: {
      en: 'Rainfed guar in Andhra can be sown from May to August; in other parts of the south the sowing window is February to October. Summer guar in the north is sown in March.',
      hi: 'आंध्र में बारानी ग्वार मई से अगस्त तक; दक्षिण में और जगह फरवरी से अक्टूबर तक बो सकते हैं। उत्तर में गर्मी की ग्वार मार्च में बोई जाती है।',
    },
    keywords: ['goruchikkudu', 'kab boye', 'zaid', 'sowing time', 'gwar phali'],
    certainty: 'source read',
    source: {
      title:
        'Agricultureinformation forum: guar cultivation practices ; ACI guar cultivation in India: seed and sowing',
      url: 'http://www.agricultureinformation.com/forums/consultancy-services/101660-guar-gum-cultivation-tips-precausions.html',
    },
  },
  {
    id: 'guar-seed-1',
    subject: 'guar',
    topic: 'seed',
    zone: 'Haryana, Andhra Pradesh',
    seasons: ['kharif'],
    text: {
      en: 'Guar for grain: 12-20 kg seed/ha (5-8 kg/acre) by drill in rows 30-45 cm, plants 10-15 cm; for fodder about 40 kg/ha (16 kg/acre). Sow more when late, dry or on salty soil.',
      hi: 'दाने की ग्वार: 12-20 किलो बीज/हेक्टेयर (5-8 किलो/एकड़), लाइन 30-45 सेमी, पौधा 10-15 सेमी; चारे के लिए करीब 40 किलो/हेक्टेयर (16 किलो/एकड़)। देर, सूखे या खारी जमीन में बीज बढ़ाएं।',
    },
    keywords: ['beej dar', 'kitna beej', 'seed rate', 'spacing', 'hara chara'],
    certainty: 'source read',
    source: {
      title:
        'Agricultureinformation forum: guar cultivation practices ; ACI guar cultivation in India: seed and sowing',
      url: 'http://www.agricultureinformation.com/forums/consultancy-services/101660-guar-gum-cultivation-tips-precausions.html',
    },
  },
  {
    id: 'guar-seed-2',
    subject: 'guar',
    topic: 'seed',
    seasons: ['kharif'],
    text: {
      en: 'Sow guar in lines with a seed drill rather than by chhidka (broadcasting): depth and spacing stay right and hoeing and drainage become easy.',
      hi: 'ग्वार छिड़का (छिटकवां) से नहीं, सीड ड्रिल से लाइन में बोएं: गहराई-दूरी ठीक रहती है, गुड़ाई और पानी निकालना आसान होता है।',
    },
    keywords: ['machine', 'buwai ka tarika', 'sowing method'],
    certainty: 'source read',
    source: {
      title: 'Guar Gum Cultivation: method of sowing guar',
      url: 'https://www.guargumcultivation.com/2013/01/method-of-sowing-of-guar-guar-gum-crop.html',
    },
  },
  {
    id: 'guar-varieties-1',
    subject: 'guar',
    topic: 'varieties',
    zone: 'Rajasthan, Haryana, Gujarat, Punjab',
    seasons: ['kharif'],
    text: {
      en: 'Guar: Haryana HG-365, HG-563, HG 2-20; Rajasthan RGC-936 (85-90 days), RGC-1002 (80-90 days), RGC-1033, 1055, 1066, RGM-112; Gujarat GC-1, GC-2; Punjab AG-112. Vegetable pods: Pusa Navbahar, Durga Bahar.',
      hi: 'ग्वार: हरियाणा HG-365, HG-563, HG 2-20; राजस्थान RGC-936 (85-90 दिन), RGC-1002 (80-90 दिन), RGC-1033, 1055, 1066, RGM-112; गुजरात GC-1, GC-2; पंजाब AG-112। सब्जी की फली: पूसा नवबहार, दुर्गा बहार।',
    },
    keywords: ['best variety', 'kisme', 'gum wali', 'kaun sa beej', 'उन्नत किस्म'],
    certainty: 'source read',
    source: {
      title: 'Cluster bean (document page) ; Map My Crop: Cluster bean guide',
      url: 'https://scribd.com/document/409743287/cluster-bean',
    },
  },
  {
    id: 'guar-soil-1',
    subject: 'guar',
    topic: 'soil',
    zone: 'Rajasthan, Haryana, Gujarat',
    seasons: ['kharif'],
    text: {
      en: 'Guar wants drained sandy loam, pH 7-8.5, warmth (30-35 degrees to sprout, 32-38 to grow) and 400-600 mm rain; waterlogging and humid weather at ripening harm it.',
      hi: 'ग्वार को निकास वाली बलुई दोमट, पीएच 7-8.5, गर्मी (जमाव 30-35, बढ़वार 32-38 डिग्री) और 400-600 मिमी बारिश चाहिए; जलभराव और पकते समय की नमी नुकसान करती है।',
    },
    keywords: ['kaun si mitti', 'climate', 'jameen', 'jalvayu', 'land'],
    certainty: 'source read',
    source: {
      title: 'Cluster bean (document page) ; Agrobotany: Cultivation of cluster bean',
      url: 'https://scribd.com/document/409743287/cluster-bean',
    },
  },
  {
    id: 'guar-nutrients-1',
    subject: 'guar',
    topic: 'nutrients',
    zone: 'Andhra Pradesh',
    seasons: ['kharif'],
    text: {
      en: 'Guar: 20 kg N, 50 kg P2O5 and 10 kg K2O per hectare (8, 20 and 4 kg/acre) at sowing, with Rhizobium on the seed.',
      hi: 'ग्वार: 20 किलो नत्रजन, 50 किलो फास्फोरस, 10 किलो पोटाश प्रति हेक्टेयर (8, 20, 4 किलो/एकड़) बुवाई पर, बीज पर राइजोबियम।',
    },
    keywords: ['khad', 'DAP', 'urea', 'fertilizer dose', 'culture', 'उर्वरक'],
    certainty: 'source read',
    source: {
      title: 'Agricultureinformation forum: guar cultivation practices',
      url: 'http://www.agricultureinformation.com/forums/consultancy-services/101660-guar-gum-cultivation-tips-precausions.html',
    },
  },
  {
    id: 'guar-irrigation-1',
    subject: 'guar',
    topic: 'irrigation',
    zone: 'Andhra Pradesh, Haryana',
    seasons: ['kharif'],
    text: {
      en: 'Kharif guar usually needs no irrigation; in a long dry spell or as an irrigated crop give up to three at about 20 day gaps. Do not let water stand.',
      hi: 'खरीफ ग्वार में प्रायः सिंचाई नहीं चाहिए; लंबे सूखे में या सिंचित फसल में करीब 20 दिन पर तीन तक पानी। खेत में पानी न रुकने दें।',
    },
    keywords: ['kitne pani', 'watering', 'critical stage', 'sinchai kab', 'sichai'],
    certainty: 'source read',
    source: {
      title:
        'Agricultureinformation forum: guar cultivation practices ; Cluster bean (document page)',
      url: 'http://www.agricultureinformation.com/forums/consultancy-services/101660-guar-gum-cultivation-tips-precausions.html',
    },
  },
  {
    id: 'guar-weeds-1',
    subject: 'guar',
    topic: 'weeds',
    zone: 'Andhra Pradesh, Rajasthan',
    seasons: ['kharif'],
    text: {
      en: 'Thin guar by 20 days and hoe once before 30 days; line sowing makes this easy. For a registered weedicide ask the agriculture officer.',
      hi: 'ग्वार में 20 दिन तक छंटाई और 30 दिन से पहले एक गुड़ाई करें; लाइन की बुवाई में यह आसान है। पंजीकृत खरपतवारनाशी कृषि अधिकारी से पूछें।',
    },
    keywords: ['kharpatwar', 'weed control', 'nindai', 'nirai', 'kasola'],
    certainty: 'source read',
    source: {
      title:
        'Agricultureinformation forum: guar cultivation practices ; Guar Gum Cultivation: method of sowing guar',
      url: 'http://www.agricultureinformation.com/forums/consultancy-services/101660-guar-gum-cultivation-tips-precausions.html',
    },
  },
  {
    id: 'guar-pests-1',
    subject: 'guar',
    topic: 'pests',
    zone: 'Rajasthan, Haryana',
    seasons: ['kharif'],
    text: {
      en: 'Jassid (hara tela), whitefly and aphid suck below guar leaves; leaves yellow, curl and turn sticky-black. Keep weeds out, 10-12 yellow sticky traps/ha (4-5/acre), spare ladybirds, 5 % neem seed extract; if many, ask the agriculture officer.',
      hi: 'हरा तेला, सफेद मक्खी और माहू ग्वार की पत्ती के नीचे रस चूसते हैं; पत्ती पीली, मुड़ी, चिपचिपी-काली। खरपतवार हटाएं, 10-12 पीले चिपचिपे ट्रैप/हेक्टेयर (4-5/एकड़), लेडीबर्ड बचाएं, 5 प्रतिशत नीम बीज अर्क; ज्यादा हों तो कृषि अधिकारी से पूछें।',
    },
    keywords: ['white insects below leaf', 'leaf curl', 'chepa', 'safed machhar', 'sucking pest'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'guar-diseases-1',
    subject: 'guar',
    topic: 'diseases',
    zone: 'Haryana, Rajasthan',
    seasons: ['kharif'],
    text: {
      en: 'Bacterial blight: oily water-soaked spots and V-shaped dry patches from the guar leaf edge, black streaks on the stem; warm humid weather, loss 50-70 %. Hot water seed treatment (56 degrees, 10 minutes), resistant varieties, remove and burn residues. No medicine cures it.',
      hi: 'जीवाणु झुलसा: ग्वार की पत्ती पर तेल जैसे पनीले धब्बे, किनारे से V जैसे सूखे भाग, तने पर काली धारियां; गर्म नम मौसम में 50-70 प्रतिशत नुकसान। बीज 56 डिग्री पानी में 10 मिनट, सहनशील किस्म, अवशेष जलाएं। कोई दवा इसे ठीक नहीं करती।',
    },
    keywords: ['patti jalna', 'kale dhabbe', 'BLB', 'patti sukhna'],
    certainty: 'source read',
    source: {
      title:
        "Oneindia: CCSHAU scientists' tips to save guar ; Guar Gum Cultivation: Disease management in guar (2013)",
      url: 'http://www.oneindia.com/2008/08/18/haryana-agri-scientists-give-tips-to-save-guar-crop-1219053852.html',
    },
  },
  {
    id: 'guar-diseases-2',
    subject: 'guar',
    topic: 'diseases',
    zone: 'Haryana, Rajasthan',
    seasons: ['kharif'],
    text: {
      en: 'Alternaria leaf spot: round brown 2-10 mm spots on guar leaves, common in wet humid August-September. Use healthy seed and clean up fallen leaves; ask the agriculture officer for a registered fungicide.',
      hi: 'अल्टरनेरिया पत्ती धब्बा: अगस्त-सितंबर की नमी में ग्वार की पत्ती पर 2-10 मिमी गोल भूरे धब्बे। स्वस्थ बीज लें, गिरी पत्तियां साफ करें; फफूंदनाशी कृषि अधिकारी से पूछें।',
    },
    keywords: ['bhure dhabbe', 'patti girna', 'jhulsa'],
    certainty: 'memory',
    source: { title: 'common practice' },
  },
  {
    id: 'guar-diseases-3',
    subject: 'guar',
    topic: 'diseases',
    zone: 'Rajasthan, Haryana',
    seasons: ['kharif'],
    text: {
      en: 'Root rot and wilt: guar plants yellow and dry in patches, roots brown. Sow guar mixed with sorghum (cut wilt by up to 55 %), add manure, summer plough, Trichoderma on seed and in the soil.',
      hi: 'जड़ गलन-उकठा: ग्वार टुकड़ों में पीली होकर सूखती है, जड़ भूरी। ज्वार के साथ मिश्रित बोएं (उकठा 55 प्रतिशत तक कम), गोबर खाद, गर्मी की जुताई, बीज और मिट्टी में ट्राइकोडर्मा।',
    },
    keywords: ['ukheda', 'paudha sukhna', 'wilting', 'mar rog'],
    certainty: 'source read',
    source: {
      title:
        'Guar Gum Cultivation: Disease management in guar seed crop (2014) ; Directorate of Plant Protection: IPM in cluster bean for export (copy)',
      url: 'https://www.guargumcultivation.com/2014/08/disease-management-in-guar-seed-guar.html',
    },
  },
  {
    id: 'guar-diseases-4',
    subject: 'guar',
    topic: 'diseases',
    seasons: ['kharif'],
    text: {
      en: 'Anthracnose: black sunken cankers on guar pods and stems in wet weather; powdery mildew: white dust on leaves. Healthy seed, wider spacing, no excess water; sulphur on mildew as on the label, ask the agriculture officer.',
      hi: 'एन्थ्रेक्नोज: गीले मौसम में ग्वार की फली-तने पर काले धंसे घाव; चूर्णिल आसिता: पत्ती पर सफेद धूल। स्वस्थ बीज, ज्यादा दूरी, पानी ज्यादा नहीं; आसिता पर गंधक लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
    },
    keywords: ['phali par kale dhabbe', 'safed powder', 'pod spots', 'chhachhya'],
    certainty: 'source read',
    source: {
      title: 'Guar Gum Cultivation: Disease management in guar (2013)',
      url: 'https://www.guargumcultivation.com/2013/01/disease-management-in-guar-crop_20.html',
    },
  },
  {
    id: 'guar-harvest-1',
    subject: 'guar',
    topic: 'harvest',
    zone: 'Andhra Pradesh, Rajasthan',
    seasons: ['kharif'],
    text: {
      en: 'Cut seed guar when about 80 % of pods are straw coloured, dry and then thresh. Vegetable pods are picked from 40 days on every 10-12 days; fodder is cut at flowering to first pods (50-80 days).',
      hi: 'करीब 80 प्रतिशत फलियां भूसे के रंग की हों तब दाने की ग्वार काटें, सुखाकर गहाई करें। सब्जी की फली 40 दिन से हर 10-12 दिन पर तोड़ें; चारा फूल से पहली फली तक (50-80 दिन) काटें।',
    },
    keywords: ['katai kab', 'kab kate', 'tudai', 'hara chara', 'pakna'],
    certainty: 'source read',
    source: {
      title:
        'Agricultureinformation forum: guar cultivation practices ; ACI guar cultivation in India: harvesting and yield',
      url: 'http://www.agricultureinformation.com/forums/consultancy-services/101660-guar-gum-cultivation-tips-precausions.html',
    },
  },
  {
    id: 'guar-storage-1',
    subject: 'guar',
    topic: 'storage',
    zone: 'Rajasthan, Haryana',
    text: {
      en: 'Dry guar seed keeps 3-6 years in dry bags, so it can wait for a better price; prices swing a lot with gum export demand.',
      hi: 'सूखा ग्वार दाना सूखी बोरियों में 3-6 साल रहता है, इसलिए अच्छे भाव तक रोका जा सकता है; भाव गोंद के निर्यात से बहुत ऊपर-नीचे होते हैं।',
    },
    keywords: ['bhav', 'bhandaran', 'mandi', 'gwar gum rate', 'kab beche'],
    certainty: 'source read',
    source: {
      title: 'USDA GAIN IN4035 (2014): An analysis of guar crop in India (copy)',
      url: 'https://1.800.gay:443/https/www.scribd.com/document/403644364/An-Analysis-of-Guar-Crop-in-India-New-Delhi-India-5-6-2014-pdf',
    },
  },
  {
    id: 'guar-yield-1',
    subject: 'guar',
    topic: 'yield',
    zone: 'Rajasthan, Haryana, Punjab',
    seasons: ['kharif'],
    text: {
      en: 'Improved guar gives 10-15 quintal seed/ha (4-6 q/acre; up to 8 q/acre for Guara 80 in Punjab), about 300 quintal green fodder or 60 quintal green pods per hectare.',
      hi: 'उन्नत ग्वार 10-15 क्विंटल दाना/हेक्टेयर (4-6 क्विंटल/एकड़; पंजाब में ग्वारा 80 से 8 क्विंटल/एकड़ तक), करीब 300 क्विंटल हरा चारा या 60 क्विंटल हरी फली/हेक्टेयर देती है।',
    },
    keywords: ['paidawar', 'utpadan', 'production', 'kitni hogi', 'upaj'],
    certainty: 'source read',
    source: {
      title:
        'Map My Crop: Cluster bean guide ; ACI guar cultivation in India: harvesting and yield ; Apni Kheti: Guar crop cultivation, Punjab',
      url: 'https://mapmycrop.com/tinda-crop-guideindia/',
    },
  },
  {
    id: 'guar-intercropping-1',
    subject: 'guar',
    topic: 'intercropping',
    zone: 'Rajasthan, North India',
    seasons: ['kharif'],
    text: {
      en: 'Guar for fodder is grown mixed with jowar or bajra; seed guar goes well as intercrop in cotton, maize or sorghum and feeds nitrogen to the next crop.',
      hi: 'चारे की ग्वार ज्वार या बाजरा के साथ मिलाकर बोते हैं; दाने की ग्वार कपास, मक्का, ज्वार के बीच अच्छी रहती है और अगली फसल को नत्रजन देती है।',
    },
    keywords: ['mixed crop', 'sah fasal', 'antarvarti', 'mishrit kheti', 'rotation'],
    certainty: 'source read',
    source: {
      title:
        'Guar Gum Cultivation: Intercropping in guar ; Guar Gum Cultivation: method of sowing guar',
      url: 'https://www.guargumcultivation.com/2013/01/intercropping-in-guar-guar-gum-crop.html',
    },
  },
];
