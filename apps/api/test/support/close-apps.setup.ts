import { afterAll, afterEach } from 'vitest';
import { closeAll } from './closers.ts';
import { takeFaults } from './production-log.ts';

// The cause of an unexpected 500 is only in the server's log.
afterEach(({ task }) => {
  const faults = takeFaults();
  if (task.result?.state !== 'fail') return;
  for (const fault of faults) process.stderr.write(`The server logged an error: ${fault}\n`);
});
afterAll(closeAll);
