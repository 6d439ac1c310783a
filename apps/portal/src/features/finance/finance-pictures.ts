import bank from '@upaj/ui/pictures/bank.svg?no-inline';
import classicalBuilding from '@upaj/ui/pictures/classical-building.svg?no-inline';
import sheaf from '@upaj/ui/pictures/sheaf-of-rice.svg?no-inline';
import sunBehindCloud from '@upaj/ui/pictures/sun-behind-cloud.svg?no-inline';
import tractor from '@upaj/ui/pictures/tractor.svg?no-inline';
import type { Tint } from '@upaj/ui/tint';

interface FinancePicture {
  /** URL of the illustration. */
  src: string;
  /** The ground that it lies on. */
  tint: Tint;
}

const pictures: Readonly<Record<string, FinancePicture>> = {
  bank: { src: bank, tint: 'fert' },
  'classical-building': { src: classicalBuilding, tint: 'dairy' },
  'sheaf-of-rice': { src: sheaf, tint: 'wheat' },
  'sun-behind-cloud': { src: sunBehindCloud, tint: 'dairy' },
  tractor: { src: tractor, tint: 'veg' },
};

/** The illustration that a card names; a bank for an unknown name. */
export const financePicture = (image: string): FinancePicture =>
  pictures[image] ?? { src: bank, tint: 'fert' };
