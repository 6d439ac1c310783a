import { fork } from 'node:child_process';
import type { DemoPictures } from '../platform/modules/demo-part.ts';

/**
 * Draws the pictures from the icons in `folder` in a child process that runs `program`. Drawing takes
 * 150 MB, which a long-running process would never release.
 */
export function drawApart(program: string, folder: string): Promise<DemoPictures> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [folder], { serialization: 'advanced' });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', reject);
    // In watch mode Node itself sends messages too.
    child.on('message', (drawings) => drawings instanceof Map && resolve(drawings));
    child.once('exit', (code) => {
      process.off('exit', end);
      reject(new Error(`The pictures of the demo market could not be drawn (${code})`));
    });
  });
}
