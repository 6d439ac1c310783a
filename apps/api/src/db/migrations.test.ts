import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const api = fileURLToPath(new URL('../..', import.meta.url));

it('the migrations make the tables that the code declares', async () => {
  const out = await mkdtemp(join(tmpdir(), 'upaj-migrations-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  await cp(join(api, 'src/db/migrations'), out, { recursive: true });
  const schema = ['--dialect', 'postgresql', '--schema', './src/**/*.tables.ts'];
  const { stdout } = await promisify(execFile)(
    join(api, 'node_modules/.bin/drizzle-kit'),
    ['generate', ...schema, '--out', relative(api, out), '--name', 'missing'],
    { cwd: api },
  );
  const missing = 'Write the migration: npx drizzle-kit generate --name WHAT_CHANGES in apps/api';
  expect(stdout, missing).toContain('No schema changes');
});
