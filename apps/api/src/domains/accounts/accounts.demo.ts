import { demoModerator, demoPassword, demoPeople as people } from '@upaj/demo/people';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf } from '../../db/transaction.ts';
import type { DemoPart } from '../../platform/modules/demo-part.ts';
import { credentials, users } from './accounts.tables.ts';
import { createPasswordHash } from './passwords/password-hash.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The people of the demo as rows of `users`. */
function userRows(now: Date) {
  return people.map(({ key: _, bankAccount: _account, upi: _upi, joinedDaysAgo, ...person }) => {
    const at = new Date(now.getTime() - joinedDaysAgo * DAY);
    // Their domain is reserved (RFC 2606), so no one can verify the addresses.
    const isModerator = person.id === demoModerator.id;
    return { ...person, isModerator, emailVerified: true, createdAt: at, updatedAt: at };
  });
}

/** Their credentials: all share one password hash. */
function credentialRows(password: string, now: Date) {
  return people.map(({ id, joinedDaysAgo }) => {
    const at = new Date(now.getTime() - joinedDaysAgo * DAY);
    const account = { userId: id, accountId: id, providerId: 'credential' };
    return { ...account, password, createdAt: at, updatedAt: at };
  });
}

async function find(db: Database): Promise<'none' | 'others' | 'demo'> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  if (!user) return 'none';
  const ids = people.map(({ id }) => id);
  const [known] = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  return known ? 'demo' : 'others';
}

/** The accounts of the demo data. */
export const accountDemo: DemoPart = {
  find,
  async prepare({ now }) {
    const password = await createPasswordHash().hash(demoPassword);
    return async (tx) => {
      await queriesOf(tx).insert(users).values(userRows(now));
      await queriesOf(tx).insert(credentials).values(credentialRows(password, now));
    };
  },
};
