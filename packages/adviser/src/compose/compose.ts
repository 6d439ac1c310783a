import type { Bilingual } from '@upaj/content/text';
import type { Asked } from '../asked.ts';
import type { Decision } from '../decide/decide.ts';
import type { Understood } from '../understand/understand.ts';
import { nameOf } from './names.ts';
import * as replies from './replies.ts';
import {
  chosenIn,
  type Draft,
  type Parts,
  type Pen,
  questions,
  say,
  sentencesOf,
  tell,
  topicsOf,
} from './tell.ts';

const mostCrops = 4;
const mostTopics = 6;
/** A topic as likely as this may be meant. */
const maybe = 0.05;

/** What an answer is about, where it may not be quite what is asked. */
function aboutOf(draft: Draft): Bilingual[] {
  const { decision, pen, understood } = draft;
  const chosen = chosenIn(draft);
  const [first] = chosen;
  const isGeneral = first?.subject === 'general';
  if (isGeneral && understood.foreign) return [replies.strangerInGeneral(understood.foreign)];
  const topic = pen.topics.get(first?.topic ?? '');
  const isOne = chosen.every(({ subject }) => subject === first?.subject);
  if (decision.isPlain || !first || !topic || !isOne) return [];
  if (isGeneral) return [replies.aboutInGeneral(topic)];
  const name = nameOf(first.subject, pen.facts);
  return [first.topic === 'cultivation' ? replies.overview(name) : replies.about(name, topic)];
}

const plain = { facts: [], followUps: [], choices: [] } as const;

const refuse =
  (why: replies.Refusal, outcome: Parts['outcome']) =>
  (draft: Draft): Parts => ({ ...plain, outcome, sentences: say(draft, replies.refusals[why]) });

/** Says which word was not understood, before a question back. */
const unreadIn = ({ understood: { unread } }: Draft): Bilingual[] =>
  unread === undefined ? [] : [replies.unread(unread)];

const unclear = (draft: Draft): Parts => ({
  ...plain,
  outcome: 'asked back',
  sentences: say(draft, [...unreadIn(draft), ...replies.unclear, replies.callThem]),
});

/** Thanks, and no greeting. */
const isThanks =
  /thank|thanx|shukriya|dhanyav|dhanyw|aabhar|ok\b|theek|thik|धन्यवाद|शुक्रिया|आभार|ठीक|🙏/i;

const greet = (draft: Draft): Parts => ({
  ...plain,
  outcome: 'small talk',
  sentences: say(draft, isThanks.test(draft.understood.text) ? replies.thanks : replies.hello),
  followUps: say(draft, replies.helloQuestions),
});

/** What a product is, never how much of it; behind it what is known of the crop that it is asked for. */
function describe(draft: Draft): Parts {
  const { decision, understood } = draft;
  const text = decision.product?.text[understood.language] ?? '';
  const isDose = decision.kind === 'dose';
  const told = tell(draft, 'answered');
  return {
    ...told,
    sentences: [
      ...sentencesOf(text),
      ...say(draft, isDose ? [replies.noDose] : []),
      ...told.sentences,
    ],
  };
}

function tellNear(draft: Draft): Parts {
  const { decision, name, pen, understood } = draft;
  const { facts, nameOfThing, topics } = pen;
  const thing = decision.missing === undefined ? undefined : nameOfThing(decision.missing);
  const isGeneral = chosenIn(draft)[0]?.subject === 'general';
  const before =
    name && !isGeneral
      ? replies.near(name, topics.get(decision.topic ?? ''), thing)
      : replies.nearInGeneral;
  const isSick =
    facts.subjects.get(understood.subjects[0] ?? '')?.isAnimal === true &&
    ['health', 'diseases'].includes(decision.topic ?? '');
  const whom = isSick ? replies.veterinarian : replies.callThem;
  return tell(draft, 'near', [before], [whom, replies.forum]);
}

/** A topic of which no fact of the crop is known: said plainly, with how it is grown in short or the topics that are. */
function lackTopic(draft: Draft): Parts {
  const { decision, name, pen, understood } = draft;
  const topic = pen.topics.get(decision.topic ?? '');
  if (!name || !topic) return askTopic(draft);
  if (decision.facts.length > 0)
    return tell(
      draft,
      'near',
      [replies.noTopic(name, topic), replies.overview(name)],
      [replies.callThem, replies.forum],
    );
  return {
    ...askTopic(draft),
    outcome: 'unknown',
    sentences: say(draft, [replies.noTopic(name, topic), replies.callThem, replies.forum]),
    followUps: understood.subjects.length > 0 ? questions(draft) : [],
    choices: [],
  };
}

/** Asks what to know about a crop; what may have been meant stands first. */
const askTopic = (draft: Draft): Parts => {
  const { name, understood } = draft;
  if (!name) return unclear(draft);
  const { language, terms, topics } = understood;
  const isMaybe = ([topic]: readonly [string, unknown]) =>
    terms.length > 0 && (topics.get(topic) ?? 0) >= maybe;
  const known = topicsOf(draft);
  return {
    ...plain,
    outcome: 'asked back',
    sentences: say(draft, replies.whichTopic(name)),
    choices: [...known.filter(isMaybe), ...known.filter((each) => !isMaybe(each))]
      .slice(0, mostTopics)
      .map(([, topic]) => `${name[language]}: ${topic[language]}`),
  };
};

function askCrop(draft: Draft): Parts {
  const { decision, pen, today, understood } = draft;
  const { language, sold, states } = understood;
  const { topic } = decision;
  const crops = pen.askedMost.crops({ states, today, topic, own: sold }, mostCrops);
  return {
    ...plain,
    outcome: 'asked back',
    sentences: say(draft, [...unreadIn(draft), ...replies.whichCrop(pen.topics.get(topic ?? ''))]),
    choices: crops.map((crop) => nameOf(crop, pen.facts)[language]),
  };
}

const admit = (draft: Draft): Parts => ({
  ...plain,
  outcome: 'unknown',
  sentences: say(draft, [
    replies.stranger(draft.understood.foreign ?? ''),
    replies.callThem,
    replies.forum,
  ]),
});

const writers: Readonly<Record<Decision['kind'], (draft: Draft) => Parts>> = {
  poisoning: refuse('poisoning', 'helpline'),
  distress: refuse('distress', 'helpline'),
  medical: refuse('medical', 'helpline'),
  instructions: refuse('instructions', 'refused'),
  'off topic': refuse('off topic', 'refused'),
  'small talk': greet,
  product: describe,
  dose: describe,
  answer: (draft) => tell(draft, 'answered', aboutOf(draft)),
  overview: (draft) => tell(draft, 'answered', draft.name ? [replies.overview(draft.name)] : []),
  contact: (draft) => tell(draft, 'near', [replies.nearInGeneral]),
  near: tellNear,
  'no topic': lackTopic,
  foreign: admit,
  'which topic': askTopic,
  'which crop': askCrop,
  unclear,
};

/** Writes the answer that was decided on, in whole sentences of the person's language. */
export function compose(
  decision: Decision,
  understood: Understood,
  { today }: Pick<Asked, 'today'>,
  pen: Pen,
): Parts {
  const [subject] = understood.subjects;
  const name = subject === undefined ? undefined : nameOf(subject, pen.facts);
  return writers[decision.kind]({ decision, understood, today, pen, name });
}
