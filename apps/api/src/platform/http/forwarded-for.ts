import type { FastifyInstance } from 'fastify';

const withPort = /^(?:\[([0-9a-f:.]{2,60})\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/i;

/** The addresses of an `X-Forwarded-For` without the ports that some proxies append. */
export const withoutPorts = (header: string): string =>
  header
    .split(',')
    .map((entry) => {
      const [, v6, v4] = withPort.exec(entry.trim()) ?? [];
      return v6 ?? v4 ?? entry.trim();
    })
    .join(', ');

/** With its port an address would differ for every connection, and no limit would apply. */
export function ignoreForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const header = headers['x-forwarded-for'];
    if (typeof header === 'string') headers['x-forwarded-for'] = withoutPorts(header);
  });
}
