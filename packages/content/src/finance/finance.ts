import type { SourcedInWords } from '../certainty.ts';
import type { Bilingual } from '../text.ts';

/** One thing known about a loan or an insurance, with its day. */
export interface FinanceFact extends SourcedInWords {
  label: Bilingual;
  value: Bilingual;
  /** ISO date, month or year for which it holds. */
  asOn: string;
}

export interface FinanceCard {
  id: string;
  kind: 'loan' | 'insurance';
  title: Bilingual;
  description: Bilingual;
  /** The provider's page for it. */
  url: string;
  /** Name in the icon set of produce. */
  image: string;
  facts: readonly FinanceFact[];
}

const products: Bilingual = { en: 'What it lends for', hi: 'किस काम के लिए ऋण' };
const premium: Bilingual = { en: 'What you pay', hi: 'किसान का प्रीमियम' };
const original: Bilingual = {
  en: "the original product's page; product names are general knowledge",
  hi: 'मूल उत्पाद का पन्ना; योजनाओं के नाम सामान्य जानकारी से',
};
const businessStandard: Bilingual = {
  en: 'Business Standard, 28 May 2025',
  hi: 'बिजनेस स्टैंडर्ड, 28 मई 2025',
};
const unionBank: Bilingual = {
  en: 'Union Bank of India, page on the Kisan Credit Card (stored copy)',
  hi: 'यूनियन बैंक का किसान क्रेडिट कार्ड वाला पन्ना (सहेजी प्रति)',
};
const guidelines: Bilingual = { en: 'scheme guidelines', hi: 'योजना के दिशा-निर्देश' };

