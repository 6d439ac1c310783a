import type { Order } from '@upaj/contract/orders.schema';

type Role = 'buyer' | 'seller' | 'system';

/** An order of the demo as it is written down; hours are those before now. */
export interface DemoOrder {
  /** Key of the buyer; null if the account was deleted. */
  buyer: string | null;
  /** Key of the seller. */
  seller: string;
  placed: number;
  /** Whether nothing vouched for the buyer yet. */
  isNewBuyer?: boolean;
  payment: Order['payment'];
  status: Order['status'];
  handover?: Order['handover'];
  /** Slugs of listings with the U that were ordered and delivered. */
  lines: readonly (readonly [slug: string, quantity: number, delivered?: number])[];
  steps?: readonly (readonly [Order['history'][number]['kind'], Role, number, reason?: string])[];
  /** The last text is the UTR, of a dispute the reason. */
  entries?: readonly (readonly [
    Order['payments'][number]['kind'],
    Role,
    number,
    amount: number,
    said?: string,
  ])[];
  amendment?: { hours: number; quantities: readonly number[]; reason: string };
}

const withRamesh = { buyer: 'meera', seller: 'ramesh' } as const;
const upi = { ...withRamesh, payment: 'upi' } as const;
const onDelivery = { ...withRamesh, payment: 'on-delivery' } as const;
const rain = 'Rain has spoilt a part of the masur. I can send four U now.';
const noSignal = "The buyer's phone had no charge. Her brother took the goods.";

