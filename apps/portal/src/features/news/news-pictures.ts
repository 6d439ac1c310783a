import type { NewsImage } from '@upaj/content/news/news-item';
import bank from '@upaj/ui/pictures/bank.svg?no-inline';
import beans from '@upaj/ui/pictures/beans.svg?no-inline';
import droplet from '@upaj/ui/pictures/droplet.svg?no-inline';
import milk from '@upaj/ui/pictures/glass-of-milk.svg?no-inline';
import mango from '@upaj/ui/pictures/mango.svg?no-inline';
import newspaper from '@upaj/ui/pictures/newspaper.svg?no-inline';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import sheaf from '@upaj/ui/pictures/sheaf-of-rice.svg?no-inline';
import sunBehindCloud from '@upaj/ui/pictures/sun-behind-cloud.svg?no-inline';
import tractor from '@upaj/ui/pictures/tractor.svg?no-inline';
import type { Tint } from '@upaj/ui/tint';

interface NewsPicture {
  /** URL of the illustration. */
  src: string;
  /** The ground that it lies on. */
  tint: Tint;
}

/** Each illustration by its name in the icon set. */
export const newsPictures: Readonly<Record<NewsImage, NewsPicture>> = {
  bank: { src: bank, tint: 'fert' },
  beans: { src: beans, tint: 'pulse' },
  droplet: { src: droplet, tint: 'dairy' },
  'glass-of-milk': { src: milk, tint: 'dairy' },
  mango: { src: mango, tint: 'fruit' },
  newspaper: { src: newspaper, tint: 'seed' },
  seedling: { src: seedling, tint: 'seed' },
  'sheaf-of-rice': { src: sheaf, tint: 'wheat' },
  'sun-behind-cloud': { src: sunBehindCloud, tint: 'dairy' },
  tractor: { src: tractor, tint: 'veg' },
};
