import Bowser from 'bowser';

/** What a person would call the device that they signed in on. */
export interface Device {
  browser: string;
  system: string;
}

/** The browser and the system that a device calls itself by; nothing where either is not known. */
export function deviceOf(userAgent: string | null): Device | undefined {
  if (!userAgent) return undefined;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isApple = platform.vendor === 'Apple' && os.name === 'iOS';
  // Bowser does not know the system of button phones.
  const system = userAgent.includes('KAIOS') ? 'KaiOS' : isApple ? platform.model : os.name;
  const name = browser.name?.replace(/ for Android$/, '');
  return name && system ? { browser: name, system } : undefined;
}