/** The five cards of the finance screen in their order. */
export const financeCards: readonly FinanceCard[] = [
  {
    id: 'union-bank-agricultural-loan',
    kind: 'loan',
    title: { en: 'Union Bank agricultural loan', hi: 'यूनियन बैंक कृषि ऋण' },
    description: {
      en: 'Kisan Credit Card, land development, machines, irrigation and allied work from Union Bank of India.',
      hi: 'यूनियन बैंक से किसान क्रेडिट कार्ड, भूमि सुधार, मशीन, सिंचाई और जुड़े काम के लिए ऋण।',
    },
    url: 'https://www.unionbankofindia.co.in/english/agriculture-loan.aspx',
    image: 'bank',
    facts: [
      {
        label: products,
        value: {
          en: 'Union Green Card (Kisan Credit Card), land development, farm machines, minor irrigation, allied activities, warehouse receipts',
          hi: 'यूनियन ग्रीन कार्ड (किसान क्रेडिट कार्ड), भूमि सुधार, कृषि मशीन, लघु सिंचाई, सहायक काम, गोदाम रसीद पर ऋण',
        },
        asOn: '2025',
        certainty: 'memory',
        source: original,
      },
      {
        label: { en: 'How the limit is worked out', hi: 'सीमा कैसे तय होती है' },
        value: {
          en: 'First year: scale of finance × area + 10% for household and post-harvest needs + 20% for upkeep of farm assets + crop insurance; then 10% more each year',
          hi: 'पहला साल: वित्त मान × क्षेत्र + घर और कटाई के बाद के लिए 10% + संपत्ति रखरखाव के लिए 20% + फसल बीमा; फिर हर साल 10% बढ़त',
        },
        asOn: '2025',
        certainty: 'source read',
        source: unionBank,
      },
      {
        label: { en: 'Flexible limit for marginal farmers', hi: 'सीमांत किसान की लचीली सीमा' },
        value: {
          en: '₹10,000 to ₹50,000 by holding and crops',
          hi: 'जोत और फसल के अनुसार ₹10,000 से ₹50,000',
        },
        asOn: '2025',
        certainty: 'source read',
        source: unionBank,
      },
      {
        label: { en: 'Separate term loan', hi: 'अलग सावधि ऋण' },
        value: {
          en: 'Needed when the card limit passes ₹25 lakh',
          hi: 'कार्ड की सीमा ₹25 लाख से ऊपर हो तो जरूरी',
        },
        asOn: '2025',
        certainty: 'source read',
        source: unionBank,
      },
    ],
  },
  {
    id: 'sbi-crop-loan',
    kind: 'loan',
    title: { en: 'State Bank of India crop loan', hi: 'एसबीआई फसल ऋण' },
    description: {
      en: 'Crop loan on the Kisan Credit Card for owners, tenants, sharecroppers and groups.',
      hi: 'मालिक, पट्टेदार, बटाईदार और समूहों के लिए किसान क्रेडिट कार्ड पर फसल ऋण।',
    },
    url: 'https://sbi.co.in/web/agri-rural/agriculture-banking/crop-loan',
    image: 'sheaf-of-rice',
    facts: [
      {
        label: { en: 'Interest', hi: 'ब्याज' },
        value: {
          en: '7% simple a year up to ₹3 lakh while the interest subvention runs; 4% after prompt repayment',
          hi: 'ब्याज सहायता रहने तक ₹3 लाख तक साल का 7% साधारण; समय पर चुकाने पर 4%',
        },
        asOn: '2025-05-28',
        certainty: 'source read',
        source: {
          en: `${businessStandard.en}; copy of the bank's page on the Kisan Credit Card`,
          hi: `${businessStandard.hi}; बैंक के किसान क्रेडिट कार्ड वाले पन्ने की प्रति`,
        },
      },
      {
        label: { en: 'Who can apply', hi: 'कौन आवेदन कर सकता है' },
        value: {
          en: 'Owner cultivators (single or joint), tenant farmers, oral lessees, sharecroppers, self-help and joint liability groups',
          hi: 'मालिक किसान (अकेले या साझे), पट्टेदार (लिखित या मौखिक), बटाईदार, स्वयं सहायता और संयुक्त देयता समूह',
        },
        asOn: '2025',
        certainty: 'source read',
        source: {
          en: "copies of the bank's page on the Kisan Credit Card",
          hi: 'बैंक के किसान क्रेडिट कार्ड वाले पन्ने की प्रतियां',
        },
      },
      {
        label: { en: 'Processing fee', hi: 'प्रक्रिया शुल्क' },
        value: { en: 'None up to ₹3 lakh', hi: '₹3 लाख तक कोई नहीं' },
        asOn: '2025',
        certainty: 'source read',
        source: {
          en: 'pages on the Kisan Credit Card of two banks',
          hi: 'दो बैंकों के किसान क्रेडिट कार्ड वाले पन्ने',
        },
      },
      {
        label: { en: 'The card', hi: 'कार्ड' },
        value: {
          en: 'Valid for 5 years with a yearly review, as a RuPay debit card; new RBI rules from January 2027',
          hi: '5 साल तक मान्य, हर साल समीक्षा, रुपे डेबिट कार्ड; जनवरी 2027 से RBI के नए नियम',
        },
        asOn: '2025',
        certainty: 'source read',
        source: {
          en: 'page on the Kisan Credit Card of a regional rural bank (rule common to banks)',
          hi: 'एक क्षेत्रीय ग्रामीण बैंक का किसान क्रेडिट कार्ड वाला पन्ना (नियम सब बैंकों में एक)',
        },
      },
      {
        label: { en: 'Without collateral', hi: 'बिना गारंटी' },
        value: {
          en: 'Up to ₹2 lakh from 1 January 2025 (₹1.6 lakh before)',
          hi: '1 जनवरी 2025 से ₹2 लाख तक (पहले ₹1.6 लाख)',
        },
        asOn: '2025-01-01',
        certainty: 'memory',
        source: {
          en: 'Reserve Bank circular of December 2024; ₹2 lakh also read on a bank page',
          hi: 'रिजर्व बैंक का दिसंबर 2024 का परिपत्र; ₹2 लाख एक बैंक के पन्ने पर भी पढ़ा',
        },
      },
    ],
  },
  {
    id: 'pnb-agriculture-credit',
    kind: 'loan',
    title: {
      en: 'Punjab National Bank agriculture credit schemes',
      hi: 'पीएनबी कृषि ऋण योजनाएं',
    },
    description: {
      en: 'Kisan Credit Card, tractor, dairy and poultry loans and loans against warehouse receipts.',
      hi: 'किसान क्रेडिट कार्ड, ट्रैक्टर, डेयरी, मुर्गी पालन और गोदाम रसीद पर ऋण।',
    },
    url: 'https://www.pnbindia.in/agriculture-credit-schemes.html',
    image: 'tractor',
    facts: [
      {
        label: products,
        value: {
          en: 'PNB Kisan Credit Card, Kisan Tatkal Rin, Kisan Sampuran Rin, Kisan Gold, tractors and machines, dairy and poultry, warehouse receipts',
          hi: 'पीएनबी किसान क्रेडिट कार्ड, किसान तत्काल ऋण, किसान संपूर्ण ऋण, किसान गोल्ड, ट्रैक्टर और मशीन, डेयरी और मुर्गी पालन, गोदाम रसीद',
        },
        asOn: '2025',
        certainty: 'memory',
        source: original,
      },
      {
        label: { en: 'Interest subvention', hi: 'ब्याज सहायता' },
        value: {
          en: '1.5% to the lender and 3% to the farmer who repays on time, continued for 2025-26 by the Cabinet on 28 May 2025',
          hi: 'बैंक को 1.5% और समय पर चुकाने वाले किसान को 3%; 28 मई 2025 को कैबिनेट ने 2025-26 के लिए जारी रखा',
        },
        asOn: '2025-05-28',
        certainty: 'source read',
        source: businessStandard,
      },
      {
        label: { en: 'Animals or fish alone', hi: 'केवल पशु या मछली' },
        value: {
          en: 'Interest benefit up to ₹2 lakh for animal husbandry or fisheries',
          hi: 'पशुपालन या मछली पालन के लिए ₹2 लाख तक ब्याज लाभ',
        },
        asOn: '2025-05-28',
        certainty: 'source read',
        source: businessStandard,
      },
      {
        label: { en: 'Cards in the country', hi: 'देश में कार्ड' },
        value: {
          en: 'More than 7.75 crore Kisan Credit Card accounts',
          hi: '7.75 करोड़ से ज्यादा किसान क्रेडिट कार्ड खाते',
        },
        asOn: '2025-05-28',
        certainty: 'source read',
        source: businessStandard,
      },
    ],
  },
  {
    id: 'pmfby',
    kind: 'insurance',
    title: { en: 'Pradhan Mantri Fasal Bima Yojana', hi: 'प्रधानमंत्री फसल बीमा योजना' },
    description: {
      en: 'Crop insurance from sowing to after the harvest: you pay a small fixed share, the governments pay the rest.',
      hi: 'बुआई से कटाई के बाद तक फसल बीमा: किसान छोटा तय हिस्सा देता है, बाकी सरकारें।',
    },
    url: 'https://pmfby.gov.in/',
    image: 'classical-building',
    facts: [
      {
        label: premium,
        value: {
          en: '2% of the sum insured for kharif food and oilseed crops, 1.5% for rabi, 5% for annual commercial and horticultural crops',
          hi: 'बीमित राशि का खरीफ अनाज-तिलहन में 2%, रबी में 1.5%, सालाना नकदी और बागवानी फसल में 5%',
        },
        asOn: '2016',
        certainty: 'source read',
        source: {
          en: 'narendramodi.in; agrifarms.in',
          hi: 'वेबसाइट narendramodi.in और agrifarms.in',
        },
      },
      {
        label: { en: 'Cap', hi: 'सीमा' },
        value: {
          en: 'No upper limit on the subsidy and no capping of the premium: the full sum is insured',
          hi: 'सब्सिडी और प्रीमियम पर कोई ऊपरी सीमा नहीं: पूरी राशि का बीमा',
        },
        asOn: '2016',
        certainty: 'source read',
        source: { en: 'narendramodi.in', hi: 'वेबसाइट narendramodi.in' },
      },
      {
        label: { en: 'Report a loss', hi: 'नुकसान की सूचना' },
        value: {
          en: 'Within 72 hours for a local calamity or post-harvest loss; helpline 14447',
          hi: 'स्थानीय आपदा या कटाई के बाद के नुकसान पर 72 घंटे के भीतर; हेल्पलाइन 14447',
        },
        asOn: '2026-08',
        certainty: 'source read',
        source: {
          en: 'public list checked on 22 August 2026',
          hi: '22 अगस्त 2026 को जांची गई सार्वजनिक सूची',
        },
      },
      {
        label: { en: 'Since', hi: 'कब से' },
        value: {
          en: 'Launched on 18 February 2016; first season kharif 2016',
          hi: '18 फरवरी 2016 को शुरू; पहला मौसम खरीफ 2016',
        },
        asOn: '2016',
        certainty: 'source read',
        source: { en: 'agrifarms.in', hi: 'वेबसाइट agrifarms.in' },
      },
      {
        label: { en: 'Money set aside', hi: 'कुल बजट' },
        value: {
          en: '₹69,515.71 crore for PMFBY and RWBCIS to 2025-26, approved on 1 January 2025; voluntary for all since 2020',
          hi: '2025-26 तक PMFBY और RWBCIS के लिए ₹69,515.71 करोड़, 1 जनवरी 2025 को मंजूर; 2020 से सबके लिए स्वैच्छिक',
        },
        asOn: '2025-01-01',
        certainty: 'memory',
        source: { en: 'Cabinet decision', hi: 'कैबिनेट का फैसला' },
      },
    ],
  },
  {
    id: 'rwbcis',
    kind: 'insurance',
    title: {
      en: 'Restructured Weather Based Crop Insurance Scheme (RWBCIS)',
      hi: 'पुनर्गठित मौसम आधारित फसल बीमा योजना',
    },
    description: {
      en: 'Pays when the weather station of your area measures too little or too much: no survey of the field.',
      hi: 'इलाके का मौसम केंद्र कम या ज्यादा मापे तो भुगतान: खेत का सर्वे नहीं।',
    },
    url: 'https://pmfby.gov.in/',
    image: 'sun-behind-cloud',
    facts: [
      {
        label: premium,
        value: {
          en: 'As in PMFBY: 2% kharif, 1.5% rabi, 5% commercial and horticultural crops',
          hi: 'PMFBY जैसा: खरीफ 2%, रबी 1.5%, नकदी और बागवानी फसल 5%',
        },
        asOn: '2016',
        certainty: 'memory',
        source: guidelines,
      },
      {
        label: { en: 'When it pays', hi: 'कब भुगतान' },
        value: {
          en: 'By readings of a reference station: short, excess or untimely rain, heat or cold, humidity, wind; hail and cloudburst as add-ons',
          hi: 'संदर्भ केंद्र की रीडिंग पर: कम, ज्यादा या बेमौसम बारिश, गर्मी या सर्दी, नमी, हवा; ओला और बादल फटना अतिरिक्त',
        },
        asOn: '2016',
        certainty: 'memory',
        source: guidelines,
      },
      {
        label: { en: 'Which crops', hi: 'कौन सी फसलें' },
        value: {
          en: 'Mostly horticulture and others without yield records, as the state notifies',
          hi: 'अधिकतर बागवानी और बिना उपज रिकॉर्ड वाली, राज्य की अधिसूचना के अनुसार',
        },
        asOn: '2016',
        certainty: 'memory',
        source: guidelines,
      },
    ],
  },
];

