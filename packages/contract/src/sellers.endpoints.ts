import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ByUserId, NextCursor, reply, typedInteger } from './fields.ts';
import {
  BankAccountChange,
  Seller,
  SellerDashboard,
  SellerGoals,
  SellerSignUp,
  Statement,
  StatementFilter,
  TopSellers,
} from './sellers.schema.ts';

const OfYear = z.strictObject({
  year: z
    .optional(typedInteger(2020, 2100))
    .check(z.describe('Calendar year; the current one by default')),
});
const sellers = { resource: 'sellers' } as const;

export const createSeller = defineEndpoint({
  ...sellers,
  name: 'createSeller',
  method: 'POST',
  path: '/api/v1/seller',
  access: 'self',
  summary: 'Makes the signed-in user a seller.',
  body: SellerSignUp,
  replies: { 201: reply(Seller) },
  errors: [401, 403, 409],
});

export const getSeller = defineEndpoint({
  ...sellers,
  name: 'getSeller',
  method: 'GET',
  path: '/api/v1/seller/:userId',
  access: 'self',
  summary: "Reads one's own seller record.",
  params: ByUserId,
  replies: { 200: reply(Seller) },
  errors: [401, 403, 404],
});

export const updateSeller = defineEndpoint({
  ...sellers,
  name: 'updateSeller',
  method: 'PATCH',
  path: '/api/v1/seller/:userId',
  access: 'self',
  summary: "Changes one's own bank account; takes the password, and is reported by mail.",
  params: ByUserId,
  body: BankAccountChange,
  replies: { 200: reply(Seller) },
  errors: [401, 403, 404],
});

export const getSellerDashboard = defineEndpoint({
  ...sellers,
  name: 'getSellerDashboard',
  method: 'GET',
  path: '/api/v1/seller/:userId/dashboard',
  access: 'self',
  summary: "Figures of one's own sales in a year.",
  params: ByUserId,
  query: OfYear,
  replies: { 200: reply(SellerDashboard) },
  errors: [401, 403, 404],
});

export const setSellerGoals = defineEndpoint({
  ...sellers,
  name: 'setSellerGoals',
  method: 'PUT',
  path: '/api/v1/seller/:userId/goals',
  access: 'self',
  summary: "Sets one's own goals of a month.",
  params: ByUserId,
  body: SellerGoals,
  replies: { 200: reply(SellerGoals) },
  errors: [401, 403, 404],
});

export const getStatement = defineEndpoint({
  ...sellers,
  name: 'getStatement',
  method: 'GET',
  path: '/api/v1/seller/:userId/statement',
  access: 'self',
  summary: "Reads the statement of one's own sales in a month.",
  params: ByUserId,
  query: StatementFilter,
  replies: { 200: z.extend(reply(Statement), { nextCursor: NextCursor }) },
  errors: [401, 403, 404],
});

export const listTopSellers = defineEndpoint({
  ...sellers,
  name: 'listTopSellers',
  method: 'GET',
  path: '/api/v1/sellers/top',
  access: 'anyone',
  summary: 'Lists the sellers who delivered most in a year.',
  query: OfYear,
  replies: { 200: reply(TopSellers) },
  errors: [],
});
