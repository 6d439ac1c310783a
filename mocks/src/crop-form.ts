import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import { type ConformanceClient, expectSuccess, type RequestParts } from './conformance-client.ts';
import type { TestUser } from './conformance-users.ts';

// A green rectangle of 32 by 24 pixels.
const png =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAMAAACsjQ8GAAAAA1BMVEVXqW4bRk4QAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQoz2NgGAWjYBSgAwADGAABa6ACMAAAAABJRU5ErkJggg==';

/** A picture that can be read. */
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

/** A complete request to list a crop. */
export const cropRequest = (
  { id, token }: TestUser,
  change: Record<string, unknown> = {},
): RequestParts => ({
  token,
  body: cropForm(id, change),
  files: [picture],
});

/** Puts a listing on the market. */
export async function listCrop(
  client: ConformanceClient,
  guest: TestUser,
  change: Record<string, unknown> = {},
): Promise<Crop> {
  return (await expectSuccess(client, contract.createCrop, cropRequest(guest, change))).data;
}
