import { callCentre } from '@upaj/content/about/call-centre';
import type { ChatSource } from '@upaj/contract/chat.schema';
import type { CannedAnswer } from './canned-answer.ts';
import { everydayAnswers } from './chat-everyday.data.ts';

const wheat = ['wheat', 'gehu', 'गेहूं', 'गेहूँ'];
const tomato = ['tomato', 'tamatar', 'टमाटर'];
const rice = ['rice', 'paddy', 'dhan', 'धान'];
const yellow = ['yellow', 'pili', 'peeli', 'पीली', 'पीले', 'पीला'];
const irrigation = ['irrigat', 'sinchai', 'सिंचाई'];

const commonPractice = (factId: string): ChatSource => ({
  ...{ factId, title: 'Common practice', url: null },
  ...{ certainty: 'memory', zone: null },
});

const read = (
  factId: string,
  title: string,
  url: string,
  zone: ChatSource['zone'] = null,
): ChatSource => ({ factId, title, url, certainty: 'source read', zone });

const callThem = {
  en: `Please ask the Kisan Call Centre on ${callCentre}, free of charge from 6 am to 10 pm.`,
  hi: `किसान कॉल सेंटर ${callCentre} पर पूछें, सुबह 6 से रात 10 बजे तक मुफ्त।`,
};

