const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Whether a name may be a file's: lower case, words joined by hyphens. @param {string} name */
export function isKebab(name) {
  return KEBAB.test(name);
}

/** `price-tag` → `PriceTag`. @param {string} name */
export function pascal(name) {
  return name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
}

/** `price-tag` → `priceTag`. @param {string} name */
export function camel(name) {
  const word = pascal(name);
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** `price-tag` → `Price Tag`. @param {string} name */
export function titleCase(name) {
  return pascal(name).replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`);
}

/** `listFarmVisits` → `list farm visits`. @param {string} name */
export function spoken(name) {
  return name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}
