import { decide } from '@upaj/leaf-model/decide';
import { judgeViews } from '@upaj/leaf-model/judge-views';
import { type LeafModel, ModelFileError, readModel } from '@upaj/leaf-model/model-file';
import { judgePicture } from '@upaj/leaf-model/picture-quality';
import { createRunner, type LeafRunner, SimdMissingError } from '@upaj/leaf-model/runner';
import type {
  LeafFault,
  LeafQuestions,
  NumberedAnswer,
  NumberedQuestion,
} from './leaf-messages.ts';

/** Answers questions about leaves; the worker's part, apart from its messages. */
export function createLeafAnswers(): (asked: NumberedQuestion) => Promise<NumberedAnswer> {
  let loaded: { model: LeafModel; runner: LeafRunner } | undefined;

  async function load({ model: bytes, kernels }: LeafQuestions['load']): Promise<string> {
    const model = readModel(new Uint8Array(bytes));
    const runner = await createRunner(model, kernels);
    loaded?.runner.close();
    loaded = { model, runner };
    return model.version;
  }

  function ready() {
    if (!loaded) throw new Error('The model is not loaded');
    return loaded;
  }

  async function answer(asked: NumberedQuestion) {
    switch (asked.topic) {
      case 'quality':
        return judgePicture(asked.question.picture);
      case 'load':
        return load(asked.question);
      case 'figures': {
        const { model, runner } = ready();
        return judgeViews(runner, model, asked.question.picture, asked.question.crop);
      }
      case 'decision':
        return decide(ready().model, asked.question.figures, asked.question.crop);
    }
  }

  return async (asked) => {
    const { id } = asked;
    try {
      return { id, answer: await answer(asked) };
    } catch (error) {
      return { id, fault: faultOf(error) };
    }
  };
}

function faultOf(error: unknown): LeafFault {
  if (error instanceof ModelFileError) return error.reason;
  return error instanceof SimdMissingError ? 'no simd' : 'broken';
}
