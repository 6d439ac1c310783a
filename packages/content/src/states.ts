export type StateKind = 'state' | 'union territory';

export interface State {
  /** Two letters, as on number plates. */
  code: string;
  kind: StateKind;
  en: string;
  hi: string;
  /** Where the row comes from: `memory` has not been read in an official list. */
  certainty: 'memory' | 'source read';
}

type Row = readonly [code: string, en: string, hi: string];

const rowsOfStates: readonly Row[] = [
  ['AP', 'Andhra Pradesh', 'आंध्र प्रदेश'],
  ['AR', 'Arunachal Pradesh', 'अरुणाचल प्रदेश'],
  ['AS', 'Assam', 'असम'],
  ['BR', 'Bihar', 'बिहार'],
  ['CG', 'Chhattisgarh', 'छत्तीसगढ़'],
  ['GA', 'Goa', 'गोवा'],
  ['GJ', 'Gujarat', 'गुजरात'],
  ['HR', 'Haryana', 'हरियाणा'],
  ['HP', 'Himachal Pradesh', 'हिमाचल प्रदेश'],
  ['JH', 'Jharkhand', 'झारखंड'],
  ['KA', 'Karnataka', 'कर्नाटक'],
  ['KL', 'Kerala', 'केरल'],
  ['MP', 'Madhya Pradesh', 'मध्य प्रदेश'],
  ['MH', 'Maharashtra', 'महाराष्ट्र'],
  ['MN', 'Manipur', 'मणिपुर'],
  ['ML', 'Meghalaya', 'मेघालय'],
  ['MZ', 'Mizoram', 'मिजोरम'],
  ['NL', 'Nagaland', 'नागालैंड'],
  ['OD', 'Odisha', 'ओडिशा'],
  ['PB', 'Punjab', 'पंजाब'],
  ['RJ', 'Rajasthan', 'राजस्थान'],
  ['SK', 'Sikkim', 'सिक्किम'],
  ['TN', 'Tamil Nadu', 'तमिलनाडु'],
  ['TG', 'Telangana', 'तेलंगाना'],
  ['TR', 'Tripura', 'त्रिपुरा'],
  ['UP', 'Uttar Pradesh', 'उत्तर प्रदेश'],
  ['UK', 'Uttarakhand', 'उत्तराखंड'],
  ['WB', 'West Bengal', 'पश्चिम बंगाल'],
];

const rowsOfTerritories: readonly Row[] = [
  ['AN', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह'],
  ['CH', 'Chandigarh', 'चंडीगढ़'],
  ['DH', 'Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली तथा दमन और दीव'],
  ['DL', 'Delhi', 'दिल्ली'],
  ['JK', 'Jammu and Kashmir', 'जम्मू और कश्मीर'],
  ['LA', 'Ladakh', 'लद्दाख'],
  ['LD', 'Lakshadweep', 'लक्षद्वीप'],
  ['PY', 'Puducherry', 'पुडुचेरी'],
];

const named =
  (kind: StateKind) =>
  ([code, en, hi]: Row): State => ({ code, kind, en, hi, certainty: 'memory' });

/** The 28 states and 8 union territories of India. */
export const states: readonly State[] = [
  ...rowsOfStates.map(named('state')),
  ...rowsOfTerritories.map(named('union territory')),
];
