import type { FastifyServerOptions } from 'fastify';

// Pino's levels "error" and "fatal".
const FAULT = /^\{"level":[56]0,/;

const faults: string[] = [];

/**
 * The production logger at its lowest level, so that serializers and redaction run in tests too. Errors are kept until
 * `takeFaults`.
 */
export const productionLog: FastifyServerOptions['logger'] = {
  level: 'trace',
  stream: {
    write(line) {
      if (FAULT.test(line)) faults.push(line);
    },
  },
};

/** What servers have logged as an error since the last call: why a request was answered with 500. */
export function takeFaults(): string[] {
  return faults.splice(0).map(readable);
}

function readable(line: string): string {
  const { err, msg, url } = JSON.parse(line);
  return [msg, url, err?.stack ?? err?.message].filter(Boolean).join('\n');
}
