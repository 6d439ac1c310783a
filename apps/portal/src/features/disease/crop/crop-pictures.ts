import type { DoctorCropId } from '@upaj/content/diseases/doctor-crops';
import bellPepper from '@upaj/ui/pictures/bell-pepper.svg?no-inline';
import corn from '@upaj/ui/pictures/ear-of-corn.svg?no-inline';
import potato from '@upaj/ui/pictures/potato.svg?no-inline';
import tomato from '@upaj/ui/pictures/tomato.svg?no-inline';

/** Pictures of the crops that come first. */
export const cropPictures: Partial<Record<DoctorCropId, string>> = {
  'bell-pepper': bellPepper,
  maize: corn,
  potato,
  tomato,
};
