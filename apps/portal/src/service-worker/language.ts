import { chosenLanguage } from '../shared/chosen-language.ts';
import { type PageLanguage, pageLanguage } from './page-key.ts';

/** The language that a navigation wants. The worker does not get to see the cookie of the request. */
export async function languageOf(address: string): Promise<PageLanguage> {
  return pageLanguage({
    named: new URL(address).searchParams.get('lang'),
    chosen: await chosenLanguage(),
    preferred: navigator.languages,
  });
}
