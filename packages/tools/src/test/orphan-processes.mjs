import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Running processes with this text in their command line or environment.
 * @param {string} mark
 * @returns {{ pid: number, command: string }[]}
 */
export function findMarked(mark) {
  const all = existsSync('/proc/self') ? fromProc() : fromPs();
  return all
    .filter(({ pid, text }) => pid !== process.pid && text.includes(mark))
    .map(({ pid, command }) => ({ pid, command }));
}

function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const command = readProc(name, 'cmdline');
      return { pid: Number(name), command, text: `${command} ${readProc(name, 'environ')}` };
    });
}

/**
 * @param {string} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}

function fromPs() {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => {
    const [, pid = '', command = ''] = /^ *(\d+) (.*)$/.exec(line) ?? [];
    return { pid: Number(pid), command, text: command };
  });
}

/**
 * Waits briefly for processes that are ending, then kills the rest and returns them.
 * @param {string} mark
 */
export async function endMarked(mark, patience = 5000) {
  const until = Date.now() + patience;
  while (findMarked(mark).length > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const left = findMarked(mark);
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
  return left;
}
