import type { Sourced } from '../certainty.ts';
import type { Bilingual } from '../text.ts';
import { callCentre, poisonCentre, teleManas } from './call-centre.ts';

export interface Helpline extends Sourced {
  id: string;
  name: Bilingual;
  /** As printed. */
  number: string;
  hours: Bilingual;
  purpose: Bilingual;
}

const officeHours: Bilingual = { en: 'Office hours', hi: 'कार्यालय समय' };
const checked = 'public list checked on 22 August 2026';
const unofficial = 'unofficial public contact list';

/** Numbers to call, the general one first. */
export const helplines: readonly Helpline[] = [
  {
    id: 'kisan-call-centre',
    name: { en: 'Kisan Call Centre', hi: 'किसान कॉल सेंटर' },
    number: callCentre,
    hours: {
      en: '6 am to 10 pm, every day, 22 languages',
      hi: 'रोज सुबह 6 से रात 10 बजे, 22 भाषाएं',
    },
    purpose: { en: 'Any question about farming', hi: 'खेती का कोई भी सवाल' },
    certainty: 'source read',
    source: `${checked} (mkisan.gov.in)`,
  },
  {
    id: 'poison',
    name: {
      en: 'National Poisons Information Centre, AIIMS New Delhi',
      hi: 'राष्ट्रीय विष सूचना केंद्र, एम्स नई दिल्ली',
    },
    number: poisonCentre,
    hours: { en: '24 hours', hi: '24 घंटे' },
    purpose: { en: 'Poisoning by pesticides', hi: 'कीटनाशक से जहर का असर' },
    certainty: 'source read',
    source: `${checked} (aiims.edu)`,
  },
  {
    id: 'pmfby',
    name: { en: 'PMFBY crop insurance helpline', hi: 'फसल बीमा हेल्पलाइन (PMFBY)' },
    number: '14447',
    hours: officeHours,
    purpose: { en: 'Report of crop loss, and complaints', hi: 'फसल नुकसान की सूचना और शिकायत' },
    certainty: 'source read',
    source: `${checked} (pmfby.gov.in)`,
  },
  {
    id: 'pm-kisan',
    name: { en: 'PM-KISAN helpline', hi: 'पीएम-किसान हेल्पलाइन' },
    number: '155261',
    hours: { en: '24 hours, a recorded voice', hi: '24 घंटे, रिकॉर्ड की हुई आवाज' },
    purpose: { en: 'PM-KISAN payments', hi: 'पीएम-किसान की किस्त' },
    certainty: 'source read',
    source: 'press release of the government, March 2023',
  },
  {
    id: 'tele-manas',
    name: { en: 'Tele-MANAS', hi: 'टेली-मानस' },
    number: teleManas,
    hours: { en: '24 hours', hi: '24 घंटे' },
    purpose: { en: 'When worries become too much', hi: 'जब चिंता बहुत बढ़ जाए' },
    certainty: 'memory',
    source: 'general knowledge of the helpline',
  },
  {
    id: 'e-nam',
    name: { en: 'e-NAM help desk', hi: 'ई-नाम सहायता केंद्र' },
    number: '1800-270-0224',
    hours: officeHours,
    purpose: { en: 'The electronic market', hi: 'इलेक्ट्रॉनिक मंडी' },
    certainty: 'unverified',
    source: unofficial,
  },
  {
    id: 'ama-krushi',
    name: { en: 'Ama Krushi (Odisha)', hi: 'अमा कृषि (ओडिशा)' },
    number: '155333',
    hours: { en: '6 am to 10 pm', hi: 'सुबह 6 से रात 10 बजे' },
    purpose: { en: 'Advice in Odia', hi: 'ओड़िया में सलाह' },
    certainty: 'unverified',
    source: unofficial,
  },
];
