import { sql } from 'drizzle-orm';
import type { OperatorCommand } from '../../platform/modules/operator-command.ts';
import { prefixOf } from './account-cipher.ts';
import { sellers } from './sellers.tables.ts';

/** The operator's commands for bank accounts. */
export const sellerCommands: readonly OperatorCommand[] = [
  {
    words: 'bank-accounts forget',
    argument: 'KEY',
    pattern: /^[0-9a-f]{8}$/,
    async run(db, keyName) {
      const isLost = sql`starts_with(${sellers.accountNo}, ${prefixOf(keyName)})`;
      const { rowCount } = await db.delete(sellers).where(isLost);
      return `${rowCount ?? 0} bank accounts were removed. Their owners can enter them again.`;
    },
  },
];
