import { type StateSlug, stateSlugs } from '../state-slugs.ts';
import { states } from '../states.ts';
import type { Bilingual } from '../text.ts';
import type { CropId } from './crop-names.ts';
import { grownInParts, grownInStates } from './grown-in.ts';
import { type StatePartId, stateParts } from './state-parts.ts';
import { climatesOfParts, climatesOfStates, type UsualClimate } from './usual-climates.ts';
import { soilsOfParts, soilsOfStates, type UsualSoil } from './usual-soils.ts';

/** What is usual where a field is. */
export interface FieldPlace {
  slug: StateSlug;
  /** The part of the state where it differs from the rest, else the state. */
  name: Bilingual;
  soil: UsualSoil;
  climate: UsualClimate;
  /** The common crops, those with the largest area first. */
  grown: readonly CropId[];
}

const fold = (name: string): string => name.trim().toLowerCase();

function partOf(
  slug: StateSlug,
  district: string,
): { id: StatePartId; name: Bilingual } | undefined {
  return stateParts.find(
    ({ state, districts }) =>
      state === slug && districts.some((one) => fold(one) === fold(district)),
  );
}

/** The soil, climate and crops of a state, or of its part with the district; undefined for an unknown state. */
export function findPlace(state = '', district = ''): FieldPlace | undefined {
  const found = states.find(({ en }) => fold(en) === fold(state));
  const slug = stateSlugs.find((one) => one === fold(state).replaceAll(' ', '-'));
  if (!(found && slug)) return undefined;
  const part = partOf(slug, district);
  return {
    slug,
    name: part?.name ?? { en: found.en, hi: found.hi },
    soil: (part && soilsOfParts[part.id]) ?? soilsOfStates[slug],
    climate: (part && climatesOfParts[part.id]) ?? climatesOfStates[slug],
    grown: (part && grownInParts[part.id]) ?? grownInStates[slug],
  };
}
