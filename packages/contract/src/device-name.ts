import Bowser from 'bowser';
import type { OpenSession } from './accounts.schema.ts';

/** The browser and the system in a `User-Agent` header, by their common names; null where either is unknown. */
export function deviceOf(userAgent: string | null): OpenSession['device'] {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isApple = platform.vendor === 'Apple' && os.name === 'iOS';
  // Bowser does not detect the system of feature phones.
  const system = userAgent.includes('KAIOS') ? 'KaiOS' : isApple ? platform.model : os.name;
  const name = browser.name?.replace(/ for Android$/, '');
  return name && system ? { browser: name, system } : null;
}
