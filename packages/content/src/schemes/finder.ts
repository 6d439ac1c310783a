import type { Bilingual } from '../text.ts';
import { unanswered } from './finder-questions.ts';
import type { Answers, Condition, Rule } from './finder-rule.ts';
import { fieldRules } from './finder-rules-field.ts';
import { moneyRules } from './finder-rules-money.ts';
import { moreRules } from './finder-rules-more.ts';

export type Verdict = 'likely' | 'check' | 'not';

export interface Finding {
  rule: Rule;
  verdict: Verdict;
  reason: Bilingual;
}

/** Every rule of the finder, each about one scheme of India. */
export const finderRules: readonly Rule[] = [...moneyRules, ...fieldRules, ...moreRules];

const order: readonly Verdict[] = ['likely', 'check', 'not'];

/** Whether the answers meet the condition; undefined when the question is open. */
function isMet(condition: Condition, answers: Answers): boolean | undefined {
  switch (condition.ask) {
    case 'state':
      if (!answers.state) return undefined;
      return 'oneOf' in condition
        ? condition.oneOf.includes(answers.state)
        : !condition.noneOf.includes(answers.state);
    case 'land':
      return answers.land && condition.oneOf.includes(answers.land);
    case 'grows':
      return answers.grows?.length
        ? answers.grows.some((produce) => condition.anyOf.includes(produce))
        : undefined;
    case 'hectares':
      return answers.hectares === undefined ? undefined : answers.hectares <= condition.atMost;
    case 'age':
      return answers.age === undefined
        ? undefined
        : answers.age >= condition.from && answers.age <= condition.to;
    default: {
      const answer = answers[condition.ask];
      return answer === undefined ? undefined : answer === condition.is;
    }
  }
}

/** The result of one rule: its first failed condition, or its own reason. */
export function evaluateRule(rule: Rule, answers: Answers): Finding {
  const results = rule.conditions.map((condition) => ({
    condition,
    met: isMet(condition, answers),
  }));
  const refused = results.find(
    ({ met, condition }) => met === false && condition.otherwise === 'not',
  );
  if (refused) return { rule, verdict: 'not', reason: refused.condition.because };
  const doubtful = results.find(({ met }) => met === false);
  if (doubtful) return { rule, verdict: 'check', reason: doubtful.condition.because };
  const open = results.find(({ met }) => met === undefined);
  if (open) return { rule, verdict: 'check', reason: unanswered[open.condition.ask] };
  return { rule, verdict: rule.verdict, reason: rule.because };
}

/** The schemes for the user's wishes, the likely ones first. */
export function findSchemes(answers: Answers): readonly Finding[] {
  const wants = answers.wants ?? [];
  const findings = finderRules
    .filter((rule) => wants.length === 0 || rule.helpsWith.some((want) => wants.includes(want)))
    .map((rule) => evaluateRule(rule, answers));
  return order.flatMap((verdict) => findings.filter((finding) => finding.verdict === verdict));
}
