import { demoId } from './id.ts';

/** An invented person of the demo. */
export interface DemoPerson {
  id: string;
  /** Short name, unique; listings name their seller by it. */
  key: string;
  name: string;
  email: string;
  phone: string;
  gender: 'male' | 'female' | 'others';
  street: string;
  city: string;
  state: string;
  postalCode: string;
  /** Days before today on which the account was opened. */
  joinedDaysAgo: number;
  /** Only sellers have one. */
  bankAccount?: { bank: string; accountNo: string; ifscCode: string };
  /** UPI address; no bank has its handle, so that no money reaches anybody. */
  upi: string | null;
  /** What a seller means to deliver in a month, in U, and to earn, in rupees. */
  goals?: { sales: number; earnings: number };
}

/** The password of every demo account. */
export const demoPassword = 'upaj-demo-2026';

/** The token of the developer bypass button; the mocks take it as the first demo buyer. */
export const developerToken = 'mock-token';

type Facts = Omit<DemoPerson, 'id' | 'email' | 'bankAccount' | 'upi' | 'goals'>;

// The domain is reserved (RFC 2606) and the bank is invented, so that no mail and no money reaches anybody.
const person = (facts: Facts): DemoPerson => ({
  id: demoId('person', facts.key),
  email: `${facts.key}@upaj.example`,
  upi: null,
  ...facts,
});

const seller = (accountNo: string, facts: Facts): DemoPerson => ({
  ...person(facts),
  bankAccount: { bank: 'Upaj Demo Bank', accountNo, ifscCode: 'UPAJ0000001' },
  // One of them can be paid on delivery only.
  upi: facts.key === 'mohan' ? null : `${facts.key}@upajdemo`,
  goals: { sales: 30, earnings: 30_000 },
});

/** Six sellers from six states. */
export const demoSellers: readonly DemoPerson[] = [
  seller('100000000001', {
    key: 'ramesh',
    name: 'Ramesh Oraon',
    phone: '9876500001',
    gender: 'male',
    street: 'Kanke Road',
    city: 'Ranchi',
    state: 'Jharkhand',
    postalCode: '834008',
    joinedDaysAgo: 412,
  }),
  seller('100000000002', {
    key: 'sunita',
    name: 'Sunita Patel',
    phone: '9876500002',
    gender: 'female',
    street: 'Amul Dairy Road',
    city: 'Anand',
    state: 'Gujarat',
    postalCode: '388001',
    joinedDaysAgo: 365,
  }),
  seller('100000000003', {
    key: 'harpreet',
    name: 'Harpreet Singh',
    phone: '9876500003',
    gender: 'male',
    street: 'Village Jodhan',
    city: 'Ludhiana',
    state: 'Punjab',
    postalCode: '141001',
    joinedDaysAgo: 298,
  }),
  seller('100000000004', {
    key: 'lakshmi',
    name: 'Lakshmi Narayanan',
    phone: '9876500004',
    gender: 'female',
    street: 'Perundurai Road',
    city: 'Erode',
    state: 'Tamil Nadu',
    postalCode: '638011',
    joinedDaysAgo: 240,
  }),
  seller('100000000005', {
    key: 'anjali',
    name: 'Anjali Deshmukh',
    phone: '9876500005',
    gender: 'female',
    street: 'Pimpalgaon Baswant',
    city: 'Nashik',
    state: 'Maharashtra',
    postalCode: '422209',
    joinedDaysAgo: 187,
  }),
  seller('100000000006', {
    key: 'mohan',
    name: 'Mohan Yadav',
    phone: '9876500006',
    gender: 'male',
    street: 'Sandila Road',
    city: 'Hardoi',
    state: 'Uttar Pradesh',
    postalCode: '241001',
    joinedDaysAgo: 133,
  }),
];

/** Four buyers; the first is the one that the developer bypass signs in. */
export const demoBuyers: readonly DemoPerson[] = [
  person({
    key: 'meera',
    name: 'Meera Devi',
    phone: '9876500007',
    gender: 'female',
    street: 'Lalpur Chowk',
    city: 'Ranchi',
    state: 'Jharkhand',
    postalCode: '834001',
    joinedDaysAgo: 96,
  }),
  person({
    key: 'arjun',
    name: 'Arjun Nair',
    phone: '9876500008',
    gender: 'male',
    street: 'Marine Drive',
    city: 'Kochi',
    state: 'Kerala',
    postalCode: '682031',
    joinedDaysAgo: 74,
  }),
  person({
    key: 'fatima',
    name: 'Fatima Sheikh',
    phone: '9876500009',
    gender: 'female',
    street: 'Charminar Road',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500002',
    joinedDaysAgo: 41,
  }),
  person({
    key: 'vikram',
    name: 'Vikram Rathore',
    phone: '9876500010',
    gender: 'male',
    street: 'Johari Bazaar',
    city: 'Jaipur',
    state: 'Rajasthan',
    postalCode: '302003',
    joinedDaysAgo: 19,
  }),
];

/** Reads reported posts and decides about them. */
export const demoModerator: DemoPerson = person({
  key: 'kavita',
  name: 'Kavita Rao',
  phone: '9876500011',
  gender: 'female',
  street: 'Sayyaji Rao Road',
  city: 'Mysuru',
  state: 'Karnataka',
  postalCode: '570001',
  joinedDaysAgo: 430,
});

/** Everybody of the demo. */
export const demoPeople: readonly DemoPerson[] = [...demoSellers, ...demoBuyers, demoModerator];
