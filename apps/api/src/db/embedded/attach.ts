import { SUPERUSER } from './cluster.ts';
import {
  DATABASE,
  type EmbeddedConfig,
  type EmbeddedOptions,
  PASSWORD_FILE,
  startEmbedded,
} from './embedded.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { readKept } from './password.ts';
import { choosePlace } from './place.ts';
import { findServer } from './postmaster.ts';

/**
 * Runs `work` on the embedded database without its lock, so a server may be running on it.
 * If none is running, the database is started for the work. It is never created.
 */
export async function beside<T>(
  options: EmbeddedOptions,
  work: (config: EmbeddedConfig) => Promise<T>,
): Promise<T> {
  const place = await choosePlace(options);
  const password = await readKept(place.dataDir, PASSWORD_FILE);
  if (!password) {
    throw new EmbeddedDatabaseError(
      'data-dir',
      `There is no database in ${place.dataDir} yet. Start Upaj once (npm start), or set DATA_DIR to the folder that it uses.`,
    );
  }
  const server = await findServer(place.cluster);
  if (server?.socketDir) {
    const { socketDir: host, port } = server;
    return work({ host, port, user: SUPERUSER, password, database: DATABASE });
  }
  const embedded = await startEmbedded(options);
  try {
    return await work(embedded.config);
  } finally {
    await embedded.stop();
  }
}
