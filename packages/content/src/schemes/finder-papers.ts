import type { Bilingual } from '../text.ts';

/** Papers that offices ask for. The finder itself asks for no number on any of them. */
export const papers = {
  identity: { en: 'Aadhaar or another identity card', hi: 'आधार या कोई पहचान पत्र' },
  bank: { en: 'Bank passbook', hi: 'बैंक पासबुक' },
  bankWithAadhaar: {
    en: 'Passbook of an account linked to your Aadhaar',
    hi: 'आधार से जुड़े खाते की पासबुक',
  },
  phone: { en: 'The phone whose number you give', hi: 'वह फोन जिसका नंबर देंगे' },
  photo: { en: 'Two passport photos', hi: 'दो पासपोर्ट फोटो' },
  land: {
    en: 'Land record (khatauni, khatiyan, RoR or 7/12)',
    hi: 'जमीन का कागज (खतौनी, खतियान, आरओआर या 7/12)',
  },
  landOrLease: {
    en: 'Land record, or lease or sharecropping paper',
    hi: 'जमीन का कागज, या पट्टे या बटाई का कागज',
  },
  sowing: { en: 'Sowing certificate or declaration', hi: 'बुआई प्रमाणपत्र या घोषणा' },
  caste: {
    en: 'Caste certificate, if you are SC or ST',
    hi: 'SC या ST हों तो जाति प्रमाणपत्र',
  },
  quotation: { en: 'Price offer of an approved dealer', hi: 'मान्य विक्रेता का कोटेशन' },
  project: {
    en: 'Project report with costs and income',
    hi: 'खर्च और आय के साथ परियोजना रिपोर्ट',
  },
  water: {
    en: 'Proof of your well, borewell or canal water',
    hi: 'कुएं, बोरवेल या नहर के पानी का प्रमाण',
  },
  samples: { en: 'Soil sample of your field', hi: 'अपने खेत की मिट्टी का नमूना' },
  group: { en: 'Papers of your group', hi: 'अपने समूह के कागज' },
  produce: { en: 'A lot of your produce, cleaned', hi: 'साफ की हुई उपज' },
  training: { en: 'Training certificate, if you have one', hi: 'प्रशिक्षण प्रमाणपत्र, यदि हो' },
} as const satisfies Record<string, Bilingual>;
