import { readFileSync } from 'node:fs';

/** Memory of one process in kB, each shared page divided among its processes. @param {number} pid */
export function memoryOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Memory of a process and its children in kB. @param {number} pid @returns {number} */
export function memoryOfTree(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), memoryOf(pid));
  } catch {
    return 0;
  }
}

/** @param {number} kilobytes */
export function megabytes(kilobytes) {
  return kilobytes > 0 ? `${(kilobytes / 1000).toFixed(0)} MB` : 'not measured here';
}
