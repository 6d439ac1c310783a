import { contract } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import type { Order } from '@upaj/contract/orders.schema';
import { type Cases, expectError } from './client.ts';
import {
  about,
  delivery,
  invalid,
  newUtr,
  openMarket,
  placeOrder,
  refused,
  take,
} from './market.ts';
import { unknownId } from './users.ts';

const { getOrder, getHandoverCode } = contract;
type Roles = readonly ('buyer' | 'seller')[];
const seller: Roles = ['seller'];
const buyer: Roles = ['buyer'];
const party = ['buyer', 'seller'] as const;
const reason = { reason: 'It has rained' };

interface Step {
  endpoint: Endpoint;
  roles: Roles;
  body?: unknown;
}

/** Every step of an order with a valid body. */
const stepsOf = (order: Order, { total } = order): Step[] => [
  { endpoint: contract.acceptOrder, roles: seller, body: { total } },
  { endpoint: contract.rejectOrder, roles: seller, body: reason },
  { endpoint: contract.packOrder, roles: seller, body: { total } },
  { endpoint: contract.cancelOrder, roles: party, body: reason },
  {
    endpoint: contract.amendOrder,
    roles: seller,
    body: {
      items: order.items.map(({ lineId, quantity, price }) => ({ lineId, quantity, price })),
      ...reason,
    },
  },
  { endpoint: contract.acceptAmendment, roles: buyer, body: { proposalId: unknownId, total } },
  { endpoint: contract.declineAmendment, roles: buyer, body: { proposalId: unknownId, total } },
  { endpoint: contract.deliverOrder, roles: seller, body: { ...delivery(order), ...reason } },
  { endpoint: contract.objectToHandover, roles: buyer, body: { ...reason, total } },
  { endpoint: contract.claimPayment, roles: buyer, body: { reference: newUtr(), amount: total } },
  { endpoint: contract.confirmPayment, roles: seller, body: { amount: total } },
  { endpoint: contract.disputePayment, roles: party, body: { ...reason, amount: total } },
  { endpoint: contract.refundPayment, roles: seller, body: { amount: total } },
];

/** Cases of who may do what with an order, and when. */
export const orderAccessCases: Cases = {
  async 'an order belongs to its buyer and its seller, each with their own steps'(client) {
    const market = await openMarket(client);
    const { order } = await placeOrder(client, market, [1], { payment: 'upi' });
    const reading = [
      { endpoint: getOrder, roles: party, body: undefined },
      { endpoint: getHandoverCode, roles: buyer, body: undefined },
    ];
    for (const { endpoint, roles, body } of [...stepsOf(order), ...reading]) {
      const outsiders = [...party.filter((role) => !roles.includes(role)), 'stranger'] as const;
      for (const role of outsiders) {
        await expectError(client, endpoint, about(order, market[role], body), refused.notAllowed);
      }
      const [role = 'buyer'] = roles;
      const { token } = market[role];
      const unknown = { params: { id: unknownId }, token, body };
      await expectError(client, endpoint, unknown, refused.noOrder);
      const malformed = { params: { id: '1' }, token, body };
      await expectError(client, endpoint, malformed, invalid({ id: 'wrong_uuid' }));
      const anonymous = { params: { id: order._id }, body };
      await expectError(client, endpoint, anonymous, refused.notSignedIn);
    }
    for (const role of party) await take(client, getOrder, order, market[role]);
  },
};
