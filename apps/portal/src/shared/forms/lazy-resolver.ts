import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Calls back once, at the first interaction with a form. */
function whenFormIsTouched(act: () => void): void {
  const signs = ['focusin', 'pointerdown'] as const;
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('form'))) return;
    for (const sign of signs) removeEventListener(sign, listen);
    act();
  };
  for (const sign of signs) addEventListener(sign, listen);
}

/** An error at the form's first field: nothing was sent, since the schema is missing. */
function unchecked<Values extends FieldValues>(names: readonly string[] = []) {
  const errors = { [String(names[0])]: { type: 'unchecked', message: 'unchecked' } };
  // Names come as text; they are those of the fields.
  return { values: {}, errors: errors as FieldErrors<Values> };
}

/**
 * The resolver of a form whose schema is loaded at the first interaction: the page is shown 10 kB earlier.
 * A quicker submit waits for the schema; nothing is sent unchecked.
 *
 * @example useForm<SignIn>({ resolver: signInResolver }) where
 * const signInResolver = lateResolver(async () => (await import('./accounts.schema.ts')).signInResolver)
 */
export function lazyResolver<Values extends FieldValues, Parsed>(
  load: () => Promise<Resolver<Values, unknown, Parsed>>,
): Resolver<Values, unknown, Parsed> {
  // Prerendering renders forms and sends none.
  if (!import.meta.env.SSR) whenFormIsTouched(() => void load().catch(() => {}));
  return async (values, context, options) => {
    const resolve = await load().catch(() => undefined);
    return resolve ? resolve(values, context, options) : unchecked(options.names);
  };
}
