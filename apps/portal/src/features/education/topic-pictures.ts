import type { Topic } from '@upaj/content/education/video';
import droplet from '@upaj/ui/pictures/droplet.svg?no-inline';
import herb from '@upaj/ui/pictures/herb.svg?no-inline';
import ladyBeetle from '@upaj/ui/pictures/lady-beetle.svg?no-inline';
import seedling from '@upaj/ui/pictures/seedling.svg?no-inline';
import testTube from '@upaj/ui/pictures/test-tube.svg?no-inline';
import type { Tint } from '@upaj/ui/tint';

interface TopicPicture {
  /** URL of the illustration. */
  src: string;
  /** The ground that it lies on. */
  tint: Tint;
}

/** Our own illustration for each topic; the thumbnails on the video site are not loaded. */
export const topicPictures: Readonly<Record<Topic, TopicPicture>> = {
  fertilizers: { src: testTube, tint: 'fert' },
  insecticides: { src: ladyBeetle, tint: 'fruit' },
  irrigation: { src: droplet, tint: 'dairy' },
  sowing: { src: seedling, tint: 'seed' },
  weeds: { src: herb, tint: 'fodder' },
};
