import { describe, expect, it } from 'vitest';
import { stateSlugs } from '../state-slugs.ts';
import { isBilingual } from '../testing/checks.ts';
import { evaluateRule, finderRules, findSchemes } from './finder.ts';
import {
  landChoices,
  produceChoices,
  questions,
  unanswered,
  wantChoices,
} from './finder-questions.ts';
import type { Answers, Condition, Rule } from './finder-rule.ts';
import { load } from './regions.ts';

/** A woman of 35 in Maharashtra with two acres of her own, who grows and keeps everything. */
const likely: Answers = {
  state: 'maharashtra',
  land: 'owner',
  hectares: 0.8,
  grows: ['crops', 'horticulture', 'animals', 'fish', 'bees'],
  age: 35,
  isWoman: true,
  paysIncomeTax: false,
  hasGovernmentPay: false,
  hasBankAccount: true,
};

function verdict(scheme: string, change: Partial<Answers> = {}) {
  const rule = finderRules.find((candidate) => candidate.scheme === scheme);
  if (!rule) throw new Error(`no rule for ${scheme}`);
  return evaluateRule(rule, { ...likely, ...change }).verdict;
}

describe('the scheme finder', () => {
  it('gives a small owner PM-KISAN, but not a tenant, a taxpayer or a government pensioner', () => {
    expect(verdict('pm-kisan')).toBe('likely');
    expect(verdict('pm-kisan', { land: 'tenant' })).toBe('not');
    expect(verdict('pm-kisan', { paysIncomeTax: true })).toBe('not');
    expect(verdict('pm-kisan', { hasGovernmentPay: true })).toBe('not');
    expect(verdict('pm-kisan', { state: 'nagaland' })).toBe('check');
    expect(verdict('pm-kisan', { hasBankAccount: false })).toBe('check');
  });

  it('offers the pension at 18 and at 40, on up to two hectares', () => {
    expect(verdict('pm-kmy', { age: 18, hectares: 2 })).toBe('likely');
    expect(verdict('pm-kmy', { age: 40 })).toBe('likely');
    expect(verdict('pm-kmy', { age: 17 })).toBe('not');
    expect(verdict('pm-kmy', { age: 41 })).toBe('not');
    expect(verdict('pm-kmy', { hectares: 2.1 })).toBe('not');
  });

  it('gives a tenant the Kisan Credit Card and sends the landless to the bank', () => {
    expect(verdict('kisan-credit-card', { land: 'tenant' })).toBe('likely');
    expect(verdict('kisan-credit-card', { land: 'none', grows: ['animals'] })).toBe('check');
    expect(verdict('kisan-credit-card', { grows: ['bees'] })).toBe('not');
  });

  it('insures the crops of owners and tenants, and doubts where the state may stay out', () => {
    expect(verdict('pmfby', { land: 'tenant' })).toBe('likely');
    expect(verdict('pmfby', { state: 'bihar' })).toBe('check');
    expect(verdict('pmfby', { grows: ['animals'] })).toBe('not');
    expect(verdict('pmfby', { land: 'none' })).toBe('not');
  });

  it('always asks to check weather insurance, and refuses it without a crop', () => {
    expect(verdict('rwbcis')).toBe('check');
    expect(verdict('rwbcis', { grows: ['fish'] })).toBe('not');
  });

  it('asks for a project before it promises the infrastructure fund', () => {
    expect(verdict('agriculture-infrastructure-fund')).toBe('check');
  });

  it('gives drip to owners of up to five hectares, not to the landless', () => {
    expect(verdict('pmksy')).toBe('likely');
    expect(verdict('pmksy', { land: 'tenant' })).toBe('check');
    expect(verdict('pmksy', { hectares: 6 })).toBe('check');
    expect(verdict('pmksy', { land: 'none' })).toBe('not');
  });

  it('never promises a solar pump', () => {
    expect(verdict('pm-kusum')).toBe('check');
    expect(verdict('pm-kusum', { land: 'none' })).toBe('not');
  });

  it('gives a machine to owners and points others to hiring', () => {
    expect(verdict('smam')).toBe('likely');
    expect(verdict('smam', { land: 'tenant' })).toBe('check');
    expect(verdict('smam', { land: 'none' })).toBe('check');
  });

  it('offers the drone to groups of women alone', () => {
    expect(verdict('namo-drone-didi')).toBe('check');
    expect(verdict('namo-drone-didi', { isWoman: false })).toBe('not');
  });

  it('gives horticulture help to those who grow fruit or vegetables', () => {
    expect(verdict('midh')).toBe('likely');
    expect(verdict('midh', { grows: ['crops'] })).toBe('not');
    expect(verdict('midh', { land: 'tenant' })).toBe('check');
  });

  it('has oil palm only where it grows', () => {
    expect(verdict('oil-palm', { state: 'telangana' })).toBe('check');
    expect(verdict('oil-palm', { state: 'punjab' })).toBe('not');
  });

  it('gives a soil card to every field', () => {
    expect(verdict('soil-health-card', { land: 'tenant' })).toBe('likely');
    expect(verdict('soil-health-card', { land: 'none' })).toBe('not');
  });

  it('asks for a cluster before organic or natural farming', () => {
    for (const scheme of ['pkvy', 'natural-farming']) {
      expect(verdict(scheme)).toBe('check');
      expect(verdict(scheme, { grows: ['animals'] })).toBe('not');
      expect(verdict(scheme, { land: 'none' })).toBe('not');
    }
  });

  it('gives fish farmers alone their scheme', () => {
    expect(verdict('pmmsy', { grows: ['fish'] })).toBe('likely');
    expect(verdict('pmmsy', { grows: ['crops'] })).toBe('not');
  });

  it('checks the project of animal keepers and refuses others', () => {
    for (const scheme of ['national-livestock-mission', 'ahidf']) {
      expect(verdict(scheme, { grows: ['animals'] })).toBe('check');
      expect(verdict(scheme, { grows: ['crops'] })).toBe('not');
    }
  });

  it('offers insemination to those who keep animals', () => {
    expect(verdict('rashtriya-gokul-mission', { grows: ['animals'] })).toBe('likely');
    expect(verdict('rashtriya-gokul-mission', { grows: ['fish'] })).toBe('not');
  });

  it('gives beekeepers the honey mission', () => {
    expect(verdict('beekeeping', { grows: ['bees'] })).toBe('likely');
    expect(verdict('beekeeping', { grows: ['crops'] })).toBe('not');
  });

  it('asks whether a mandi is linked before e-NAM', () => {
    expect(verdict('e-nam')).toBe('check');
    expect(verdict('e-nam', { grows: ['animals'] })).toBe('not');
  });

  it('lets every producer look for a producer organisation', () => {
    expect(verdict('fpo', { grows: ['bees'] })).toBe('check');
  });

  it('writes owners into the farmer registry and asks about tenants', () => {
    expect(verdict('agristack')).toBe('likely');
    expect(verdict('agristack', { land: 'tenant' })).toBe('check');
  });

  it('offers the Kisan Call Centre without any answer', () => {
    const [finding] = findSchemes({}).filter(({ rule }) => rule.scheme === 'kisan-call-centre');
    expect(finding?.verdict).toBe('likely');
  });

  it('never excludes a scheme while questions are open', () => {
    const verdicts = findSchemes({}).map((finding) => finding.verdict);
    expect(verdicts).not.toContain('not');
    const pmKisan = findSchemes({}).find(({ rule }) => rule.scheme === 'pm-kisan');
    expect(pmKisan?.reason).toEqual(unanswered.land);
  });

  it('shows only the wanted schemes, the likely ones first', () => {
    const found = findSchemes({ ...likely, wants: ['irrigation'] });
    expect(found.map(({ rule }) => rule.scheme)).toEqual(['pmksy', 'midh', 'pm-kusum']);
  });
});

