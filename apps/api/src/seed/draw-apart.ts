import { fork } from 'node:child_process';
import type { Drawings } from './draw-pictures.ts';

/**
 * Has the pictures drawn from the icons in `folder` by a process of its own, whose program is given. Drawing takes
 * 150 MB, which a process that lives on would never give back.
 */
export function drawApart(program: string, folder: string): Promise<Drawings> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [folder], { serialization: 'advanced' });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', reject);
    // While somebody develops, Node itself sends messages too.
    child.on('message', (drawings) => drawings instanceof Map && resolve(drawings));
    child.once('exit', (code) => {
      process.off('exit', end);
      reject(new Error(`The pictures of the demo market could not be drawn (${code})`));
    });
  });
}
