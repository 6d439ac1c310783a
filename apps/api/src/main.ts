import { buildApp } from './app.ts';
import { beside, run } from './platform/process/run.ts';
import { drawApart } from './seed/draw-apart.ts';
import { demoAccounts, seedDemo } from './seed/seed.ts';

const here = (name: string, source: string) => beside(import.meta.url, name, source);
const icons = here('demo-icons', '../../../packages/ui/src/pictures');

await run({
  migrations: here('migrations', 'db/migrations'),
  buildApp,
  seedDemo: (deps) =>
    seedDemo({
      ...deps,
      draw: () => drawApart(here('draw.worker.js', 'workers/draw.worker.ts'), icons),
    }),
  demoAccounts: demoAccounts.map(({ email, password, role }) => `${email}  ${password}  (${role})`),
});
