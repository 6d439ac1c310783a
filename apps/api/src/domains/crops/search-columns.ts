import { foldedWords } from '@upaj/content/search/fold';
import { listingTerms, type SearchableListing } from '@upaj/content/search/search-terms';
import { searchVersion } from '@upaj/content/search/search-version';

/** The search columns of a listing. */
export const searchColumns = (listing: SearchableListing) => ({
  searchTerms: listingTerms(listing),
  nameWords: foldedWords(listing.name).join(' '),
  searchVersion,
});