/** What holds for every bank on the screen. */
export const bankNotes: readonly FinanceFact[] = [
  {
    label: { en: 'New addresses of banks', hi: 'बैंकों के नए पते' },
    value: {
      en: 'Banks were told to move their sites to .bank.in by 31 October 2025: an old address may lead on to such a one.',
      hi: 'बैंकों को 31 अक्टूबर 2025 तक .bank.in पते पर जाना था: पुराना पता वहीं ले जा सकता है।',
    },
    asOn: '2025-10-31',
    certainty: 'memory',
    source: {
      en: 'Reserve Bank policy statement of February 2025',
      hi: 'रिजर्व बैंक का फरवरी 2025 का नीति वक्तव्य',
    },
  },
  {
    label: { en: 'Limit of the cheaper interest', hi: 'सस्ते ब्याज की सीमा' },
    value: {
      en: 'The budget of 2025 spoke of ₹5 lakh; the decision of May 2025 kept ₹3 lakh',
      hi: '2025 के बजट में ₹5 लाख की बात हुई; मई 2025 के फैसले में ₹3 लाख ही रहा',
    },
    asOn: '2025-05-28',
    certainty: 'memory',
    source: {
      en: `₹3 lakh: ${businessStandard.en}; ₹5 lakh: general knowledge`,
      hi: `₹3 लाख: ${businessStandard.hi}; ₹5 लाख: सामान्य जानकारी`,
    },
  },
];
