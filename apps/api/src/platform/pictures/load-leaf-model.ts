import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { DecisionRules } from '@upaj/leaf-model/decide';
import { type LeafModel, readModel } from '@upaj/leaf-model/model-file';
import { createRunner, type LeafRunner } from '@upaj/leaf-model/runner';

/** What the model file says beside its weights. */
export interface ModelFacts {
  version: string;
  rules: DecisionRules;
}

/** The model with its runner, or why there is none. */
export type LoadedModel =
  | { model: LeafModel; runner: LeafRunner; facts: ModelFacts }
  | { problem: string };

/** Loads the leaf model of this process; a file that is missing or broken is a `problem`. */
export async function loadLeafModel(): Promise<LoadedModel> {
  try {
    const [file, kernels] = await Promise.all([
      readFile(find('leaf-model.bin', '@upaj/leaf-model/leaf-model.bin')),
      readFile(find('kernels.wasm', '@upaj/leaf-model/kernels/kernels.wasm')),
    ]);
    const model = readModel(file);
    return { model, runner: await createRunner(model, kernels), facts: factsOf(model) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function factsOf(model: LeafModel): ModelFacts {
  const { version, classes, bias, temperature, gates, otherGate, foreignGate, combine } = model;
  return { version, rules: { classes, bias, temperature, gates, otherGate, foreignGate, combine } };
}

/** The build copies the files beside the program; the sources take them from their package. */
function find(name: string, source: string): string {
  const beside = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(source);
}
