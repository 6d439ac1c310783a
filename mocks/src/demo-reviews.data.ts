/** Averages of the demo listings; every other listing has no ratings yet. */
export const demoRatings: Readonly<Record<string, readonly [average: number, count: number]>> = {
  'sharbati-wheat': [4.7, 23],
  'maize-yellow': [4.1, 9],
  'basmati-paddy': [4.4, 17],
  'wheat-seed': [4.6, 12],
  'toor-dal': [4.8, 31],
  'chana-desi': [3.9, 7],
  'banana-elakki': [4.3, 14],
  'grapes-sharad': [4.9, 28],
  'tomato-hybrid': [4.6, 19],
  'green-peas': [4.2, 11],
  'potato-jyoti': [4, 26],
  'berseem-green': [4.5, 6],
  'cow-milk': [4.8, 40],
  'ghee-desi': [5, 8],
  vermicompost: [4.4, 16],
  'urea-neem': [3.6, 5],
};

/** Reviews of the first buyer's demo orders: the order, its line, and how many hours ago it was written. */
export const demoOwnReviews: Readonly<
  Record<string, { order: number; line: number; hours: number; isAnswered: boolean }>
> = {
  // Too old to be changed.
  'sharbati-wheat': { order: 10, line: 0, hours: 186, isAnswered: true },
  'green-peas': { order: 9, line: 0, hours: 100, isAnswered: false },
};
