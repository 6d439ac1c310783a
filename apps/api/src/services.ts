import { join } from 'node:path';
import { type Accounts, createAccounts } from './accounts/accounts.service.ts';
import { createAccountStore } from './accounts/accounts.store.ts';
import { createAuth } from './accounts/auth.ts';
import { type Crops, createCrops } from './crops/crops.service.ts';
import { createCropStore } from './crops/crops.store.ts';
import { diskPictures } from './crops/picture-store.ts';
import type { Database } from './db/database.ts';
import { createSellers, type Sellers } from './sellers/sellers.service.ts';
import { createSellerStore } from './sellers/sellers.store.ts';

/** Everything that can be done in the product, without HTTP. */
export interface Services {
  accounts: Accounts;
  sellers: Sellers;
  crops: Crops;
}

/** Puts the services together on a database and a folder. */
export function createServices(deps: {
  db: Database;
  dataDir: string;
  accountSecret: string;
  publicUrl: string | undefined;
  now?: (() => Date) | undefined;
}): Services {
  const {
    db,
    dataDir,
    accountSecret,
    publicUrl = 'http://localhost',
    now = () => new Date(),
  } = deps;
  const sellers = createSellers({ store: createSellerStore(db), now });
  const accounts = createAccounts({
    auth: createAuth(db, accountSecret, publicUrl),
    store: createAccountStore(db),
    isSeller: sellers.isSeller,
    now,
  });
  const pictures = diskPictures(join(dataDir, 'pictures'));
  const crops = createCrops({ store: createCropStore(db), pictures, now });
  return { accounts, sellers, crops };
}
