import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { replyWithError } from './error-reply.ts';
import { healthRoutes } from './health.routes.ts';

it('a server without its database is alive but not ready', async () => {
  const app = fastify();
  app.setErrorHandler(replyWithError);
  const askDatabase = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7'));
  const registry = new Registry();
  const hasRoom = async () => true;
  healthRoutes(app, { askDatabase, hasRoom, hasPublicMetrics: false, registry });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const reply = await app.inject('/readyz');
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
  expect(reply.body).not.toContain('10.0.0.7');
  await app.close();
});
