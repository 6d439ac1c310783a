// Without it no story is checked in the other theme, and none in the wrong width fails.
if (!import.meta.env.STORY_TEST) throw new Error('The pages of the tests have no STORY_TEST');