/** Orders of the demo: each status, each status of a payment, and the states between. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...onDelivery,
    ...{ placed: 5, status: 'placed' },
    lines: [
      ['tomato-hybrid', 4],
      ['green-peas', 2],
    ],
  },
  {
    ...upi,
    ...{ placed: 20, status: 'placed', lines: [['ragi', 3]] },
    steps: [['claim-payment', 'buyer', 19.8]],
    entries: [['claimed', 'buyer', 19.8, 3720, '612345678901']],
  },
  {
    ...onDelivery,
    ...{ placed: 26, status: 'placed' },
    lines: [
      ['masur-small', 6],
      ['sharbati-wheat', 2],
    ],
    steps: [['amend', 'seller', 3, rain]],
    amendment: { hours: 3, quantities: [4, 2], reason: rain },
  },
  {
    ...upi,
    ...{ placed: 44, status: 'accepted', lines: [['sharbati-wheat', 8]] },
    steps: [
      ['accept', 'seller', 40],
      ['claim-payment', 'buyer', 39],
      ['confirm-payment', 'seller', 38],
    ],
    entries: [
      ['claimed', 'buyer', 39, 5600, '612345678902'],
      ['confirmed', 'seller', 38, 5600],
    ],
  },
  {
    ...upi,
    ...{ placed: 52, status: 'accepted', lines: [['brinjal-long', 3]] },
    steps: [
      ['accept', 'seller', 48],
      ['claim-payment', 'buyer', 47],
      ['dispute-payment', 'seller', 30, 'No money has come under this number.'],
    ],
    entries: [
      ['claimed', 'buyer', 47, 1560, '612345678903'],
      ['disputed', 'seller', 30, 1560, 'No money has come under this number.'],
    ],
  },
  {
    ...onDelivery,
    ...{ placed: 70, status: 'packed', lines: [['maize-yellow', 12]] },
    steps: [
      ['accept', 'seller', 66],
      ['pack', 'seller', 22],
    ],
  },
  {
    ...onDelivery,
    ...{ placed: 90, status: 'delivered', handover: 'reported' },
    lines: [['tomato-hybrid', 6, 5.6]],
    steps: [
      ['accept', 'seller', 80],
      ['pack', 'seller', 34],
      ['deliver', 'seller', 10, noSignal],
    ],
  },
  {
    ...onDelivery,
    ...{ placed: 140, status: 'delivered', handover: 'objected' },
    lines: [['green-peas', 4, 4]],
    steps: [
      ['accept', 'seller', 130],
      ['pack', 'seller', 110],
      ['deliver', 'seller', 96, 'No one was at home, so I left the bags at the gate.'],
      ['object', 'buyer', 90, 'Only three bags lay there.'],
    ],
  },
  {
    ...upi,
    ...{ placed: 170, status: 'delivered', handover: 'agreed' },
    lines: [['green-peas', 5, 4.4]],
    steps: [
      ['accept', 'seller', 160],
      ['claim-payment', 'buyer', 159],
      ['confirm-payment', 'seller', 150],
      ['pack', 'seller', 140],
      ['deliver', 'seller', 120],
    ],
    entries: [
      ['claimed', 'buyer', 159, 5500, '612345678904'],
      ['confirmed', 'seller', 150, 5500],
    ],
  },
  {
    ...onDelivery,
    ...{ placed: 220, status: 'delivered', handover: 'agreed' },
    lines: [
      ['sharbati-wheat', 10, 9.92],
      ['vermicompost', 4, 4],
    ],
    steps: [
      ['accept', 'seller', 215],
      ['pack', 'seller', 200],
      ['deliver', 'seller', 190],
    ],
    entries: [['confirmed', 'seller', 190, 7944]],
  },
  {
    ...onDelivery,
    ...{ placed: 150, status: 'rejected', lines: [['tomato-hybrid', 10]] },
    steps: [['reject', 'seller', 146, 'The tomatoes are already promised to another buyer.']],
  },
  {
    ...upi,
    ...{ placed: 260, status: 'cancelled', lines: [['ragi', 2]] },
    steps: [
      ['claim-payment', 'buyer', 259],
      ['accept', 'seller', 250],
      ['confirm-payment', 'seller', 250],
      ['cancel', 'buyer', 240, 'I ordered twice by mistake.'],
      ['refund-payment', 'seller', 230],
    ],
    entries: [
      ['claimed', 'buyer', 259, 2480, '612345678905'],
      ['confirmed', 'seller', 250, 2480],
      ['refunded', 'seller', 230, 2480, '612345678906'],
    ],
  },
  {
    ...onDelivery,
    ...{ placed: 300, status: 'expired', lines: [['masur-small', 1]] },
    steps: [['expire', 'system', 228]],
  },
  {
    ...{ ...onDelivery, buyer: null, placed: 360, status: 'delivered', handover: 'agreed' },
    lines: [['maize-yellow', 4, 4]],
    steps: [
      ['accept', 'seller', 350],
      ['pack', 'seller', 330],
      ['deliver', 'seller', 320],
    ],
    entries: [['confirmed', 'seller', 320, 2460]],
  },
  {
    ...{ ...onDelivery, buyer: 'arjun', isNewBuyer: true, placed: 1, status: 'placed' },
    lines: [['vermicompost', 20]],
  },
  {
    ...{ ...onDelivery, buyer: 'fatima', placed: 30, status: 'accepted' },
    lines: [['ragi', 1]],
    steps: [['accept', 'seller', 8]],
  },
  {
    ...{ ...onDelivery, seller: 'mohan', placed: 2, status: 'placed' },
    lines: [['potato-jyoti', 2]],
  },
  {
    ...{ ...onDelivery, seller: 'sunita', placed: 500, status: 'delivered', handover: 'agreed' },
    lines: [['cow-milk', 2, 2]],
    steps: [
      ['accept', 'seller', 498],
      ['pack', 'seller', 490],
      ['deliver', 'seller', 488],
    ],
    entries: [['confirmed', 'seller', 488, 2500]],
  },
];

/** The cart of the first buyer: one item as it was, one that got dearer, one of which there is too little left. */
export const demoCart: readonly { slug: string; quantity: number; priceWhenAdded: number }[] = [
  { slug: 'maize-yellow', quantity: 4, priceWhenAdded: 615 },
  { slug: 'chana-desi', quantity: 2, priceWhenAdded: 1480 },
  { slug: 'paneer-malai', quantity: 5, priceWhenAdded: 8250 },
];
