import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, findChromium } from '../packages/tools/src/chromium.mjs';

const base = getJestConfig();

/** Jest's settings for the test-runner, with the machine's own browser. */
export default {
  ...base,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    },
  },
};
