import { states } from '@upaj/content/states';
import { closedNumber } from '@upaj/contract/latin-digits';
import { useAddressQuery } from '../../../shared/use-address-query.ts';

/** From where laboratories are searched. */
export type LabSearch =
  | { lat: string; lon: string }
  /** Six digits. */
  | { pin: string }
  /** English name. */
  | { state: string };

type Name = 'lat' | 'lon' | 'pin' | 'state';

/** The six digits of a PIN code as they are typed, in any script and with spaces; undefined for anything else. */
export function pinIn(typed: string): string | undefined {
  const digits = closedNumber(typed);
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
}

const isDegrees = (text: string | null): text is string =>
  text !== null && /^-?\d{1,3}(\.\d{1,6})?$/.test(text);

const slugOf = (name: string) => name.trim().toLowerCase().replace(/ +/g, '-');

/** What an address asks for, undefined where it asks for nothing that can be found. */
export function searchIn(query: URLSearchParams): LabSearch | undefined {
  const [lat, lon] = [query.get('lat'), query.get('lon')];
  if (isDegrees(lat) && isDegrees(lon)) return { lat, lon };
  const pin = pinIn(query.get('pin') ?? '');
  if (pin) return { pin };
  const wanted = slugOf(query.get('state') ?? '');
  const state = states.find(({ en }) => slugOf(en) === wanted);
  return state && { state: state.en };
}

/** Reads the search from the address, and writes another one there. */
export function useLabsAddress() {
  const [query, changeAddress] = useAddressQuery<Name>();
  const search = searchIn(query);
  const changeSearch = (next: LabSearch) =>
    changeAddress({ lat: '', lon: '', pin: '', state: '', ...next });
  return { search, changeSearch };
}
