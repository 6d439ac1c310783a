const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a payload: fill bytes, a stuffed 0xff, restarts, the start. */
const isAlone = (marker: number) =>
  marker === 0 || marker === 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/** Counts the scans of a JPEG: each scan of a progressive file costs a pass over the whole picture. */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = jpeg.indexOf(0xff, 2);
  while (at >= 0 && at + 3 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    const length = isAlone(marker) ? 0 : jpeg.readUInt16BE(at + 2);
    // A fill byte may be the first of the next marker.
    at = jpeg.indexOf(0xff, at + (marker === 0xff ? 1 : 2 + length));
  }
  return scans;
}
