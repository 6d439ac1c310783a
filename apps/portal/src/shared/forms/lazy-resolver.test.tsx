import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Resolver, useForm } from 'react-hook-form';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../i18n/translations.ts';
import { lazyResolver } from './lazy-resolver.ts';
import { useFieldErrorText } from './use-field-error-text.ts';

interface Fields {
  name: string;
}

type FieldsResolver = Resolver<Fields, unknown, Fields>;

const checked: FieldsResolver = (values) => ({ values, errors: {} });

function Form({ resolver, send }: { resolver: FieldsResolver; send: () => void }) {
  const errorText = useFieldErrorText();
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { name: '' } });
  return (
    <form onSubmit={handleSubmit(send)}>
      <input aria-label="name" {...register('name')} />
      <p>{errorText(formState.errors.name?.message)}</p>
      <button type="submit" aria-label="send" />
    </form>
  );
}

function open() {
  const bring = vi.fn(async () => checked);
  const send = vi.fn();
  render(<Form resolver={lazyResolver(bring)} send={send} />);
  return { user: userEvent.setup(), bring, send };
}

beforeAll(() => loadTexts('errors', 'en'));

it('the schema is loaded when the form receives the focus, and not before', async () => {
  const { user, bring } = open();
  dispatchEvent(new Event('load'));
  await user.pointer({ target: document.body, keys: '[MouseLeft]' });
  expect(bring).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByLabelText('name')).toHaveFocus();
  expect(bring).toHaveBeenCalledOnce();
});

it('nothing is sent while the schema fails to load, the error says what to do, and a second press sends', async () => {
  const { user, bring, send } = open();
  bring.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await user.type(screen.getByLabelText('name'), 'Asha');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(/^Not sent: .* press again/)).toBeVisible();
  expect(screen.getByLabelText('name')).toHaveValue('Asha');
  expect(send).not.toHaveBeenCalled();
  bring.mockResolvedValue(checked);
  await user.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledOnce();
});
