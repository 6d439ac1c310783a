// Lists what is for sale: node list-crops.mjs http://localhost:3000 Vegetables
import { createClient } from '@upaj/contract/client';
import { listCrops } from '@upaj/contract/crops.endpoints';
import { Category } from '@upaj/contract/crops.schema';

const [origin = 'http://localhost:3000', wanted] = process.argv.slice(2);
const category = wanted === undefined ? undefined : Category.parse(wanted);
const upaj = createClient({ origin });

/** @type {string | undefined} */
let cursor;
do {
  const page = await upaj(listCrops, { query: { category, cursor } });
  for (const { name, price, stock } of page.data)
    process.stdout.write(`${name}: ₹${price} for a unit, ${stock} left\n`);
  cursor = page.nextCursor ?? undefined;
} while (cursor);
