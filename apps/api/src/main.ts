import { buildApp } from './app.ts';
import { folderBeside, run } from './process/run.ts';
import { demoAccounts, seedDemo } from './seed/seed.ts';

await run({
  migrations: folderBeside(import.meta.url, 'migrations', 'db/migrations'),
  buildApp,
  seedDemo: (deps) =>
    seedDemo({
      ...deps,
      pictures: folderBeside(import.meta.url, 'pictures', '../../../packages/ui/src/pictures'),
    }),
  demoAccounts: demoAccounts.map(({ email, password, role }) => `${email}  ${password}  (${role})`),
});
