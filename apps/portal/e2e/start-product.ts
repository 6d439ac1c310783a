import { startOpenMeteoServer } from '../../api/test/support/providers/open-meteo-server.ts';
import { launchProduct } from './launch-product.ts';

/** Starts the product under test, with the weather of a local server in place of Open-Meteo's. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const weather = await startOpenMeteoServer();
  const { address, dataDir, stop } = await launchProduct({
    OPEN_METEO_URL: weather.address,
    OPEN_METEO_GEOCODING_URL: weather.address,
    OPEN_METEO_ARCHIVE_URL: weather.address,
  });
  process.env.UPAJ_DATA = dataDir;
  process.env.UPAJ_ADDRESS = address;
  return async () => {
    await stop();
    await weather.close();
  };
}
