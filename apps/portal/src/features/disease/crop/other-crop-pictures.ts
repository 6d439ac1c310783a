import type { DoctorCropId } from '@upaj/content/diseases/doctor-crops';
import banana from '@upaj/ui/pictures/banana.svg?no-inline';
import beans from '@upaj/ui/pictures/beans.svg?no-inline';
import coconut from '@upaj/ui/pictures/coconut.svg?no-inline';
import cucumber from '@upaj/ui/pictures/cucumber.svg?no-inline';
import corn from '@upaj/ui/pictures/ear-of-corn.svg?no-inline';
import brinjal from '@upaj/ui/pictures/eggplant.svg?no-inline';
import ginger from '@upaj/ui/pictures/ginger-root.svg?no-inline';
import grapes from '@upaj/ui/pictures/grapes.svg?no-inline';
import chilli from '@upaj/ui/pictures/hot-pepper.svg?no-inline';
import leafyGreen from '@upaj/ui/pictures/leafy-green.svg?no-inline';
import lemon from '@upaj/ui/pictures/lemon.svg?no-inline';
import mango from '@upaj/ui/pictures/mango.svg?no-inline';
import melon from '@upaj/ui/pictures/melon.svg?no-inline';
import onion from '@upaj/ui/pictures/onion.svg?no-inline';
import peaPod from '@upaj/ui/pictures/pea-pod.svg?no-inline';
import peach from '@upaj/ui/pictures/peach.svg?no-inline';
import groundnut from '@upaj/ui/pictures/peanuts.svg?no-inline';
import apple from '@upaj/ui/pictures/red-apple.svg?no-inline';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import sheaf from '@upaj/ui/pictures/sheaf-of-rice.svg?no-inline';
import strawberry from '@upaj/ui/pictures/strawberry.svg?no-inline';
import orange from '@upaj/ui/pictures/tangerine.svg?no-inline';
import watermelon from '@upaj/ui/pictures/watermelon.svg?no-inline';

const pictures: Partial<Record<DoctorCropId, string>> = {
  apple,
  banana,
  brinjal,
  cabbage: leafyGreen,
  chickpea: beans,
  chilli,
  coconut,
  cucumber,
  'fodder-maize': corn,
  ginger,
  grapes,
  groundnut,
  lemon,
  mango,
  muskmelon: melon,
  onion,
  orange,
  peach,
  'pigeon-pea': peaPod,
  rice: sheaf,
  soybean: beans,
  strawberry,
  watermelon,
  wheat: sheaf,
};

/** The picture of a crop; a seedling for one without its own. */
export const otherCropPicture = (id: DoctorCropId): string => pictures[id] ?? seedling;
