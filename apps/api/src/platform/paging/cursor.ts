/** The end of a page: the sort key of its last row (milliseconds or paise) and the id of that row. */
export interface PagePosition {
  key: number;
  id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The last millisecond of the year 9999: dates of five-digit years have another format. */
const LATEST = 253_402_300_799_999;

/** Encodes a position for one kind of list: its order and rank. */
export function writeCursor(kind: string, { key, id }: PagePosition): string {
  return Buffer.from(`${kind} ${key} ${id}`).toString('base64url');
}

/** Decodes a position; undefined when it was not written for a list of this kind. */
export function readCursor(kind: string, cursor: string): PagePosition | undefined {
  const [writtenFor, key = '', id = '', ...more] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split(' ');
  if (writtenFor !== kind || more.length > 0 || !/^\d{1,16}$/.test(key) || !uuid.test(id)) return;
  return Number(key) <= LATEST ? { key: Number(key), id } : undefined;
}
