import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { copyPrograms, findPrograms, type Programs } from './programs.ts';
import { canUse, type DatabaseUser, findNobody, isRoot } from './user.ts';

/** Where this database is stored and which user runs it. */
export interface Place {
  /** The real path of DATA_DIR. */
  dataDir: string;
  /** The cluster's own folder. */
  cluster: string;
  programs: Programs;
  user: DatabaseUser;
  /** Settings of the server in place of its own. */
  settings?: Record<string, string>;
}

/** Decides where cluster and programs are stored, and creates the folders. */
export async function choosePlace(options: { dataDir: string; stateDir: string }): Promise<Place> {
  const dataDir = await makeDataDir(options.dataDir);
  const inside = join(dataDir, 'postgres');
  const installed = await findPrograms();
  if (!isRoot()) return { dataDir, cluster: inside, programs: installed, user: undefined };

  const unprivilegedUser = await findNobody();
  const outside = join(options.stateDir, nameOf(dataDir), 'postgres');
  const cluster = await chooseCluster({ inside, outside, dataDir, user: unprivilegedUser });
  const user = await ownerOf(cluster, unprivilegedUser);
  const programs = await reachablePrograms(installed, options.stateDir, user);
  if (cluster === outside) await leaveNote(dataDir, cluster);
  return { dataDir, cluster, programs, user };
}

async function chooseCluster(at: {
  inside: string;
  outside: string;
  dataDir: string;
  user: DatabaseUser;
}): Promise<string> {
  const reachable = canUse(at.user, at.dataDir);
  if (existsSync(join(at.inside, 'PG_VERSION'))) {
    if (canUse(await ownerOf(at.inside, at.user), at.dataDir)) return at.inside;
    throw new EmbeddedDatabaseError(
      'data-dir',
      `The database is in ${at.inside}, but the user that runs PostgreSQL can no longer enter ${at.dataDir}. Make the folders above it accessible again (chmod o+x), or start as an ordinary user.`,
    );
  }
  if (reachable && !existsSync(join(at.outside, 'PG_VERSION'))) return at.inside;
  await mkdir(join(at.outside, '..'), { recursive: true, mode: 0o755 });
  if (canUse(at.user, join(at.outside, '..'))) return at.outside;
  throw new EmbeddedDatabaseError(
    'data-dir',
    `PostgreSQL does not run as root, and the user that runs it can enter neither ${at.dataDir} nor ${at.outside}. Set UPAJ_STATE_DIR to a folder that every user may enter.`,
  );
}

/** The owner of an existing cluster runs it: an ordinary user's database keeps its owner when root starts the server. */
async function ownerOf(cluster: string, otherwise: DatabaseUser): Promise<DatabaseUser> {
  const found = await stat(cluster).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : otherwise;
}

async function reachablePrograms(
  programs: Programs,
  stateDir: string,
  user: DatabaseUser,
): Promise<Programs> {
  const samples = ['bin/postgres', 'bin/initdb', 'lib/libpq.so.5', 'share/postgresql/postgres.bki'];
  const files = samples
    .map((file) => join(programs.folder, file))
    .filter((file) => existsSync(file));
  if (canUse(user, programs.folder, files)) return programs;
  const copy = await copyPrograms(programs, stateDir);
  if (canUse(user, copy.folder)) return copy;
  throw new EmbeddedDatabaseError(
    'no-programs',
    `The user that runs PostgreSQL can enter neither ${programs.folder} nor ${copy.folder}. Set UPAJ_STATE_DIR to a folder that every user may enter.`,
  );
}

function nameOf(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
}

async function leaveNote(dataDir: string, cluster: string): Promise<void> {
  const note = `The database of this folder is in ${cluster}, because PostgreSQL does not run as root and the user that runs it cannot enter this folder.\n`;
  await writeFile(join(dataDir, 'WHERE-THE-DATABASE-IS.txt'), note);
}
