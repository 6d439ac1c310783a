// Never inlined: a code that carries pictures would be longer for every visit.
const pictures = import.meta.glob<string>('../pictures/weather/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

const pictureOf = (code: string) => pictures[`../pictures/weather/${code}.svg`];

/** Address of the picture of a sky by OpenWeather's code, such as `10d`; of clouds for an unknown code. */
export const weatherPicture = (code: string): string => pictureOf(code) ?? pictureOf('03d') ?? '';
