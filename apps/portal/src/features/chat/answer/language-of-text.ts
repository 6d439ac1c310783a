/** The language of an answer or a question: Hindi has more letters of its own script than Latin ones. */
export function languageOfText(text: string): 'en' | 'hi' {
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return hindi > latin ? 'hi' : 'en';
}
