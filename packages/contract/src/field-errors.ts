import type { FieldError } from './error-reply.ts';

/** The parts of a zod issue that a field error is derived from; keeps zod out of bundles that only translate. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly received?: unknown;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly params?: Record<string, unknown> | undefined;
  readonly errors?: readonly (readonly Issue[])[];
}

const messages: Record<string, string> = {
  required: 'is required',
  too_short: 'is too short (at least {limit} characters)',
  too_long: 'is too long (at most {limit} characters)',
  too_small: 'must be at least {limit}',
  too_big: 'must be at most {limit}',
  too_few: 'needs at least {limit}',
  too_many: 'takes at most {limit}',
  wrong_type: 'has the wrong type',
  wrong_choice: 'must be one of {limit}',
  wrong_format: 'is not written as expected',
  wrong_date: 'must be a day',
  wrong_characters: 'holds characters that cannot be used',
  too_many_decimals: 'has too many digits after the point',
  in_past: 'must not be in the past',
  before_harvest: 'must not be before the harvest date',
  not_whole: 'must be a whole number of pieces',
  below_trade_unit: 'must be at least one trade unit: 25 kg, 25 liters, 25 pieces or 0.025 tonnes',
  licence_needed: 'is needed to sell seeds and fertilizers',
  has_orders: 'cannot be changed while orders are open',
  unknown_field: 'is not a field of this call',
  too_large: 'is too large',
  bad_picture: 'holds a file that is no picture',
  too_many_pixels: 'holds a picture of more than 52 million pixels, or 12,000 on a side',
  repeated: 'names a picture twice',
  files_differ: 'does not name as many new pictures as there are files',
  unknown_picture: 'names a picture that is not there',
  contact_details:
    'can be read by everyone and must hold no phone numbers, addresses or identity numbers',
  contact_consent: 'holds contact details, which need your consent',
  too_many_links: 'may hold at most {limit} links',
  merged_bank: 'belongs to a bank that is now part of {limit}: write the new code of the branch',
  in_future: 'must be in the future, at most a year from now',
};

/** The same where the limit is not known, or would be a list of two hundred names. */
const withoutLimit: Record<string, string> = {
  too_short: 'is too short',
  too_long: 'is too long',
  too_small: 'is too small',
  too_big: 'is too big',
  too_few: 'needs more',
  too_many: 'takes fewer',
  wrong_choice: 'is none of the choices',
  too_many_links: 'holds too many links',
};

function bound(value: unknown): number | string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

const isBlank = (input: unknown) => input === undefined || input === null || input === '';

function sized(issue: Issue, side: 'small' | 'big'): { code: string; limit?: number | string } {
  const limit = bound(side === 'small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (side === 'small' && limit === 1) return { code: 'required' };
    return { code: side === 'small' ? 'too_short' : 'too_long', limit };
  }
  if (issue.origin === 'array') return { code: side === 'small' ? 'too_few' : 'too_many', limit };
  return { code: side === 'small' ? 'too_small' : 'too_big', limit };
}

function custom({ params }: Issue): { code: string; limit?: number | string } {
  const limit = bound(params?.limit);
  const code = typeof params?.code === 'string' ? params.code : 'wrong_format';
  return limit === undefined ? { code } : { code, limit };
}

/** The stable code of one zod issue, with the exceeded limit. */
export function fieldErrorCode(issue: Issue): { code: string; limit?: number | string } {
  switch (issue.code) {
    case 'too_small':
      return sized(issue, 'small');
    case 'too_big':
      return sized(issue, 'big');
    case 'custom':
      return custom(issue);
    case 'invalid_value':
      return isBlank(issue.input)
        ? { code: 'required' }
        : { code: 'wrong_choice', limit: issue.values?.join(', ') };
    case 'invalid_type':
      return { code: isBlank(issue.input) ? 'required' : 'wrong_type' };
    case 'invalid_union':
      return { code: isBlank(issue.input) ? 'required' : 'wrong_format' };
    case 'invalid_format':
      return isBlank(issue.input)
        ? { code: 'required' }
        : { code: issue.format === 'regex' ? 'wrong_format' : `wrong_${String(issue.format)}` };
    default:
      return { code: 'wrong_format' };
  }
}

const fieldLabels: Record<string, string> = {
  accountNo: 'Account number',
  ifscCode: 'IFSC code',
  images: 'The list of pictures',
  order: 'The order of pictures',
  otp: 'OTP',
  q: 'Search',
};

/** The label of a field: `expiryDate` is "Expiry date", and `items.0` is "Items". */
function labelOf(field: string): string {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  if (Object.hasOwn(fieldLabels, name)) return fieldLabels[name] ?? name;
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field error with its message in English, which begins with the field's label. */
export function fieldError(field: string, code: string, limit?: number | string): FieldError {
  const known = limit === undefined ? (withoutLimit[code] ?? messages[code]) : messages[code];
  const sentence = known ?? 'is not valid';
  const message = `${labelOf(field)} ${sentence.replace('{limit}', String(limit))}`;
  return limit === undefined ? { code, message } : { code, message, limit };
}

// More unknown fields are not typing errors, and naming all of 60 kB of keys would cost more than parsing them.
const MOST_UNKNOWN = 20;
const LONGEST_NAME = 100;

/** A field's name as it is repeated in a reply. */
const shown = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

/** Where a whole part of a request has several forms, the issues of the form that it comes nearest to. */
function ofNearestForm(issue: Issue): readonly Issue[] {
  const { code, path = [], errors = [] } = issue;
  if (code !== 'invalid_union' || path.length > 0) return [issue];
  const [nearest] = [...errors].sort((one, other) => one.length - other.length);
  return nearest ?? [issue];
}

/** Turns the issues of a failed parse into field errors. The first error of a field wins; at most 20 unknown fields are named. */
export function fieldErrorsByName(issues: readonly Issue[]): Record<string, FieldError> {
  const fields: Record<string, FieldError> = Object.create(null);
  for (const issue of issues.flatMap(ofNearestForm)) {
    const at = (issue.path ?? []).map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of (issue.keys ?? []).slice(0, MOST_UNKNOWN)) {
        const name = shown([...at, key].join('.'));
        fields[name] ??= fieldError(name, 'unknown_field');
      }
      continue;
    }
    const name = at.join('.') || 'body';
    const { code, limit } = fieldErrorCode(issue);
    fields[name] ??= fieldError(name, code, limit);
  }
  return { ...fields };
}
