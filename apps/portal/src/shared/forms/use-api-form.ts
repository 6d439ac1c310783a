import type { ErrorReply } from '@upaj/contract/error-reply';
import { type SyntheticEvent, useRef, useState } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type SubmitErrorHandler,
  type UseFormProps,
  type UseFormReturn,
  type UseFormSetError,
  useForm,
} from 'react-hook-form';
import { getApiError } from '../transport/api-error.ts';
import { lazyResolver } from './lazy-resolver.ts';
import { useApiErrorText } from './use-api-error-text.ts';
import { fieldErrorMessage, useFieldErrorText } from './use-field-error-text.ts';

interface ApiFormOptions<Values extends FieldValues, Parsed>
  extends Pick<UseFormProps<Values>, 'defaultValues' | 'shouldFocusError'> {
  /** Loads what checks the form, at the first interaction with it. */
  resolver?: () => Promise<Resolver<Values, unknown, Parsed>>;
  /** The fields that have an input, in the order of the screen; those of `defaultValues` if left out. */
  names?: readonly Path<Values>[];
  /** The alert's text for an error that names no field, where the form has its own. */
  failedText?: (error: unknown) => string | undefined;
}

export interface ApiForm<Values extends FieldValues, Parsed = Values>
  extends UseFormReturn<Values, unknown, Parsed> {
  isBusy: boolean;
  /** What is wrong with a field, in the user's language. */
  errorOf: (name: Path<Values> | 'root') => string | undefined;
  /** What went wrong with the whole form. */
  formError: string | undefined;
  /**
   * Handles a submit: checks the form and sends it once, however often it is pressed. What `send` throws is shown, and
   * what was typed stays.
   */
  submit: (
    send: (values: Parsed) => Promise<unknown>,
    onInvalid?: SubmitErrorHandler<Values>,
  ) => (event?: SyntheticEvent) => Promise<void>;
}

/** Shows the server's field errors at their inputs, as if the form had found them; the first gets the focus. */
export function setFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: ErrorReply['fields'],
  names: readonly Path<Values>[],
): void {
  let shouldFocus = true;
  for (const name of names) {
    const error = fields?.[name];
    if (!error) continue;
    setError(name, { type: 'server', message: fieldErrorMessage(error) }, { shouldFocus });
    shouldFocus = false;
  }
}

/**
 * A form over an endpoint of the contract. An error that the server found is shown at its input; one of a field without
 * an input, or of no field, is the form's.
 *
 * @example
 * const { register, errorOf, formError, submit } = useApiForm({ resolver, defaultValues: { email: '' } });
 * <form noValidate onSubmit={submit((body) => request({ body }).unwrap())}>
 */
export function useApiForm<Values extends FieldValues, Parsed = Values>({
  resolver,
  defaultValues,
  shouldFocusError = true,
  names = Object.keys(Object(defaultValues)) as Path<Values>[],
  failedText,
}: ApiFormOptions<Values, Parsed>): ApiForm<Values, Parsed> {
  const apiErrorText = useApiErrorText();
  const fieldErrorText = useFieldErrorText();
  const [check] = useState(() => resolver && lazyResolver(resolver));
  const form = useForm<Values, unknown, Parsed>({
    resolver: check,
    defaultValues,
    shouldFocusError,
  });
  const { errors, isSubmitting } = form.formState;
  const [formError, setFormError] = useState<string>();
  // A second press can come before the button is rendered as busy.
  const isUnderWay = useRef(false);

  function show(error: unknown): void {
    const { fields = {} } = getApiError(error) ?? {};
    const all = Object.entries(fields);
    if (all.length === 0) {
      setFormError((failedText ?? apiErrorText)(error));
      return;
    }
    setFieldErrors(form.setError, fields, names);
    const others = all.filter(([name]) => !names.some((known) => known === name));
    const texts = others.map(
      ([name, fault]) => `${name}: ${fieldErrorText(fieldErrorMessage(fault))}`,
    );
    setFormError(texts.join(' '));
  }

  const submit: ApiForm<Values, Parsed>['submit'] = (send, onInvalid) =>
    form.handleSubmit(async (values) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setFormError(undefined);
      try {
        await send(values);
      } catch (error) {
        show(error);
      } finally {
        isUnderWay.current = false;
      }
    }, onInvalid);

  return {
    ...form,
    isBusy: isSubmitting,
    errorOf: (name) =>
      fieldErrorText(get<object, { message?: string } | undefined>(errors, name)?.message),
    formError,
    submit,
  };
}
