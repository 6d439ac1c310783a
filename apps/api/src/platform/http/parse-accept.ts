/** The accepted entries of an `Accept-…` header in lower case, the highest weight first. */
export function parseAccept(header: string | undefined): string[] {
  const entries = (header ?? '').split(',').map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name, weight: weight === undefined ? 1 : Number(weight) };
  });
  return entries
    .filter(({ name, weight }) => name && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}
