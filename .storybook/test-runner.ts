import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** Turns the theme over and waits until no colour is on its way from one to the other. */
async function turnThemeOver(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map((one) => one.finished));
    return theme;
  });
}

/** One line for each thing that axe found, with where it is. */
function inWords(violations: Awaited<ReturnType<typeof getViolations>>): string {
  return violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help}: ${target} ${any[0]?.message ?? ''}`),
    )
    .join('\n');
}

// What can differ between the themes, and one rule that the addon leaves out as experimental.
const rulesOfColour = ['color-contrast', 'link-in-text-block', 'label-content-name-mismatch'];

const config: TestRunnerConfig = {
  // The first check, in the story's own theme, is the a11y addon's (parameters.a11y.test = 'error').
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'off') return;
    const theme = await turnThemeOver(page);
    if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
    const violations = await getViolations(page, undefined, { runOnly: rulesOfColour });
    if (violations.length > 0) {
      throw new Error(`axe in the ${theme} theme:\n${inWords(violations)}`);
    }
  },
};

export default config;
