import axe, { type Result } from 'axe-core';
import { within } from './within.ts';

// Rules whose result depends on the theme, and one that the addon leaves out as experimental.
const rules = ['color-contrast', 'link-in-text-block', 'label-content-name-mismatch'];

/** Waits until no colour transition is running. */
async function settle(): Promise<void> {
  await within('a frame', new Promise(requestAnimationFrame));
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await within('the end of transitions', Promise.allSettled(moving.map((one) => one.finished)));
}

/** One line for each violation, with its element. */
function inWords(violations: readonly Result[]): string {
  return violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help}: ${target} ${any[0]?.message ?? ''}`),
    )
    .join('\n');
}

/** Fails if axe finds a violation in the theme that the story is not shown in; the a11y addon checks the other one. */
export async function checkOtherTheme(): Promise<void> {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const theme = shown === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  await settle();
  const options = { runOnly: rules, resultTypes: ['violations' as const] };
  const { violations } = await within('axe', axe.run(document.body, options));
  root.dataset.theme = shown;
  await settle();
  if (violations.length > 0) throw new Error(`axe in the ${theme} theme:\n${inWords(violations)}`);
}