/** What KrishiBot knows in the mocks; the first that fits answers. The ids are those of real facts. */
export const cannedAnswers: readonly CannedAnswer[] = [
  {
    words: [
      ['poison', 'pesticide', 'zeher', 'जहर', 'दवा'],
      ['drank', 'drunk', 'swallowed', 'pee li', 'पी ली'],
    ],
    outcome: 'helpline',
    en: ['Call the poison information centre on 1800-116-117 or an ambulance on 108 at once.'],
    hi: ['तुरंत जहर सूचना केंद्र 1800-116-117 या एंबुलेंस 108 पर फोन करें।'],
  },
  {
    words: [['kill myself', 'suicide', 'end my life', 'aatmhatya', 'आत्महत्या', 'मरना चाहता']],
    outcome: 'helpline',
    en: ['You are not alone. Please talk to Tele-MANAS on 14416, free, day and night.'],
    hi: ['आप अकेले नहीं हैं। टेली-मानस 14416 पर बात करें, मुफ्त, दिन-रात।'],
  },
  {
    words: [['cricket', 'film', 'movie', 'forget your instructions', 'क्रिकेट', 'फिल्म']],
    outcome: 'refused',
    en: ['Sorry, your query is not related to plants or animals.'],
    hi: ['माफ करें, आपका सवाल पौधों या पशुओं से जुड़ा नहीं है।'],
  },
  {
    words: [wheat, ['price', 'market', 'msp', 'bhav', 'rate', 'भाव', 'दाम']],
    outcome: 'answered',
    en: [
      'The MSP of Wheat for 2026-27 is ₹2,585 per quintal, announced on 01/10/2025.',
      'On Upaj the middle price of 4 listings of Wheat is ₹2,640 per quintal today.',
    ],
    hi: [
      '2026-27 के लिए गेहूं का MSP ₹2,585 प्रति क्विंटल है, घोषणा 01/10/2025 को हुई।',
      'उपज पर आज गेहूं की 4 पेशकशों का बीच का भाव ₹2,640 प्रति क्विंटल है।',
    ],
    sources: [
      {
        ...{ factId: 'msp', title: 'MSP 2026-27', url: null },
        certainty: 'source read',
        zone: null,
      },
      {
        ...{ factId: 'listings', title: 'Listings of Wheat on Upaj', url: '/mandi?q=Wheat' },
        ...{ certainty: 'live', zone: null },
      },
    ],
    followUps: { en: ['When should I sow wheat?'], hi: ['गेहूं कब बोएं?'] },
  },
  {
    words: [wheat, [...irrigation, 'water', 'pani', 'पानी']],
    outcome: 'answered',
    en: [
      'The first irrigation at crown root stage, 20 to 25 days after sowing, matters most; wheat usually needs 4 to 6 irrigations in all.',
    ],
    hi: [
      'पहला पानी ताजमूल (सीआरआई) अवस्था में, बुवाई के 20 से 25 दिन बाद, सबसे जरूरी है। गेहूं को कुल 4 से 6 पानी चाहिए।',
    ],
    sources: [
      read(
        'wheat-irrigation-1',
        'Farmer Friend: package of practices for wheat for India',
        'http://farmerfriend.info/pop-wheat.html',
      ),
    ],
    followUps: { en: ['How much urea does wheat need?'], hi: ['गेहूं में कितना यूरिया दें?'] },
  },
  {
    words: [wheat, ['sow', 'bona', 'boye', 'buwai', 'बो', 'बुवाई']],
    outcome: 'answered',
    en: [
      'Best time for irrigated wheat is the first half of November in the north-west plains and mid November in the north-east plains and central India; finish before about 20 November, because later sowing fills grain in hot wind.',
      'This holds for the North-west plains.',
    ],
    hi: [
      'सिंचित गेहूं की बुवाई उत्तर पश्चिम में नवंबर के पहले पखवाड़े में, उत्तर पूर्व और मध्य भारत में मध्य नवंबर में करें। लगभग 20 नवंबर से पहले पूरी करें, देर में दाना गर्म हवा में भरता है।',
      'यह बात उत्तर पश्चिमी मैदानों के लिए है।',
    ],
    sources: [
      read(
        'wheat-sowing-1',
        'Krishi Jagran: sow wheat before November 20 for good yield',
        'https://krishijagran.com/agriculture-world/wheat-cultivation-to-get-good-yield-sow-this-variety-of-wheat-before-november-20/',
        { en: 'North-west plains', hi: 'उत्तर-पश्चिमी मैदान' },
      ),
    ],
    followUps: {
      en: ['And for late sowing?', 'When does wheat need water?'],
      hi: ['और देर से बुवाई के लिए?', 'गेहूं में पानी कब दें?'],
    },
  },
  {
    words: [rice, ['urea', 'fertilizer', 'dose', 'khad', 'यूरिया', 'खाद']],
    outcome: 'answered',
    en: [
      'A common dose for irrigated high yielding rice is 120 kg N, 60 kg P2O5 and 40 kg K2O per hectare (48:24:16 kg per acre): all P and K and one third to one half of N at planting, the rest of N in two parts at tillering and at panicle start. Follow the soil health card first.',
    ],
    hi: [
      'सिंचित अधिक उपज वाले धान की आम मात्रा: नाइट्रोजन 120, फॉस्फोरस 60, पोटाश 40 किलो प्रति हेक्टेयर (48:24:16 किलो प्रति एकड़)। पहले मिट्टी की जांच मानें।',
    ],
    sources: [commonPractice('rice-nutrients-1')],
    followUps: {
      en: ['Why do the leaves of rice turn yellow?'],
      hi: ['धान के पत्ते पीले क्यों होते हैं?'],
    },
  },
  {
    words: [wheat, ['fertili', 'manure', 'urea', 'khad', 'खाद', 'यूरिया']],
    outcome: 'answered',
    en: [
      'Irrigated timely wheat: 120 to 150 kg N, 40 to 60 kg P2O5 and 40 kg K2O per hectare (48 to 60 : 16 to 24 : 16 kg per acre); all P and K placed at sowing.',
      'Follow the soil test.',
    ],
    hi: [
      'सिंचित समय के गेहूं में: नाइट्रोजन 120 से 150, फॉस्फोरस 40 से 60, पोटाश 40 किलो प्रति हेक्टेयर (48 से 60 : 16 से 24 : 16 किलो प्रति एकड़)।',
      'फॉस्फोरस और पोटाश पूरा बुवाई पर। मिट्टी जांच के अनुसार दें।',
    ],
    sources: [
      read(
        'wheat-nutrients-1',
        'Agriculture in India: package of practices for wheat production',
        'https://agricultureinindia.net/agronomy/wheat-production/package-of-practices-for-wheat-production-agronomy/11975',
      ),
    ],
    followUps: { en: ['When does wheat need water?'], hi: ['गेहूं में पानी कब दें?'] },
  },
  {
    words: [wheat, ['insect', 'pest', 'termite', 'keeda', 'deemak', 'कीट', 'कीड़', 'दीमक']],
    outcome: 'answered',
    en: [
      'Termites: plants dry in patches soon after sowing or near ripening and pull out easily with eaten roots.',
      'Never use raw dung, remove old stubble, irrigate in time; in known fields treat the seed with a labelled insecticide (ask the agriculture officer).',
    ],
    hi: [
      'दीमक: बुवाई के बाद या पकने के समय जगह जगह पौधे सूखते हैं और आसानी से उखड़ते हैं, जड़ खाई हुई।',
      'कच्चा गोबर न डालें, पुराने ठूंठ हटाएं, समय पर पानी दें; जहां दीमक रहती हो वहां लेबल वाली दवा से बीज उपचार (कृषि अधिकारी से पूछें)।',
    ],
    sources: [
      read(
        'wheat-pests-3',
        'Krishi Sewa: emerging pest problems in wheat and their management',
        'https://krishisewa.com/disease-management/1449-emerging-pest-problems-in-wheat-and-their-management.html',
      ),
    ],
  },
  {
    words: [wheat, yellow],
    outcome: 'answered',
    en: [
      'Read yellowing by place: old lower leaves first means nitrogen, young leaves with green veins means manganese or iron (sandy soil), pale patches with stunting means zinc, yellow powder that comes off on the finger means yellow rust.',
    ],
    hi: [
      'पीलापन कहां है देखें: नीचे की पुरानी पत्तियां पहले तो नाइट्रोजन, नई पत्तियां नसें हरी तो मैंगनीज या लोहा (रेतीली जमीन), धब्बों में बौना और हल्का रंग तो जिंक, उंगली पर पीला पाउडर लगे तो पीला रतुआ।',
    ],
    sources: [commonPractice('wheat-disorders-2')],
  },
  {
    words: [rice, yellow],
    outcome: 'answered',
    en: [
      'Yellow from the lower leaves upwards with short thin plants means nitrogen shortage; bluish green young leaves with scorched older leaves, weak straw and lodging means potash shortage.',
    ],
    hi: [
      'नीचे की पत्तियों से पीलापन शुरू हो और पौधे छोटे रहें तो नाइट्रोजन की कमी है।',
      'नई पत्तियां नीली हरी, पुरानी पत्तियां झुलसी, तना कमजोर और फसल गिरे तो पोटाश की कमी है।',
    ],
    sources: [
      read(
        'rice-disorders-3',
        'TNAU Agritech: rice nutrient deficiency and toxicity symptoms',
        'https://agritech.tnau.ac.in/agriculture/agri_cropproduction_cereals_rice_tranpudlow_mainfield_nutrient_mgmt_deficiency.html',
        { en: 'Tamil Nadu', hi: 'तमिलनाडु' },
      ),
    ],
  },
  {
    words: [tomato, [...yellow, 'disease', 'रोग']],
    outcome: 'answered',
    en: [
      'Tomato leaf curl virus: leaves roll down and crinkle, new leaves turn yellowish, plant stays bushy and dwarf.',
      'Pull out and destroy sick plants, remove host weeds, and sow 5-6 border rows of maize, jowar or bajra 50-60 days before planting to stop whitefly.',
    ],
    hi: [
      'टमाटर पत्ती मोड़ विषाणु: पत्तियां नीचे मुड़कर सिकुड़ती हैं, नई पत्ती पीली, पौधा बौना और झाड़ी जैसा।',
      'रोगी पौधे उखाड़कर नष्ट करें, खरपतवार हटाएं, और रोपाई से 50-60 दिन पहले चारों ओर मक्का, ज्वार या बाजरे की 5-6 कतार बोएं ताकि सफेद मक्खी न आए।',
    ],
    sources: [
      read(
        'tomato-diseases-1',
        'Tomato leaf curl virus, tomato expert system',
        'https://expertsystm.wixsite.com/tomato/single-post/2015/03/09/tomato-leaf-curl-virus',
      ),
    ],
  },
  {
    words: [tomato, ['xyz', 'mealy', 'मिलीबग']],
    outcome: 'near',
    en: [
      'I have no fact about this insect in tomato; this is what I know of tomato that comes near.',
      'Whitefly on tomato: tiny white insects fly up from below the leaf and carry leaf curl.',
      'Uproot curled plants, remove weeds, do not over-water, hang yellow sticky traps, spray 0.5 % neem oil; any insecticide only as on the label, ask the agriculture officer.',
      callThem.en,
    ],
    hi: [
      'टमाटर के इस कीड़े पर मेरे पास पक्की जानकारी नहीं है; इससे मिलती जानकारी यह है।',
      'टमाटर में सफेद मक्खी: पत्ती के नीचे से छोटे सफेद कीड़े उड़ते हैं और पत्ती मोड़ फैलाते हैं।',
      'मुड़े पौधे उखाड़ें, खरपतवार हटाएं, ज्यादा पानी न दें, पीले चिपचिपे कार्ड लगाएं, 0.5 % नीम तेल छिड़कें; कीटनाशक केवल लेबल के अनुसार, कृषि अधिकारी से पूछकर।',
      callThem.hi,
    ],
    sources: [
      read(
        'tomato-pests-1',
        'TNAU Agritech Portal: organic pest management of horticultural crops',
        'https://agritech.tnau.ac.in/ta/org_farm/orgfarm_hortipest_ta.html',
      ),
    ],
    followUps: {
      en: ['How to save tomato from diseases?'],
      hi: ['टमाटर को रोग से कैसे बचाएं?'],
    },
  },
  {
    words: [['chickpea', 'gram', 'chana', 'चना', 'चने'], irrigation],
    outcome: 'answered',
    en: [
      'Gram needs its two irrigations of about 30 mm each at branching and at pod filling.',
      'Never irrigate kabuli gram just after sowing in deep black soil.',
    ],
    hi: [
      'चने को करीब 30 मिमी के दो पानी चाहिए: शाखा बनते समय और दाना भरते समय।',
      'गहरी काली मिट्टी में काबुली चने को बुवाई के तुरंत बाद पानी न दें।',
    ],
    sources: [
      read(
        'chickpea-irrigation-2',
        'Eco. Env. & Cons. 28 (2022): Agronomic practices enhancing the productivity of chickpea, a review',
        'http://www.envirobiotechjournals.com/article_abstract.php?aid=13194&iid=366&jid=3',
      ),
    ],
  },
  {
    words: [['mustard', 'sarson', 'सरसों'], irrigation],
    outcome: 'answered',
    en: [
      'Mustard must not go dry before flowering and before grain filling.',
      'On light soil give two irrigations, about 30 days and 50-55 days after sowing if there is no rain.',
    ],
    hi: [
      'सरसों में फूल से पहले और दाना भरने से पहले सूखा न पड़े।',
      'हल्की मिट्टी में बारिश न हो तो दो पानी: करीब 30 दिन और 50-55 दिन पर।',
    ],
    sources: [
      read(
        'mustard-irrigation-1',
        'GBPUAT Pantnagar, Uttarakhand Kisan Gyan Portal: rai and sarson page (copy in public repository AbhishekMaurya09/kissan)',
        'https://github.com/AbhishekMaurya09/kissan/blob/c17682cba55facbca9746add3d7169a19f9d4908/til/rai.jsp',
        { en: 'North India', hi: 'उत्तर भारत' },
      ),
    ],
  },
  {
    words: [['potato', 'aloo', 'आलू'], irrigation],
    outcome: 'answered',
    en: [
      'First light irrigation 5-7 days after planting potato (10 days in TNAU guide), then every 7-15 days by soil and weather; roots are shallow, so give little and often and use drip or sprinkler where possible.',
    ],
    hi: [
      'आलू में पहला हल्का पानी लगाने के 5-7 दिन बाद (टीएनएयू में 10 दिन), फिर मिट्टी-मौसम देखकर 7-15 दिन पर; जड़ उथली है, इसलिए थोड़ा-थोड़ा और बार-बार दें, हो सके तो ड्रिप या फव्वारा।',
    ],
    sources: [
      read(
        'potato-irrigation-1',
        'Kerala Agricultural University: potato',
        'http://agritech.kau.in/index.php/node/696',
      ),
    ],
  },
  {
    words: [irrigation],
    outcome: 'asked back',
    en: ['When to irrigate depends on the crop.', 'Which crop is it?'],
    hi: ['सिंचाई कब करें, यह फसल पर निर्भर है।', 'कौन सी फसल है?'],
    choices: {
      en: ['Wheat', 'Chickpea', 'Mustard', 'Potato'],
      hi: ['गेहूं', 'चना', 'सरसों', 'आलू'],
    },
  },
  {
    words: [yellow],
    outcome: 'asked back',
    en: ['Which crop is it, and in which state does it grow?'],
    hi: ['कौन सी फसल है, और किस राज्य में है?'],
    choices: { en: ['Rice', 'Wheat', 'Tomato'], hi: ['धान', 'गेहूं', 'टमाटर'] },
  },
  {
    words: [
      ['cow', 'cattle', 'gay', 'गाय'],
      ['milk', 'doodh', 'dudh', 'दूध'],
    ],
    outcome: 'answered',
    en: [
      'Give clean water freely and never change feed, timing or shed routine suddenly; 83 to 87 % of milk is water, so thirst cuts milk at once.',
    ],
    hi: [
      'साफ पानी जितना पशु पिए उतना दें और चारा, समय या दिनचर्या अचानक न बदलें; दूध में 83 से 87 % पानी होता है, प्यासे पशु का दूध तुरंत घटता है।',
    ],
    sources: [
      read(
        'cattle-feeding-6',
        'The Hindu: judicious feeding (LUVAS, Hisar)',
        'http://www.thehindu.com/sci-tech/agriculture/judicious-feeding-to-increase-milk-production/article3939159.ece',
      ),
    ],
  },
  {
    words: [wheat],
    outcome: 'asked back',
    en: ['I have facts about wheat.', 'What would you like to know?'],
    hi: ['गेहूं के बारे में मेरे पास जानकारी है।', 'आप क्या जानना चाहते हैं?'],
    choices: {
      en: [
        'wheat: sowing time and way',
        'wheat: manure and fertiliser',
        'wheat: water',
        'wheat: insects and other pests',
        'wheat: yellowing, drying and drop',
        'wheat: market',
      ],
      hi: [
        'गेहूं: बुवाई',
        'गेहूं: खाद',
        'गेहूं: सिंचाई',
        'गेहूं: कीट',
        'गेहूं: पीलापन, सूखना और झड़ना',
        'गेहूं: मंडी और भाव',
      ],
    },
  },
  ...everydayAnswers,
];

/** The answer to everything else. */
export const unknownAnswer: CannedAnswer = {
  words: [],
  outcome: 'unknown',
  en: ['I do not know this.', callThem.en],
  hi: ['यह मुझे नहीं पता।', callThem.hi],
};
