import bug from '@upaj/ui/pictures/bug.svg';
import corn from '@upaj/ui/pictures/ear-of-corn.svg';
import microscope from '@upaj/ui/pictures/microscope.svg';

/** How many laboratories and Krishi Vigyan Kendras our facts hold; a test counts them. */
export const labCount = 904;

/** The three advisers on the landing page, each with its section, picture and background. */
export const advisers = {
  recommendation: {
    section: 'recommendation',
    picture: corn,
    tone: 'gold',
    button: 'dark',
    open: 'learnMore',
  },
  disease: {
    section: 'services',
    picture: bug,
    tone: 'leaf',
    button: 'light',
    open: 'disease.open',
  },
  labs: {
    section: 'labs',
    picture: microscope,
    tone: 'soil',
    button: 'primary',
    open: 'labs.near',
  },
} as const;

export type Adviser = keyof typeof advisers;
