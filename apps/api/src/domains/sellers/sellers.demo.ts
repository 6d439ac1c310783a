import { demoSellers } from '@upaj/demo/people';
import { queriesOf } from '../../db/transaction.ts';
import type { DemoPart } from '../../platform/modules/demo-part.ts';
import { createAccountCipher } from './account-cipher.ts';
import { sellers } from './sellers.tables.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The bank accounts of the demo data, with encrypted account numbers, and the goals of the sellers. */
export const sellerDemo: DemoPart = {
  async prepare({ settings, now }) {
    const cipher = createAccountCipher(settings.accountSecret);
    const rows = demoSellers.flatMap(({ id: userId, bankAccount, upi, goals, joinedDaysAgo }) => {
      if (!bankAccount) return [];
      const accountNo = cipher.encrypt(bankAccount.accountNo, userId);
      const createdAt = new Date(now.getTime() - joinedDaysAgo * DAY);
      const wanted = { goalSales: goals?.sales, goalEarnings: goals?.earnings };
      return [{ userId, ...bankAccount, accountNo, upi, ...wanted, createdAt }];
    });
    return async (tx) => void (await queriesOf(tx).insert(sellers).values(rows));
  },
};
