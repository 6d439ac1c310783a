const widths = { phone: '(max-width: 767px)', desk: '(min-width: 1024px)' };

/**
 * Whether a picture shows the story in another width than its `play` expects: the modes show each story in all of them.
 * Never in a test, where a story in the wrong width has to fail.
 */
export const isOtherWidth = (expected: keyof typeof widths): boolean =>
  !import.meta.env.STORY_TEST && !matchMedia(widths[expected]).matches;
