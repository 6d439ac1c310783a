import sharp from 'sharp';

/** A picture of one colour: few bytes, many pixels. */
export function flat(
  width: number,
  height: number,
  format: 'png' | 'avif' | 'jpeg',
): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#7a9a3a' } as const;
  const effort = format === 'avif' ? { effort: 0 } : {};
  return sharp({ create, limitInputPixels: false }).toFormat(format, effort).toBuffer();
}

const BITS = 14;
const SCAN = '\xff\xda';

/**
 * A progressive JPEG that sends each bit of each coefficient in its own scan, 883 in all. It is valid, and each scan
 * covers every block of the picture.
 */
export async function progressiveBomb(): Promise<Buffer> {
  const create = { width: 4000, height: 4000, channels: 3, background: '#7a9a3a' } as const;
  const jpeg = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const [head = '', averages = '', first = ''] = jpeg.toString('latin1').split(SCAN);
  // The picture has one colour, so all these coefficients are 0.
  const [zeros = ''] = first.slice(8).split('\xff\xc4');
  const scans = Array.from({ length: 63 * BITS }, (_, at) => {
    const coefficient = 1 + Math.floor(at / BITS);
    const bit = BITS - 1 - (at % BITS);
    const before = bit === BITS - 1 ? 0 : bit + 1;
    const band = String.fromCharCode(coefficient, coefficient, before * 16 + bit);
    return `${SCAN}${first.slice(0, 5)}${band}${zeros}`;
  });
  return Buffer.from(`${head}${SCAN}${averages}${scans.join('')}\xff\xd9`, 'latin1');
}
