import type { Database } from '../db/database.ts';
import * as modules from '../domains.ts';
import { describeDifference, runAudits } from '../platform/modules/audit.ts';
import type { DomainModule } from '../platform/modules/domain-module.ts';
import {
  type OperatorCommand,
  type PicturePlace,
  UsageError,
} from '../platform/modules/operator-command.ts';

const domains = Object.values<DomainModule>(modules);
const reconcile: OperatorCommand = {
  words: 'reconcile',
  async run(db) {
    const found = await runAudits(
      domains.flatMap(({ audit }) => audit ?? []),
      db,
    );
    if (found.length === 0) return 'Stock, orders and payments add up. There are no differences.';
    throw new UsageError(
      [`There are ${found.length} differences:`, ...found.map(describeDifference)].join('\n'),
    );
  },
};
const commands = [...domains.flatMap((domain) => domain.commands ?? []), reconcile];
const usage = [
  'Usage:',
  ...commands.map(({ words, argument = '' }) =>
    `  npm run admin -- ${words} ${argument}`.trimEnd(),
  ),
].join('\n');

/** Finds the command of these words; the result runs it and returns the text to print. */
export function readCommand(
  words: readonly string[],
): (db: Database, pictures: PicturePlace) => Promise<string> {
  const [object = '', ...more] = words.slice(2);
  const command = commands.find((one) => one.words === words.slice(0, 2).join(' '));
  const isComplete = command && (command.argument === undefined) === (object === '');
  if (!isComplete || more.length > 0 || !(command.pattern?.test(object) ?? true)) {
    throw new UsageError(usage);
  }
  return (db, pictures) => command.run(db, object, pictures);
}
