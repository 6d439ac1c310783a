import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** Search terms as PostgreSQL indexes them; written as a list, used only by the index. */
export const termVector = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (terms) => sql`array_to_tsvector(${sql.param([...terms])}::text[])`,
});
