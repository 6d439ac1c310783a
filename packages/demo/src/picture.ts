import type { CategoryName } from '@upaj/content/categories';

/** Background and highlight of a category's pictures; the background is the tint of the design system. */
const tints: Record<CategoryName, { ground: string; light: string; soil: string }> = {
  Crops: { ground: '#f8eccb', light: '#fdf6e2', soil: '#ecd9a3' },
  Seeds: { ground: '#ece7d8', light: '#f7f4ea', soil: '#d9d0b8' },
  Pulses: { ground: '#f5e1cd', light: '#fbf0e4', soil: '#e6c7a8' },
  Fruits: { ground: '#fbe2d6', light: '#fef1ea', soil: '#f1c6b2' },
  Vegetables: { ground: '#e2f0dc', light: '#f0f8ec', soil: '#c5dfba' },
  'Fodder Crops': { ground: '#e6f0cf', light: '#f2f8e3', soil: '#cbdea4' },
  'Dairy Products': { ground: '#e4eff7', light: '#f2f8fc', soil: '#c5dcec' },
  Fertilizers: { ground: '#ebe5f2', light: '#f6f2fa', soil: '#d3c8e2' },
};

/** Size of a demo picture in pixels. */
export const demoPictureSize = { width: 1280, height: 960 } as const;

interface Place {
  icon: number;
  x: number;
  y: number;
  size: number;
}

const alone: readonly Place[] = [{ icon: 0, x: 640, y: 470, size: 560 }];
const withCompany: readonly Place[] = [
  { icon: 1, x: 815, y: 420, size: 470 },
  { icon: 0, x: 470, y: 500, size: 430 },
  { icon: 0, x: 690, y: 640, size: 270 },
];

function stand({ icon, x, y, size }: Place, icons: readonly string[], soil: string): string {
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(icons[icon] ?? '')?.[1] ?? '';
  const foot = y + size * 0.46;
  return `<ellipse cx="${x}" cy="${foot}" rx="${size * 0.4}" ry="${size * 0.07}" fill="${soil}"/>
<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 32 32">${inner}</svg>`;
}

/** Draws a picture of goods as SVG text: one icon big, or two as a group; `icons` are SVG texts of 32 by 32. */
export function drawDemoPicture(category: CategoryName, icons: readonly string[]): string {
  const { ground, light, soil } = tints[category];
  const { width, height } = demoPictureSize;
  const places = icons.length === 1 ? alone : withCompany;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path fill="${ground}" d="M0 0h1280v960H0z"/>
<path fill="${light}" d="M0 90v230l640 160zM120 0h230l290 480zM530 0h220L640 480zM930 0h230L640 480zM1280 90v230L640 480z"/>
<path fill="${ground}" d="M0 640q320-60 640-30t640-20v370H0z"/>
<path fill="${light}" d="M0 760q400-70 760-20t520-30v40q-200 40-560 10T0 800z"/>
${places.map((place) => stand(place, icons, soil)).join('\n')}
</svg>
`;
}

/** Name of a picture by its content: the same goods in the same category share one. */
export function demoPictureName(category: CategoryName, icons: readonly string[]): string {
  return [category.toLowerCase().replaceAll(' ', '-'), ...icons].join('-');
}
