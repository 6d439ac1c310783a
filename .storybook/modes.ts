const widths = [360, 768, 1280] as const;
const languages = ['en', 'hi'] as const;
const themes = ['light', 'dark'] as const;

/** Modes of the visual tests of every story: three widths, two languages, two themes. */
export const modes = Object.fromEntries(
  widths.flatMap((width) =>
    languages.flatMap((language) =>
      themes.map((theme) => [
        `${width} ${language} ${theme}`,
        { viewport: width, language, theme },
      ]),
    ),
  ),
);
