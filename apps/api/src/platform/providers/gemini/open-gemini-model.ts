import type { GenerationConfig, GenerativeModel } from '@google/generative-ai';
import type { GeminiSettings } from '../../env/provider-settings.ts';

/** Loads the provider's library, which only a server with a key needs, and opens the model of the settings. */
export async function openGeminiModel(
  { apiKey, model, url }: GeminiSettings,
  generationConfig: GenerationConfig,
): Promise<GenerativeModel> {
  const { GoogleGenerativeAI } = await import('@google/generative-ai');
  // A chat session of the library would print questions and answers to the console when a stream breaks off.
  return new GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model, generationConfig },
    { baseUrl: url },
  );
}
