import type { ProviderSettings } from '../../src/platform/env/provider-settings.ts';
import { closers } from './closers.ts';
import { startOpenMeteoServer } from './providers/open-meteo-server.ts';

/** Settings of a local Open-Meteo with the weather of `now`; it is closed when the test file ends. */
export async function openMeteoOfTest(now?: () => Date): Promise<ProviderSettings['openMeteo']> {
  const { address, close } = await startOpenMeteoServer(now);
  closers.push(close);
  return { url: address, geocodingUrl: address, archiveUrl: address };
}
