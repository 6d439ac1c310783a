import { createLeafAnswers } from './leaf-answers.ts';
import type { NumberedQuestion } from './leaf-messages.ts';

const answer = createLeafAnswers();

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion>) => {
  void answer(data).then((reply) => postMessage(reply));
});
