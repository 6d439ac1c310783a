const widths = [360, 768, 1280] as const;
const languages = ['en', 'hi'] as const;
const themes = ['light', 'dark'] as const;

/** Every story is photographed in all of these: three widths, two languages, two themes. */
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
