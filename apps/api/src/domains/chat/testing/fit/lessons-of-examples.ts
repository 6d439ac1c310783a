import { type Example, readExamples } from '../../facts/kinds/examples.ts';
import { learnKinds } from '../../facts/kinds/learn-kinds.ts';
import { askedText } from '../asked.ts';
import { type Lesson, lessonOf, type Teacher } from './lesson.ts';

const parts = 5;
/** The same question in three languages stands in lines near each other: such lines stay in one part. */
const linesTogether = 60;
/** What an example counts beside a question of the tuning set: the refused ones of those are few. */
const weights = { unanswerable: 0.07, 'off topic': 0.3 } as const;

type Taught = Example & { kind: keyof typeof weights };
const isLesson = (example: Example): example is Taught => example.kind in weights;

/** What no fact answers and what is off topic; the kind of each example is told by a classifier that has not seen it. */
export async function lessonsOfExamples(teacher: Omit<Teacher, 'kindsOf'>): Promise<Lesson[]> {
  const examples = readExamples();
  const lessons: Lesson[] = [];
  for (let part = 0; part < parts; part += 1) {
    const isOfPart = (at: number) => Math.floor(at / linesTogether) % parts === part;
    const kindsOf = await learnKinds(
      examples.filter((example, at) => !(isLesson(example) && isOfPart(at))),
    );
    const own = examples.filter((_, at) => isOfPart(at)).filter(isLesson);
    lessons.push(
      ...own.flatMap(({ text, kind }) =>
        lessonOf(
          askedText(text),
          { ...teacher, kindsOf },
          () => (kind === 'off topic' ? 'refuse' : 'unknown'),
          weights[kind],
        ),
      ),
    );
  }
  return lessons;
}
