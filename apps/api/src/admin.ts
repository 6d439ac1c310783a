import { readCommand } from './admin/commands.ts';
import { connect } from './db/database.ts';
import { beside } from './db/embedded/attach.ts';
import { EmbeddedDatabaseError } from './db/embedded/embedded-error.ts';
import { EnvError, readAdminEnv } from './platform/env/env.ts';
import { UsageError } from './platform/modules/operator-command.ts';

/** Runs a command of the operator on the database of the server. */
async function main(): Promise<string> {
  const command = readCommand(process.argv.slice(2));
  const { databaseUrl, dataDir, stateDir, s3 } = readAdminEnv();
  const on = async (config: Parameters<typeof connect>[0]) => {
    const { backgroundDb, close } = connect(config);
    return command(backgroundDb, { dataDir, s3 }).finally(close);
  };
  if (databaseUrl) return on({ connectionString: databaseUrl });
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  return beside({ dataDir, stateDir, log }, (config) => on({ ...config }));
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  const isPlain = [UsageError, EnvError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  );
  const shown = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${shown}\n`);
  process.exitCode = 1;
}
