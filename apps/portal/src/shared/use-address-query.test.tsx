import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAddressQuery } from './use-address-query.ts';

beforeEach(() => history.replaceState(null, '', '/discussions?tab=latest'));
afterEach(() => history.replaceState(null, '', '/'));

const openPage = () =>
  renderHook(() => useAddressQuery<'q' | 'tab'>(), { wrapper: BrowserRouter }).result;
const address = () => location.pathname + location.search;

it('a change keeps the other parameters, and an empty value removes one', () => {
  const page = openPage();
  act(() => page.current[1]({ q: 'onion' }));
  expect(address()).toBe('/discussions?tab=latest&q=onion');
  act(() => page.current[1]({ q: '' }));
  expect(address()).toBe('/discussions?tab=latest');
});

it('a search that comes after a link was followed does not take the user back', () => {
  const page = openPage();
  const [, search] = page.current;
  // The next page is still loading, so this one is shown.
  history.pushState(null, '', '/discussions/1');
  act(() => search({ q: 'onion' }));
  expect(address()).toBe('/discussions/1');
});
