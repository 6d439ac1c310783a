import { addons } from 'storybook/manager-api';
import brand from './brand.svg';
import { storybookTheme } from './storybook-theme.ts';

// main.ts puts the custom properties into the manager's page.
const tokens = getComputedStyle(document.documentElement);

addons.setConfig({
  theme: storybookTheme('light', (name) => tokens.getPropertyValue(name).trim(), brand),
});
