import type { FastifyServerOptions } from 'fastify';

/** The production logger at its lowest level without output, so that serializers and redaction run in tests too. */
export const productionLog: FastifyServerOptions['logger'] = {
  level: 'trace',
  stream: { write: () => undefined },
};
