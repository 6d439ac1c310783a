import { afterEach } from 'vitest';

// Without it no story in the wrong width fails.
if (!import.meta.env.STORY_TEST) throw new Error('The pages of the tests have no STORY_TEST');

// What axe looked at in a story that passes is of use to nobody, and makes a report of 53 MB.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') delete (task.meta as { reports?: unknown }).reports;
});
