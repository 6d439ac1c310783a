import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

const labels = {
  quantity: 'Quantity',
  decrease: 'Less',
  increase: 'More',
  notWhole: 'Whole numbers only',
  tooMany: 'Not so many',
};

function type(text: string, max?: number) {
  const onValueChange = vi.fn();
  render(<QuantityStepper value={7} max={max} onValueChange={onValueChange} labels={labels} />);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return { field, onValueChange };
}

it.each(['1.5', '-3', '0', '1,5', '1e3', 'three', '9'.repeat(20)])(
  'an invalid text stays and shows an error: %s',
  { tags: ['VALID-28'] },
  (text) => {
    const { field, onValueChange } = type(text);
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription('Whole numbers only');
    expect(onValueChange).not.toHaveBeenCalled();
  },
);

it.each([
  ['12', 12],
  [' १२ ', 12],
  ['1,00,000', 100_000],
  ['12345678', 12_345_678],
])('who types %s means %i', (text, number) => {
  expect(type(text).onValueChange).toHaveBeenCalledWith(number);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the stock is the only limit, and the error names it', () => {
  const { field, onValueChange } = type('21', 20);
  expect(field).toHaveAccessibleDescription('Not so many');
  fireEvent.change(field, { target: { value: '20' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onValueChange).toHaveBeenLastCalledWith(20);
});

it('a button continues from the last valid number', () => {
  const { field, onValueChange } = type('1.5');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onValueChange).toHaveBeenLastCalledWith(8);
  expect(field).toHaveValue('7');
});

it('Enter ends the typing and does not send a form around it', () => {
  const onValueChange = vi.fn();
  render(<QuantityStepper value={7} onValueChange={onValueChange} labels={labels} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '12' } });
  const isSubmitted = fireEvent.keyDown(field, { key: 'Enter' });
  expect([isSubmitted, onValueChange.mock.calls]).toEqual([false, [[12]]]);
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
});
