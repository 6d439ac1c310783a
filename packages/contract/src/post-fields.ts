import * as z from 'zod/mini';
import { countGraphemes, tidyLine, tidyText } from './post-text.ts';

/** UTF-16 units that a grapheme may have on average; a family emoji has eleven. */
const MOST_UNITS = 12;

const isVisible = (text: string) => text === '' || /[^\p{DI}\s\p{M}\p{Bidi_Control}]/u.test(text);

const post = (min: number, max: number, tidy: (text: string) => string) =>
  z.string().check(
    // A text that is far too long is not counted.
    z.refine((text) => text.length <= max * MOST_UNITS, {
      params: { code: 'too_long', limit: max },
      abort: true,
    }),
    z.overwrite(tidy),
    z.minLength(1, { abort: true }),
    z.refine(isVisible, { params: { code: 'wrong_characters' }, abort: true }),
    z.refine((text) => countGraphemes(text, min) >= min, {
      params: { code: 'too_short', limit: min },
    }),
    z.refine((text) => text.length <= max || countGraphemes(text, max) <= max, {
      params: { code: 'too_long', limit: max },
    }),
  );

/** What a person writes for others in several lines: tidied, `min` to `max` graphemes. */
export const postText = (min: number, max: number) => post(min, max, tidyText);

/** What a person writes for others in one line: tidied, `min` to `max` graphemes. */
export const postLine = (min: number, max: number) => post(min, max, tidyLine);
