/** A picture as a telephone takes it: a leaf on soil, drawn here; `isDark` at night. */
export async function leafPhoto(
  name: string,
  { width = 1200, height = 900, isDark = false } = {},
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser does not draw');
  pen.fillStyle = '#8a7258';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#4f9a3a';
  pen.beginPath();
  pen.ellipse(width / 2, height / 2, width * 0.4, height * 0.42, 0.3, 0, Math.PI * 2);
  pen.fill();
  drawVeins(pen, width, height);
  if (isDark) {
    pen.fillStyle = 'rgb(0 0 0 / 0.93)';
    pen.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (!blob) throw new Error('this browser makes no JPEG');
  return new File([blob], name, { type: 'image/jpeg' });
}

/** Veins and spots: what makes a leaf sharp. */
function drawVeins(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const step = width / 40;
  for (let at = 8; at < 32; at += 1) {
    pen.fillStyle = at % 2 ? '#2f6d22' : '#c9d8a0';
    pen.fillRect(at * step, height * 0.25, step / 4, height * 0.5);
    pen.fillStyle = '#6b4a1f';
    pen.beginPath();
    pen.arc(at * step, height * (0.3 + ((at * 7) % 10) / 25), step / 2, 0, Math.PI * 2);
    pen.fill();
  }
}
