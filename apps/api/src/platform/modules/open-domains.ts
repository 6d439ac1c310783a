import type { FastifyInstance } from 'fastify';
import { type EndpointLimits, registerLimits } from '../limits/endpoint-limits.ts';
import type { Domain, DomainModule, DomainServices, Platform } from './domain-module.ts';
import type { PersonalDataPart } from './personal-data-part.ts';

type OpenDomain = Domain & Pick<DomainModule, 'name'>;

/** Opens every module on the same platform; `ownParts` is the personal data of the platform itself. */
export function openDomains(
  modules: readonly DomainModule[],
  platform: Omit<Platform, 'services' | 'personalData'>,
  ownParts: readonly PersonalDataPart[],
): readonly OpenDomain[] {
  const services: Record<string, unknown> = {};
  const personalData = [...ownParts];
  // Each module declares the type of its service beside its name.
  const shared = { ...platform, services: services as unknown as DomainServices, personalData };
  return modules.map(({ name, open }) => {
    const domain = open(shared);
    services[name] = domain.service;
    if (domain.personalData) personalData.push(domain.personalData);
    return { name, ...domain };
  });
}

/** Registers sessions, access policies, limits and routes of every domain. */
export function registerDomains(
  app: FastifyInstance,
  domains: readonly OpenDomain[],
  limits: Platform['limits'],
): void {
  const identify = domains.flatMap((domain) => domain.identify ?? []);
  const [find] = identify;
  if (!find || identify.length > 1) throw new Error('exactly one domain identifies people');
  app.decorate('identify', find);
  for (const { name, policies } of domains) if (policies) app.accessPolicies.set(name, policies);
  const limited: EndpointLimits = Object.assign({}, ...domains.map((domain) => domain.limits));
  registerLimits(app, limits, limited);
  for (const domain of domains) domain.routes(app);
}
