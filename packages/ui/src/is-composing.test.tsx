import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OtpField } from './forms/otp-field.tsx';
import { SearchField } from './forms/search-field.tsx';
import { TextField } from './forms/text-field.tsx';

const enter = { key: 'Enter', keyCode: 13 };
const choosing = { key: 'Enter', keyCode: 229 };

it.each([
  ['a search', <SearchField key="search" label="Search" />],
  ['a line of text', <TextField key="text" aria-label="Name" />],
  [
    'an OTP',
    <OtpField key="otp" label="OTP" digits={['']} onDigitsChange={vi.fn()} digitLabel={String} />,
  ],
])('the Enter that chooses a word does not send the form of %s', (_, field) => {
  const { container } = render(field);
  const input = container.querySelector('input');
  if (!input) throw new Error('there is no field');
  // False where its default, which is to send the form, was prevented.
  expect([fireEvent.keyDown(input, enter), fireEvent.keyDown(input, choosing)]).toEqual([
    true,
    false,
  ]);
});

it('the keys that choose a digit do not leave its box', () => {
  render(<OtpField label="OTP" digits={['', '']} onDigitsChange={vi.fn()} digitLabel={String} />);
  const [first, second] = screen.getAllByRole('textbox');
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight', keyCode: 229 });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight', keyCode: 39 });
  expect(second).toHaveFocus();
});
