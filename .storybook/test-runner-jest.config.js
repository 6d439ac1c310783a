import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, findChromium } from '../packages/tools/src/chromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 300_000,
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/packages/tools/src/test/progress-reporter.mjs'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    },
  },
};
