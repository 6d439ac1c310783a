import { bannedPesticides } from './banned-pesticides.ts';
import type { Pesticide } from './pesticide.ts';

const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ')
    .trim()} `;

const namesOf = ({ aliases = [], name }: Pesticide): readonly string[] => [name, ...aliases];

/**
 * Why an active ingredient may not be advised on a crop (by its id): the entry of the list that
 * forbids it, or undefined. The text may be a mixture or a sentence.
 */
export function whyForbidden(
  ingredient: string,
  cropIds: readonly string[],
): Pesticide | undefined {
  const text = words(ingredient);
  return bannedPesticides.find((pesticide) => {
    if (!namesOf(pesticide).some((name) => text.includes(words(name)))) return false;
    if (pesticide.status !== 'restricted' || pesticide.isForExperts) return true;
    return pesticide.bannedOn?.some((id) => cropIds.includes(id)) ?? false;
  });
}
