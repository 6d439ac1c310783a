import type { NewsTopic } from '@upaj/content/news/news-item';
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
  /** Address of the drawing. */
  src: string;
  /** The ground that it lies on. */
  tint: Tint;
}

/** The drawing of each topic. */
export const newsPictures: Readonly<Record<NewsTopic, NewsPicture>> = {
  advice: { src: newspaper, tint: 'seed' },
  animals: { src: milk, tint: 'dairy' },
  fruit: { src: mango, tint: 'fruit' },
  harvest: { src: sheaf, tint: 'wheat' },
  money: { src: bank, tint: 'fert' },
  prices: { src: tractor, tint: 'veg' },
  sowing: { src: seedling, tint: 'seed' },
  trade: { src: beans, tint: 'pulse' },
  water: { src: droplet, tint: 'dairy' },
  weather: { src: sunBehindCloud, tint: 'dairy' },
};