const lands = landChoices.map(({ value }) => value);
const produce = produceChoices.map(({ value }) => value);

/** Answers to the question of a condition, of which some break it. */
function answersTo(condition: Condition): Partial<Answers>[] {
  switch (condition.ask) {
    case 'state':
      return stateSlugs.map((state) => ({ state }));
    case 'land':
      return lands.map((land) => ({ land }));
    case 'grows':
      return produce.map((one) => ({ grows: [one] }));
    case 'hectares':
      return [{ hectares: condition.atMost + 0.1 }];
    case 'age':
      return [{ age: condition.from - 1 }, { age: condition.to + 1 }];
    default:
      return [{ [condition.ask]: !condition.is }];
  }
}

/** Answers that meet the rule. */
function suited(rule: Rule): Answers {
  const people = stateSlugs.map((state) => ({ ...likely, state }));
  const found = people.find((person) => evaluateRule(rule, person).reason === rule.because);
  if (!found) throw new Error(`${rule.scheme} is met by no answers`);
  return found;
}

describe.each(finderRules)('the rule of $scheme', (rule) => {
  it('gives its verdict if every condition holds', () => {
    expect(evaluateRule(rule, suited(rule))).toEqual({
      rule,
      verdict: rule.verdict,
      reason: rule.because,
    });
  });

  it('gives result and reason of each failed condition', () => {
    for (const condition of rule.conditions) {
      const findings = answersTo(condition).map((answer) =>
        evaluateRule(rule, { ...suited(rule), ...answer }),
      );
      expect(findings).toContainEqual({
        rule,
        verdict: condition.otherwise,
        reason: condition.because,
      });
    }
  });
});

describe('the rules of the finder', () => {
  it('are about schemes of India, one rule for one scheme', async () => {
    const ids = (await load('india')).map(({ id }) => id);
    const schemes = finderRules.map(({ scheme }) => scheme);
    expect(schemes.length).toBeGreaterThanOrEqual(14);
    expect(new Set(schemes).size).toBe(schemes.length);
    expect(schemes.filter((scheme) => !ids.includes(scheme))).toEqual([]);
  });

  it('give reasons and papers in both languages, and ask for no number', () => {
    for (const { because, bring, conditions, scheme } of finderRules) {
      const texts = [because, ...bring, ...conditions.map((condition) => condition.because)];
      for (const text of texts) expect(isBilingual(text), `${scheme}: ${text.en}`).toBe(true);
      expect(bring.length, scheme).toBeGreaterThan(0);
    }
    expect(Object.keys(questions).join()).not.toMatch(
      /aadhaar|pan|account(no|number)|caste|scorst/i,
    );
  });

  it('are asked in both languages', () => {
    const labels = [...landChoices, ...produceChoices, ...wantChoices].map(({ label }) => label);
    for (const text of [...Object.values(questions), ...Object.values(unanswered), ...labels]) {
      expect(isBilingual(text), text.en).toBe(true);
    }
  });
});
