const mapped = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/**
 * The address that a caller is counted by. A connection has at least 2^64 addresses of version 6,
 * so there callers are distinguished by the network, the first 64 bits. Empty for a client that has left before its
 * address was read: `request.ip` has none then, whatever its type says.
 */
export function callerGroup(address: string | undefined): string {
  if (address === undefined) return '';
  const plain = address.replace(mapped, '').replace(/%.*/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
