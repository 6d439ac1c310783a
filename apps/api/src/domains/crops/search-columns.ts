import { foldedWords } from '@upaj/content/search/fold';
import { listingTerms, type SearchableListing } from '@upaj/content/search/search-terms';
import { searchVersion } from '@upaj/content/search/search-version';

/** What a search needs to know of a listing, as it is kept beside it. */
export const searchColumns = (listing: SearchableListing) => ({
  searchTerms: listingTerms(listing),
  nameWords: foldedWords(listing.name).join(' '),
  searchVersion,
});
