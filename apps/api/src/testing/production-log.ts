import type { FastifyServerOptions } from 'fastify';

/** The logger of production at its lowest level, written nowhere: every serializer and redaction runs in tests too. */
export const productionLog: FastifyServerOptions['logger'] = {
  level: 'trace',
  stream: { write: () => undefined },
};
