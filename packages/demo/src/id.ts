const prime = 0x01000193;
const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** FNV-1a, then mixed so that near names lie far apart. */
function hash(text: string, seed: number): number {
  let value = seed >>> 0;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), prime);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

type DemoKind =
  | 'person'
  | 'listing'
  | 'picture'
  | 'session'
  | 'order'
  | 'line'
  | 'review'
  | 'thread'
  | 'comment'
  | 'report'
  | 'action';

/**
 * Gives demo records the same id in the mocks and in every seeded database: a UUID of version 8
 * (RFC 9562, custom) made of the kind and the name.
 */
export function demoId(kind: DemoKind, name: string): string {
  const seeds = [0x811c9dc5, 0x9e3779b9, 0x7f4a7c15, 0x2545f491];
  const all = seeds.map((seed) => hex(hash(`${kind}:${name}`, seed))).join('');
  return [
    all.slice(0, 8),
    all.slice(8, 12),
    `8${all.slice(13, 16)}`,
    `a${all.slice(17, 20)}`,
    all.slice(20),
  ].join('-');
}

/** A number from 0 to below `below`, always the same for a name: chance that repeats itself. */
export const demoNumber = (name: string, below: number): number => hash(name, 0x27d4eb2f) % below;
