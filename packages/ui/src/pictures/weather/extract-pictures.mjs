import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL(
  'production/fill/openweathermap/',
  import.meta.resolve('@bybas/weather-icons/package.json'),
);
const codes = ['01', '02', '03', '04', '09', '10', '11', '13', '50'].flatMap((sky) => [
  `${sky}d`,
  `${sky}n`,
]);

/** Their clouds and mist are almost white: darker ones are seen on a light ground in the sun. */
const darker = {
  '#f3f7fe': '#d3e2f3',
  '#deeafb': '#a9c4e2',
  '#e6effc': '#8fb0d4',
  '#d4d7dd': '#a9b2c0',
  '#bec1c6': '#8792a3',
};

/** Drops and flakes begin behind the cloud and fall: the ones that stand still hang below it. */
const hang = (svg) =>
  svg
    .replace(
      /<path ([^>]*)><animateTransform[^>]*type="translate"[^>]*\/><animate /g,
      (_, path) => `<path transform="translate(0 5)" ${path}><animate `,
    )
    .replaceAll('<g><circle', '<g transform="translate(0 6)"><circle');

/** Without its motion, which costs battery and draws the eye. */
const still = (svg) => svg.replace(/<animate[^>]*\/>/g, '');

for (const code of codes) {
  const moving = readFileSync(new URL(`${code}.svg`, folder), 'utf8');
  const picture = Object.entries(darker).reduce(
    (svg, [from, to]) => svg.replaceAll(from, to),
    still(hang(moving)),
  );
  writeFileSync(new URL(`${code}.svg`, import.meta.url), `${picture.trim()}\n`);
}
