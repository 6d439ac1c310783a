import type { LiveNeed } from '@upaj/adviser/understand/live-need';
import type { Bilingual } from '@upaj/content/text';
import type { FastifyBaseLogger } from 'fastify';
import type { DomainServices } from '../../../platform/modules/domain-module.ts';
import { createNearLabs } from './labs.live.ts';
import type { LiveAnswer, LiveContext, LiveData } from './live-data.ts';
import { createPrice } from './price.live.ts';
import { schemesFor } from './schemes.live.ts';
import { createWeatherAnswer } from './weather.live.ts';

/** What to do when data cannot be had at the moment. */
const failed: Readonly<Record<LiveNeed['kind'], Bilingual>> = {
  price: {
    en: 'The prices cannot be read at the moment; look at the Mandi page a little later.',
    hi: 'भाव अभी नहीं मिल पा रहे हैं; थोड़ी देर बाद मंडी का पेज देखें।',
  },
  weather: {
    en: 'The weather cannot be read at the moment; try the Weather page a little later.',
    hi: 'मौसम अभी नहीं मिल पा रहा है; थोड़ी देर बाद मौसम का पेज देखें।',
  },
  labs: {
    en: 'The labs cannot be read at the moment; look at the page Soil labs a little later.',
    hi: 'जांच केंद्र अभी नहीं मिल पा रहे हैं; थोड़ी देर बाद मिट्टी जांच केंद्र का पेज देखें।',
  },
  schemes: {
    en: 'The schemes cannot be read at the moment; look at the page Schemes a little later.',
    hi: 'योजनाएं अभी नहीं मिल पा रही हैं; थोड़ी देर बाद योजनाओं का पेज देखें।',
  },
};

/** Answers from the data of this moment; a part that fails says what to do instead. */
export function createLiveData({
  services,
  log,
}: {
  services: Pick<DomainServices, 'crops' | 'labs' | 'weather'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): LiveData {
  const price = createPrice(() => services.crops);
  const weather = createWeatherAnswer(
    () => services.weather,
    () => services.labs,
    log,
  );
  const labs = createNearLabs(
    () => services.labs,
    () => services.weather,
  );

  const answer = (need: LiveNeed, context: LiveContext): Promise<Omit<LiveAnswer, 'kind'>> => {
    if (need.kind === 'price') return price(need, context);
    if (need.kind === 'weather') return weather(need, context);
    return need.kind === 'labs' ? labs(need, context) : schemesFor(need, context);
  };

  return async (need, context) => {
    if (!need) return undefined;
    const { kind } = need;
    try {
      return { kind, ...(await answer(need, context)) };
    } catch (err) {
      log.warn({ err, kind }, 'KrishiBot goes without live data');
      return { kind, sentences: [failed[kind][context.language]], sources: [] };
    }
  };
}
