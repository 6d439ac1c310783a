import { useListLabsQuery } from '../../domains/labs/labs.api.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { LabResults } from './list/lab-results.tsx';
import { LastLabs } from './list/last-labs.tsx';
import { LabSearchForm } from './search/lab-search-form.tsx';
import { useLabsAddress } from './search/use-labs-address.ts';

const nothing = { query: { pin: '' } };

/** The three ways to laboratories, and those that were found. */
export function Labs() {
  const { search, changeSearch } = useLabsAddress();
  const { error } = useListLabsQuery(search ? { query: search } : nothing, { skip: !search });
  const isPinUnknown =
    search !== undefined && 'pin' in search && getApiError(error)?.code === 'not_found';
  return (
    <>
      <LabSearchForm search={search} isPinUnknown={isPinUnknown} onSearch={changeSearch} />
      {!search && <LastLabs />}
      {search && !isPinUnknown && <LabResults search={search} />}
    </>
  );
}
