/** The language of a text by its script: Devanagari counts as Hindi. */
export function writingLanguage(text: string): 'en' | 'hi' {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return devanagari > latin ? 'hi' : 'en';
}
