import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { checkA11y, injectAxe } from 'axe-playwright';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** Turns the theme over and waits until no colour is on its way from one to the other. */
async function turnThemeOver(page: Page) {
  await page.evaluate(async () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}

const config: TestRunnerConfig = {
  // The first check, in the story's own theme, is the a11y addon's (parameters.a11y.test = 'error').
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'off') return;
    await turnThemeOver(page);
    await injectAxe(page);
    await checkA11y(page, '#storybook-root', { detailedReport: true });
  },
};

export default config;
