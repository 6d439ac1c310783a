import type { Comparison } from './crop-evidence.ts';
import { mainCrops } from './grown-in.ts';
import { monthNames, seasonWords, sowingMonthsIn, sowingSeasons } from './sowing-seasons.ts';

/** A crop that is not sown in the season is ruled out. */
export const compareSeason: Comparison = (crop, { facts: { season }, place }) => {
  if (!season) return undefined;
  const word = seasonWords[season];
  const months = sowingMonthsIn(crop, season, place?.slug);
  if (months.length > 0) {
    const names = monthNames(months);
    const text = {
      en: `Sown or planted in ${names.en}: right for ${word.en}.`,
      hi: `बुवाई या रोपाई ${names.hi} में: ${word.hi} के लिए सही।`,
    };
    return { about: 'season', weight: 2, fit: 1, text };
  }
  const others = monthNames(
    sowingSeasons.flatMap((other) => [...sowingMonthsIn(crop, other, place?.slug)]),
  );
  const text = {
    en: `Not sown in ${word.en}: its months are ${others.en}.`,
    hi: `${word.hi} में नहीं बोई जाती: इसके महीने ${others.hi} हैं।`,
  };
  return { about: 'season', weight: 2, fit: 0, isExclusion: true, text };
};

/** What each place down the list of common crops takes off, and what a crop after the main ones has. */
const step = 0.02;
const commonFit = 0.7;

/** What people of the place grow: it has stood the test of the local pests, markets and mills. */
export const compareState: Comparison = ({ id, states }, { place }) => {
  if (!place) return undefined;
  const rank = place.grown.indexOf(id);
  const { en, hi } = place.name;
  const weight = 3;
  if (rank === -1 && !states.includes(place.slug)) {
    const text = {
      en: `Not one of the usual crops of ${en}: ask who buys it and which varieties do well.`,
      hi: `${hi} की आम फसल नहीं है: पहले पूछें कि कौन खरीदेगा और कौन सी किस्म चलेगी।`,
    };
    return { about: 'state', weight, fit: 0.1, text };
  }
  if (rank >= 0 && rank < mainCrops) {
    const text = { en: `One of the main crops of ${en}.`, hi: `${hi} की मुख्य फसलों में से एक।` };
    return { about: 'state', weight, fit: 1 - rank * step, text };
  }
  const text = { en: `Commonly grown in ${en}.`, hi: `${hi} में आम तौर पर उगाई जाती है।` };
  return { about: 'state', weight, fit: commonFit, text };
};
