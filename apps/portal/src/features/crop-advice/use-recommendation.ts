import type { CropAdvice, FieldFacts } from '@upaj/content/crops/field-advice';
import { useRef, useState } from 'react';
import { useRecommendCropsMutation } from '../../domains/crop-advice/crop-advice.api.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { loadRules } from './load-rules.ts';

/** After so long a server is given up and the phone computes. */
const PATIENCE_MS = 8_000;

/** Crops ranked for the facts of a field. */
export interface Recommendation {
  facts: FieldFacts;
  advice: readonly CropAdvice[];
  /** Whether the phone computed it, without the prices of the listings. */
  isOwn: boolean;
}

/**
 * Asks the server, which knows the prices of the listings, or computes on this device when it does not answer. The
 * error of a refused request, and of rules that could not be loaded, is thrown.
 */
export function useRecommendation() {
  const [result, setResult] = useState<Recommendation>();
  const [recommend] = useRecommendCropsMutation();
  const latest = useRef<FieldFacts>(undefined);

  async function askServer(facts: FieldFacts): Promise<readonly CropAdvice[] | undefined> {
    if (navigator.onLine === false) return undefined;
    const request = recommend({ body: facts });
    const timer = setTimeout(() => request.abort(), PATIENCE_MS);
    try {
      return (await request.unwrap()).data;
    } catch (error) {
      if (getApiError(error)?.code === 'validation_failed') throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(facts: FieldFacts): Promise<void> {
    latest.current = facts;
    const fromServer = await askServer(facts);
    const advice = fromServer ?? (await loadRules()).recommendCrops(facts);
    if (latest.current === facts) setResult({ facts, advice, isOwn: !fromServer });
  }

  return { result, ask };
}
