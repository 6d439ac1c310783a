import { isUtf8 } from 'node:buffer';
import { invalidField } from '@upaj/contract/api-error';
import { mostBodyDepth, mostBodyValues } from '@upaj/contract/limits';
import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies; what no endpoint can want is refused before it costs a parse. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    // Decoding would silently insert replacement characters for invalid bytes.
    if (!isUtf8(bytes)) return done(invalidField('body', 'wrong_encoding'));
    if (isTooComplex(bytes)) return done(invalidField('body', 'wrong_format'));
    parse(request, bytes.toString('utf8'), done);
  });
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
// The same bit tells braces from brackets: 0x5b and 0x7b open, 0x5d and 0x7d close.
const KIND = ~0x20;
const [OPEN, CLOSE] = [0x5b, 0x5d];

/** Whether a body is nested deeper, or holds more values, than any endpoint takes; stops where it is sure. */
function isTooComplex(bytes: Buffer): boolean {
  let [depth, values, isText] = [0, 1, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (byte === COMMA) values += 1;
    else if ((byte & KIND) === OPEN) depth += 1;
    else if ((byte & KIND) === CLOSE) depth -= 1;
    if (depth > mostBodyDepth || values > mostBodyValues) return true;
  }
  return false;
}
