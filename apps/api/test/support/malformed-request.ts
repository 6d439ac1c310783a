import { type Endpoint, fillPath } from '@upaj/contract/endpoint';
import { type Field, isRaw, type MalformedValue } from '@upaj/contract/testing/malformed-values';
import type { InjectOptions } from 'fastify';
import { smallPicture, writeForm } from './listings.ts';

import type { Sample } from './test-fixtures.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** A value as text of a form or a URL; undefined when it cannot be sent there. */
export function asText(value: MalformedValue): Buffer | undefined {
  if (isRaw(value)) return latin1(value.raw.replace(/^"|"$/g, ''));
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? Buffer.from(String(value))
    : undefined;
}

/** Percent-encodes every byte but letters, digits and dashes. */
function percent(bytes: Uint8Array): string {
  const byte = (one: number) =>
    /[\w-]/.test(String.fromCharCode(one))
      ? String.fromCharCode(one)
      : `%${one.toString(16).padStart(2, '0')}`;
  return [...bytes].map(byte).join('');
}

function address(endpoint: Endpoint, sample: Sample, field: Field, value: MalformedValue): string {
  const text = asText(value);
  const malformedPath =
    field.part === 'params' && text
      ? endpoint.path.replace(`:${field.name}`, percent(text))
      : endpoint.path;
  const query = Object.entries(sample.query ?? {}).map(([name, good]) =>
    field.part === 'query' && name === field.name
      ? text && `${name}=${percent(text)}`
      : `${name}=${encodeURIComponent(good)}`,
  );
  const more = field.part === 'query' && !(field.name in (sample.query ?? {})) && text;
  const all = [...query, more && `${field.name}=${percent(text)}`].filter(Boolean);
  const path = fillPath(malformedPath, sample.params);
  return all.length > 0 ? `${path}?${all.join('&')}` : path;
}

function jsonBody(body: Record<string, unknown>, field: Field, value: MalformedValue): Buffer {
  const whole: Record<string, unknown> =
    field.part === 'body' ? { ...body, [field.name]: value } : body;
  const members = Object.entries(whole)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => {
      const text = isRaw(member) ? latin1(member.raw) : Buffer.from(JSON.stringify(member));
      return Buffer.concat([Buffer.from(`${JSON.stringify(name)}:`), text]);
    });
  const parts = members.flatMap((member, at) => (at === 0 ? [member] : [latin1(','), member]));
  return Buffer.concat([latin1('{'), ...parts, latin1('}')]);
}

async function formBody(
  body: Record<string, unknown>,
  field: Field,
  value: MalformedValue,
  fileField: string,
) {
  const parts = Object.entries(body)
    .filter(([name]) => name !== field.name || field.part !== 'body')
    .map(([name, text]): [string, string] => [name, String(text)]);
  const text = field.part === 'body' ? asText(value) : undefined;
  const images = [fileField, { filename: 'a.jpg', bytes: await smallPicture() }] as const;
  return writeForm([...parts, ...(text ? [[field.name, text] as const] : []), images]);
}

/** A request that is valid but for one field. */
export async function malformedRequest(
  field: Field,
  sample: Sample,
  value: MalformedValue,
  token: string,
): Promise<InjectOptions> {
  const { endpoint } = field;
  const url = address(endpoint, sample, field, value);
  const headers = { authorization: `Bearer ${token}` };
  if (!sample.body) return { method: endpoint.method, url, headers };
  if (endpoint.files) {
    const form = await formBody(sample.body, field, value, endpoint.files.field);
    const { payload } = form;
    return { method: endpoint.method, url, headers: { ...form.headers, ...headers }, payload };
  }
  const type = { 'content-type': 'application/json' };
  const payload = jsonBody(sample.body, field, value);
  return { method: endpoint.method, url, headers: { ...headers, ...type }, payload };
}
