import { BottomBar } from '../navigation/bottom-bar.tsx';
import { Chip, ChipRow } from '../navigation/chip-row.tsx';
import { LanguageSwitch } from '../navigation/language-switch.tsx';
import { PlainLink } from '../navigation/link.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { ShowMore } from '../navigation/show-more.tsx';
import { Sidebar } from '../navigation/sidebar.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { TabLinks } from '../navigation/tab-links.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../navigation/tabs.tsx';
import { ThemeSwitch } from '../navigation/theme-switch.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import type { Samples } from './component-modules.tsx';

const ignore = () => {};
const places = [{ to: '/mandi', label: 'Mandi' }];

/** Samples of the navigation components for the suite. */
export const navigationSamples = {
  BottomBar: {
    draw: (probe) => <BottomBar label="Places" items={places} {...probe} />,
    isInteractive: true,
  },
  Chip: { draw: (probe) => <Chip {...probe}>All</Chip>, isInteractive: true },
  ChipRow: {
    draw: (probe) => (
      <ChipRow label="Category" {...probe}>
        <Chip>All</Chip>
      </ChipRow>
    ),
    isInteractive: true,
  },
  LanguageSwitch: {
    draw: (probe) => <LanguageSwitch language="en" onLanguageChange={ignore} {...probe} />,
    isInteractive: true,
  },
  PageHeader: { draw: (probe) => <PageHeader title="Mandi" {...probe} /> },
  PlainLink: { draw: (probe) => <PlainLink to="/mandi" {...probe} />, isInteractive: true },
  ShowMore: {
    draw: (probe) => <ShowMore label="Show more" onShowMore={ignore} {...probe} />,
    isInteractive: true,
  },
  Sidebar: {
    draw: (probe) => <Sidebar label="Places" items={places} {...probe} />,
    isInteractive: true,
  },
  SkipLink: { draw: (probe) => <SkipLink href="#main" {...probe} />, isInteractive: true },
  Tab: {
    draw: (probe) => (
      <Tabs defaultValue="all">
        <TabList>
          <Tab value="all" {...probe}>
            All
          </Tab>
        </TabList>
      </Tabs>
    ),
    isInteractive: true,
  },
  TabLinks: {
    draw: (probe) => <TabLinks label="Parts" items={places} {...probe} />,
    isInteractive: true,
  },
  TabList: {
    draw: (probe) => (
      <Tabs defaultValue="all">
        <TabList {...probe} />
      </Tabs>
    ),
  },
  TabPanel: {
    draw: (probe) => (
      <Tabs defaultValue="all">
        <TabPanel value="all" {...probe} />
      </Tabs>
    ),
    isInteractive: true,
  },
  Tabs: { draw: (probe) => <Tabs {...probe} /> },
  ThemeSwitch: {
    draw: (probe) => <ThemeSwitch theme="light" onThemeChange={ignore} label="Dark" {...probe} />,
    isInteractive: true,
  },
  TopBar: {
    draw: (probe) => <TopBar label="Sections" items={places} {...probe} />,
    isInteractive: true,
  },
} satisfies Partial<Samples>;
