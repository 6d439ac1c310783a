import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { InTransaction } from '../../db/transaction.ts';
import type { AccessPolicies } from '../access/access-policies.ts';
import type { Person } from '../access/person.ts';
import type { Follow } from '../events/broadcast.ts';
import type { Subscriber } from '../events/define-event.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { AnyJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { EndpointLimits } from '../limits/endpoint-limits.ts';
import type { Limits } from '../limits/limits.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { AnyMailTemplate } from '../mail/mail-template.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Decoder } from '../pictures/decoder.ts';
import type { PageChange } from '../rendering/page-changes.ts';
import type { Audit } from './audit.ts';
import type { DemoPart } from './demo-part.ts';
import type { OperatorCommand } from './operator-command.ts';
import type { PagePreviewPart } from './page-preview-part.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import type { PlatformSettings } from './platform-settings.ts';

/** The public services by domain; each module adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the platform knows no domain, the modules extend it
export interface DomainServices {}

/** What every domain is built from. */
export interface Platform {
  settings: PlatformSettings;
  db: Database;
  /** For expensive searches: few connections and a short time limit. */
  searchDb: Database;
  /** For background work, which may take longer. */
  backgroundDb: Database;
  inTransaction: InTransaction;
  /** Carries requests out once for each idempotency key. */
  idempotency: Idempotency;
  mailer: Mailer;
  /** Delivers a mail at once, for jobs that compose their own. */
  delivery: Delivery;
  jobs: Jobs;
  limits: Limits;
  /** Decodes uploaded pictures in a child process. */
  decoder: Decoder;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Follows events of every process, for live streams. */
  follow: Follow;
  /** Services of the other domains; complete once every module is open, so use it in methods only. */
  services: DomainServices;
  /** The personal data of each domain; complete once every module is open. */
  personalData: readonly PersonalDataPart[];
}

/** An open domain: everything that the application needs of it. */
export interface Domain<Service = unknown> {
  /** The service for other domains. */
  service: Service;
  routes(app: FastifyInstance): void;
  /** Finds the person of a session token; exactly one domain has it. */
  identify?(token: string): Promise<Person | undefined>;
  jobs?: readonly AnyJob[];
  /** Subscribers of events of this and other domains. */
  subscribers?: readonly Subscriber[];
  mailTemplates?: readonly AnyMailTemplate[];
  limits?: EndpointLimits;
  /** Rules behind the `access` values of this domain's endpoints. */
  policies?: AccessPolicies;
  personalData?: PersonalDataPart;
  /** What shared links to its pages of the portal show. */
  pagePreviews?: readonly PagePreviewPart[];
  /** After which events pages of the portal that were rendered with data show something else. */
  pageChanges?: readonly PageChange[];
  /** Runs before the server listens; throws to prevent the start. */
  prepare?(): Promise<void>;
  /** Deletes what has expired; returns how many of each kind. */
  cleanUp?(now: Date): Promise<Record<string, number>>;
}

/** The registration of one domain. */
export interface DomainModule<Service = unknown> {
  /** The resource of its endpoints, and the name of its service. */
  name: string;
  open(platform: Platform): Domain<Service>;
  /** Its commands of `npm run admin`. */
  commands?: readonly OperatorCommand[];
  /** Finds stored values that differ from what they are computed from. */
  audit?: Audit;
  /** Its demo data; written after that of the domains before it in the alphabet. */
  demo?: DemoPart;
}

/** Defines a domain; `more` is what it has without being opened. */
export function defineModule<Name extends keyof DomainServices>(
  name: Name,
  open: (platform: Platform) => Domain<DomainServices[Name]>,
  more: Pick<DomainModule, 'commands' | 'audit' | 'demo'> = {},
): DomainModule<DomainServices[Name]> {
  return { name, open, ...more };
}
