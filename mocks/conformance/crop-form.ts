import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import { type ConformanceClient, expectSuccess, type RequestParts } from './client.ts';
import type { TestUser } from './users.ts';

// A green rectangle of 32 by 24 pixels.
const png =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAMAAACsjQ8GAAAAA1BMVEVXqW4bRk4QAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQoz2NgGAWjYBSgAwADGAABa6ACMAAAAABJRU5ErkJggg==';

/** A readable picture. */
export const picture = {
  name: 'onion.png',
  bytes: Uint8Array.from(atob(png), (character) => character.charCodeAt(0)),
};

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The texts of an add-crop form; a listing of two U. */
export const cropForm = (userId: string, change: Record<string, unknown> = {}) => ({
  name: 'Onion',
  description: 'Red onions, dry and sorted',
  price: '575.50',
  quantity: '60',
  unit: 'kg',
  category: 'Vegetables',
  harvestDate: inDays(-20),
  expiryDate: inDays(60),
  Location: 'Nashik, Maharashtra',
  userId,
  ...change,
});

/** A valid request that creates a listing. */
export const cropRequest = (
  { id, token }: TestUser,
  change: Record<string, unknown> = {},
): RequestParts => ({
  token,
  body: cropForm(id, change),
  files: [picture],
});

/** Creates a listing. */
export async function listCrop(
  client: ConformanceClient,
  seller: TestUser,
  change: Record<string, unknown> = {},
): Promise<Crop> {
  return (await expectSuccess(client, contract.createCrop, cropRequest(seller, change))).data;
}
