/** Control characters and those that turn the direction of writing, which no message may have either. */
const HIDDEN = /[^\P{Cc}\n\t]|[\ufffd\u202a-\u202e\u2066-\u2069]/gu;

/** A provider's text as it is shown: without signs of bold type and hidden characters. */
export const shownText = (text: string): string => text.replaceAll('**', '').replace(HIDDEN, '');
