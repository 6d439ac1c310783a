export type StateKind = 'state' | 'union territory';

export interface State {
  /** Two letters, as on number plates. */
  code: string;
  kind: StateKind;
  en: string;
  hi: string;
  /** Seat of government; Jammu and Kashmir moves to Jammu in winter. */
  capital: string;
  /** Where the row comes from: `memory` has not been read in an official list. */
  certainty: 'memory' | 'source read';
}

type Row = readonly [code: string, en: string, hi: string, capital: string];

const rowsOfStates: readonly Row[] = [
  ['AP', 'Andhra Pradesh', 'आंध्र प्रदेश', 'Amaravati'],
  ['AR', 'Arunachal Pradesh', 'अरुणाचल प्रदेश', 'Itanagar'],
  ['AS', 'Assam', 'असम', 'Dispur'],
  ['BR', 'Bihar', 'बिहार', 'Patna'],
  ['CG', 'Chhattisgarh', 'छत्तीसगढ़', 'Raipur'],
  ['GA', 'Goa', 'गोवा', 'Panaji'],
  ['GJ', 'Gujarat', 'गुजरात', 'Gandhinagar'],
  ['HR', 'Haryana', 'हरियाणा', 'Chandigarh'],
  ['HP', 'Himachal Pradesh', 'हिमाचल प्रदेश', 'Shimla'],
  ['JH', 'Jharkhand', 'झारखंड', 'Ranchi'],
  ['KA', 'Karnataka', 'कर्नाटक', 'Bengaluru'],
  ['KL', 'Kerala', 'केरल', 'Thiruvananthapuram'],
  ['MP', 'Madhya Pradesh', 'मध्य प्रदेश', 'Bhopal'],
  ['MH', 'Maharashtra', 'महाराष्ट्र', 'Mumbai'],
  ['MN', 'Manipur', 'मणिपुर', 'Imphal'],
  ['ML', 'Meghalaya', 'मेघालय', 'Shillong'],
  ['MZ', 'Mizoram', 'मिजोरम', 'Aizawl'],
  ['NL', 'Nagaland', 'नागालैंड', 'Kohima'],
  ['OD', 'Odisha', 'ओडिशा', 'Bhubaneswar'],
  ['PB', 'Punjab', 'पंजाब', 'Chandigarh'],
  ['RJ', 'Rajasthan', 'राजस्थान', 'Jaipur'],
  ['SK', 'Sikkim', 'सिक्किम', 'Gangtok'],
  ['TN', 'Tamil Nadu', 'तमिलनाडु', 'Chennai'],
  ['TG', 'Telangana', 'तेलंगाना', 'Hyderabad'],
  ['TR', 'Tripura', 'त्रिपुरा', 'Agartala'],
  ['UP', 'Uttar Pradesh', 'उत्तर प्रदेश', 'Lucknow'],
  ['UK', 'Uttarakhand', 'उत्तराखंड', 'Dehradun'],
  ['WB', 'West Bengal', 'पश्चिम बंगाल', 'Kolkata'],
];

const rowsOfTerritories: readonly Row[] = [
  ['AN', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह', 'Sri Vijaya Puram'],
  ['CH', 'Chandigarh', 'चंडीगढ़', 'Chandigarh'],
  ['DH', 'Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली तथा दमन और दीव', 'Daman'],
  ['DL', 'Delhi', 'दिल्ली', 'New Delhi'],
  ['JK', 'Jammu and Kashmir', 'जम्मू और कश्मीर', 'Srinagar'],
  ['LA', 'Ladakh', 'लद्दाख', 'Leh'],
  ['LD', 'Lakshadweep', 'लक्षद्वीप', 'Kavaratti'],
  ['PY', 'Puducherry', 'पुडुचेरी', 'Puducherry'],
];

const named =
  (kind: StateKind) =>
  ([code, en, hi, capital]: Row): State => ({ code, kind, en, hi, capital, certainty: 'memory' });

/** The 28 states and 8 union territories of India. */
export const states: readonly State[] = [
  ...rowsOfStates.map(named('state')),
  ...rowsOfTerritories.map(named('union territory')),
];
