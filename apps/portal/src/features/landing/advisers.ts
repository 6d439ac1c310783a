import bug from '@upaj/ui/pictures/bug.svg';
import corn from '@upaj/ui/pictures/ear-of-corn.svg';
import microscope from '@upaj/ui/pictures/microscope.svg';
import { paths } from '../../shared/paths.ts';

/** How many laboratories and Krishi Vigyan Kendras our facts hold; a test counts them. */
export const labCount = 904;

/** The three advisers on the landing page: section, picture and background and page of each. */
export const advisers = {
  recommendation: {
    section: 'recommendation',
    picture: corn,
    tone: 'gold',
    button: 'dark',
    open: 'learnMore',
    page: paths.chatBot.href(),
  },
  disease: {
    section: 'services',
    picture: bug,
    tone: 'leaf',
    button: 'light',
    open: 'disease.open',
    page: paths.leafDoctor.href(),
  },
  labs: {
    section: 'labs',
    picture: microscope,
    tone: 'soil',
    button: 'primary',
    open: 'labs.near',
    page: paths.labs.href(),
  },
} as const;

export type Adviser = keyof typeof advisers;
