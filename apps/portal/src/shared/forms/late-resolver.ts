import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The resolver of a form whose schema arrives after the form itself: the page is shown 10 kB earlier,
 * and the schema is here before anybody has filled anything in.
 *
 * @example useForm<SignIn>({ resolver: signInResolver }) where
 * const signInResolver = lateResolver(async () => (await import('./accounts.schema.ts')).signInResolver)
 */
export function lateResolver<Values extends FieldValues, Parsed>(
  bring: () => Promise<Resolver<Values, unknown, Parsed>>,
): Resolver<Values, unknown, Parsed> {
  const start = () => bring().catch(() => {});
  // The build draws forms and sends none.
  const isDrawing = import.meta.env.SSR;
  if (!isDrawing && document.readyState === 'complete') void start();
  else if (!isDrawing) addEventListener('load', start, { once: true });
  return async (values, context, options) => {
    try {
      return await (await bring())(values, context, options);
    } catch {
      // Without its schema the form is sent unchecked: the server checks it too, or is not reached either.
      return { values: values as unknown as Parsed, errors: {} };
    }
  };
}
