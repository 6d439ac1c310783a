import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type axeCore from 'axe-core';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const axe = createRequire(import.meta.url).resolve('axe-core');
/** What the runner's type leaves out: the globals that a story names. */
type Context = Awaited<ReturnType<typeof getStoryContext>> & {
  storyGlobals?: { viewport?: { value: string } };
};

const desk = { width: 1280, height: 900 };

/** Fails if axe finds a violation in the theme that the story is not shown in; the a11y addon checks the other one. */
async function checkOtherTheme(page: Page): Promise<void> {
  const theme = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    return dataset.theme;
  });
  const lines = await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map((one) => one.finished));
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // A story is a part of a page, as for the a11y addon.
      rules: { region: { enabled: false } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target}`),
    );
  });
  if (lines.length > 0) throw new Error(`axe in the ${theme} theme:\n${lines.join('\n')}`);
}

/** Runs the stories of a built Storybook: each in the width and the language that it names, with axe in both themes. */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    const { parameters, storyGlobals = {} }: Context = await getStoryContext(page, story);
    const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ''] ?? {};
    await page.setViewportSize(
      styles
        ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
        : desk,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    if (parameters.a11y?.test === 'off') return;
    await page.addScriptTag({ path: axe });
    await checkOtherTheme(page);
  },
};

export default config;
