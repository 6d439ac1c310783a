/** The language that a browser asks for first, as far as Upaj speaks it. */
export function languageOf(acceptLanguage: string | undefined): 'en' | 'hi' {
  return /^\s*hi\b/i.test(acceptLanguage ?? '') ? 'hi' : 'en';
}
