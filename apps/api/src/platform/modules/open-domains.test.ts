import { contract } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import { Done } from '@upaj/contract/fields';
import { expect, it } from 'vitest';
import { productionLog } from '../../../test/support/production-log.ts';
import type { AccessPolicies } from '../access/access-policies.ts';
import { registerRoute } from '../http/register-route.ts';
import { createServer } from '../http/server.ts';
import { noLimits } from '../limits/limits.ts';
import { registerDomains } from './open-domains.ts';

const identify = async () => undefined;

async function register(endpoint: Endpoint, policies?: AccessPolicies) {
  const app = await createServer({ logger: productionLog, trustProxy: false });
  const routes = () => registerRoute(app, endpoint, async () => null);
  const domain = { name: endpoint.resource, service: {}, routes, ...(policies && { policies }) };
  try {
    registerDomains(app, [{ ...domain, identify }], noLimits);
  } finally {
    await app.close();
  }
}

const ofOrders = { ...contract.acceptOrder, replies: { 200: Done } };

it.each(['owner', 'seller', 'buyer', 'party'] as const)(
  'an endpoint for a %s whose domain has no policy for it does not start',
  async (access) => {
    const endpoint = { ...ofOrders, access };
    const message = `acceptOrder: resource orders has no policy for access ${access}`;
    await expect(register(endpoint)).rejects.toThrow(message);
    await expect(register(endpoint, {})).rejects.toThrow(message);
    await expect(register(endpoint, { [access]: async () => undefined })).resolves.toBeUndefined();
  },
);

it('exactly one domain identifies people', async () => {
  const app = await createServer({ logger: productionLog, trustProxy: false });
  const domain = { name: 'accounts', service: {}, routes: () => undefined };
  expect(() => registerDomains(app, [domain], noLimits)).toThrow('exactly one domain');
  const two = [
    { ...domain, identify },
    { ...domain, identify },
  ];
  expect(() => registerDomains(app, two, noLimits)).toThrow('exactly one domain');
  await app.close();
});
