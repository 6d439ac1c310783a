import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTree, config, writeTree } from './testing/import-rules-tree.ts';

interface ForbiddenImport {
  /** The rule that must report the file. */
  rule: string;
  /** The file with the forbidden import. */
  file: string;
  /** The source line of the import. */
  line: string;
}

const portal = 'apps/portal/src';
const api = 'apps/api/src';

/** A small tree of the same structure that keeps every rule. */
const validFiles: Record<string, string> = {
  'packages/contract/src/endpoint.ts':
    "import type { $ZodType } from 'zod';\nexport type Endpoint = $ZodType;",
  'packages/contract/src/field-errors.ts':
    "import type { Endpoint } from './endpoint.ts';\nexport type P = Endpoint;",
  'packages/contract/src/crops.schema.ts': "import * as z from 'zod';\nexport const Crop = z;",
  'packages/content/src/states.ts': 'export const states = [];',
  'packages/content/src/zones.ts': "export { states } from './states.ts';",
  'packages/content/src/diseases/diseases.ts': "export { states as diseases } from '../states.ts';",
  'packages/adviser/src/facts.ts': "export { states as facts } from '@upaj/content/states';",
  'packages/adviser/src/adviser.ts': "export { facts } from './facts.ts';",
  'packages/leaf-model/src/decide.ts': 'export const decide = 1;',
  'packages/leaf-model/src/runner.ts': "export { decide } from './decide.ts';",
  'packages/ui/src/button.tsx': "import 'react';\nexport const Button = 1;",
  'packages/ui/src/menu.tsx': "export { line } from './internal/line.ts';",
  'packages/ui/src/internal/line.ts': 'export const line = 1;',
  'mocks/src/browser.ts': "import 'msw';\nimport '@upaj/contract/crops.schema';",
  '.storybook/preview.tsx': "import '@upaj/mocks/browser';",
  [`${portal}/main.tsx`]: "import './app/app.tsx';",
  [`${portal}/app/app.tsx`]:
    "export const page = () => import('../pages/mandi.page.tsx');\nexport const mock = () => import('./start-mocks.dev.ts');",
  [`${portal}/app/start-mocks.dev.ts`]: "import '@upaj/mocks/browser';",
  [`${portal}/pages/mandi.page.tsx`]: "import '../features/crops/crop-grid.tsx';",
  [`${portal}/features/crops/crop-grid.tsx`]:
    "import type { Crop } from '@upaj/contract/crops.schema';\nimport '@upaj/contract/field-errors';\nimport '../../domains/crops/crops.api.ts';\nimport '../../shared/api.ts';\nexport type C = Crop;\nexport const form = () => import('./crop-form.schema.ts');",
  [`${portal}/features/crops/crop-form.schema.ts`]: "import '@upaj/contract/crops.schema';",
  [`${portal}/features/crops/crop-grid.test.tsx`]:
    "import '@upaj/mocks/browser';\nimport './crop-grid.tsx';",
  [`${portal}/features/accounts/sign-in.tsx`]:
    "import '../../shared/api.ts';\nimport './sign-in-draft.ts';",
  [`${portal}/features/accounts/sign-in-draft.ts`]: "import '../../shared/api.ts';",
  [`${portal}/shared/format.ts`]: "import '@upaj/ui/button';",
  [`${portal}/shared/paths.ts`]: "import './format.ts';",
  [`${portal}/domains/crops/crops.api.ts`]:
    "import '../session/session.slice.ts';\nimport '../../shared/api.ts';",
  [`${portal}/domains/session/session.slice.ts`]: "import '../../shared/api.ts';",
  [`${portal}/shared/api.ts`]: "import '@upaj/ui/button';\nexport const api = 1;",
  [`${api}/main.ts`]: "import './domains.ts';",
  [`${api}/domains.ts`]:
    "import './domains/crops/crops.routes.ts';\nimport './domains/orders/orders.service.ts';",
  [`${api}/db/pool.ts`]: "import 'pg';",
  [`${api}/platform/http/server.ts`]: "import 'fastify';\nimport '../../db/pool.ts';",
  [`${api}/domains/crops/crops.routes.ts`]:
    "import '../../platform/http/server.ts';\nimport './crops.service.ts';",
  [`${api}/domains/crops/crops.service.ts`]: "import './crops.store.ts';",
  [`${api}/domains/crops/crops.tables.ts`]: "import 'drizzle-orm';",
  [`${api}/domains/crops/crops.store.ts`]:
    "import 'drizzle-orm';\nimport '../../db/pool.ts';\nimport './crops.tables.ts';",
  [`${api}/domains/orders/orders.tables.ts`]: "import '../crops/crops.tables.ts';",
  [`${api}/domains/orders/orders.service.ts`]:
    "import '../crops/crops.service.ts';\nimport './orders.tables.ts';",
};

const forbiddenImports: ForbiddenImport[] = [
  {
    rule: 'contract-stands-alone',
    file: 'packages/contract/src/a.ts',
    line: "import '@upaj/content/states';",
  },
  {
    rule: 'content-stands-alone',
    file: 'packages/content/src/a.ts',
    line: "import type {} from '@upaj/contract/endpoint';",
  },
  {
    rule: 'ui-stands-alone',
    file: 'packages/ui/src/a.tsx',
    line: "import '@upaj/content/states';",
  },
  {
    rule: 'leaf-model-stands-alone',
    file: 'packages/leaf-model/src/a.ts',
    line: "import type {} from '@upaj/contract/endpoint';",
  },
  {
    rule: 'demo-knows-facts-alone',
    file: 'packages/demo/src/a.ts',
    line: "import type {} from '@upaj/contract/endpoint';",
  },
  {
    rule: 'adviser-knows-facts-alone',
    file: 'packages/adviser/src/a.ts',
    line: "import type {} from '@upaj/contract/endpoint';",
  },
  {
    rule: 'doctor-crops-load-no-disease-facts',
    file: 'packages/content/src/diseases/doctor-crops.ts',
    line: "import './diseases.ts';",
  },
  {
    rule: 'mocks-know-contract-and-facts',
    file: 'mocks/src/a.ts',
    line: "import '@upaj/ui/button';",
  },
  {
    rule: 'portal-and-api-meet-in-the-contract',
    file: `${portal}/shared/a.ts`,
    line: "import type {} from '../../../api/src/db/pool.ts';",
  },
  { rule: 'api-knows-no-screen', file: `${api}/a.ts`, line: "import '@upaj/mocks/browser';" },
  {
    rule: 'portal-pages-looks-down-only',
    file: `${portal}/pages/a.page.tsx`,
    line: "import '../app/app.tsx';",
  },
  {
    rule: 'portal-features-looks-down-only',
    file: `${portal}/features/crops/a.tsx`,
    line: "import '../../pages/mandi.page.tsx';",
  },
  {
    rule: 'portal-domains-looks-down-only',
    file: `${portal}/domains/crops/a.ts`,
    line: "import '../../features/crops/crop-grid.tsx';",
  },
  {
    rule: 'domain-never-imports-a-domain',
    file: `${portal}/domains/session/a.ts`,
    line: "import type {} from '../crops/crops.api.ts';",
  },
  {
    rule: 'portal-shared-looks-down-only',
    file: `${portal}/shared/b.ts`,
    line: "import '../features/crops/crop-grid.tsx';",
  },
  {
    rule: 'feature-never-imports-a-feature',
    file: `${portal}/features/accounts/a.tsx`,
    line: "import type {} from '../crops/crop-grid.tsx';",
  },
  {
    rule: 'portal-ships-no-mock',
    file: `${portal}/app/a.tsx`,
    line: "export const m = () => import('@upaj/mocks/browser');",
  },
  {
    rule: 'portal-ships-no-schema',
    file: `${portal}/features/crops/b.tsx`,
    line: "import { Crop } from '@upaj/contract/crops.schema';",
  },
  { rule: 'portal-ships-no-schema', file: `${portal}/shared/c.ts`, line: "import 'zod';" },
  {
    rule: 'plain-contract-stays-plain',
    file: 'packages/contract/src/field-errors.ts',
    line: "import './crops.schema.ts';",
  },
  {
    rule: 'dev-code-is-loaded-on-demand',
    file: `${portal}/app/b.tsx`,
    line: "import './start-mocks.dev.ts';",
  },
  {
    rule: 'routes-hold-no-sql',
    file: `${api}/domains/crops/a.routes.ts`,
    line: "import { sql } from 'drizzle-orm';",
  },
  {
    rule: 'routes-hold-no-sql',
    file: `${api}/domains/crops/b.routes.ts`,
    line: "import './crops.store.ts';",
  },
  {
    rule: 'service-knows-no-http-and-no-sql',
    file: `${api}/domains/crops/a.service.ts`,
    line: "import type {} from 'fastify';",
  },
  {
    rule: 'service-knows-no-http-and-no-sql',
    file: `${api}/domains/crops/b.service.ts`,
    line: "import 'drizzle-orm';",
  },
  {
    rule: 'service-knows-no-http-and-no-sql',
    file: `${api}/domains/crops/c.service.ts`,
    line: "import type {} from '../../platform/http/server.ts';",
  },
  {
    rule: 'store-knows-no-service',
    file: `${api}/domains/crops/a.store.ts`,
    line: "import './crops.service.ts';",
  },
  {
    rule: 'api-db-imports-nothing-above',
    file: `${api}/db/a.ts`,
    line: "import type {} from '../platform/http/server.ts';",
  },
  {
    rule: 'api-platform-imports-no-domain',
    file: `${api}/platform/jobs/a.ts`,
    line: "import type {} from '../../domains/crops/crops.service.ts';",
  },
  {
    rule: 'api-domain-imports-no-entry',
    file: `${api}/domains/crops/a.ts`,
    line: "import type {} from '../../main.ts';",
  },
  {
    rule: 'api-domains-named-once',
    file: `${api}/seed/a.ts`,
    line: "import type {} from '../domains/crops/crops.tables.ts';",
  },
  {
    rule: 'api-domain-through-its-service',
    file: `${api}/domains/orders/a.service.ts`,
    line: "import '../crops/crops.store.ts';",
  },
  {
    rule: 'tables-belong-to-their-store',
    file: `${api}/domains/orders/a.store.ts`,
    line: "import '../crops/crops.tables.ts';",
  },
  {
    rule: 'internal-stays-inside',
    file: `${portal}/shared/d.ts`,
    line: "import '../../../../packages/ui/src/internal/line.ts';",
  },
  {
    rule: 'internal-stays-apart',
    file: `${portal}/shared/internal/a.ts`,
    line: "import '../../../../../packages/ui/src/internal/line.ts';",
  },
  {
    rule: 'no-circle',
    file: `${portal}/shared/format.ts`,
    line: "import type {} from './paths.ts';",
  },
  {
    rule: 'no-circle',
    file: `${portal}/features/accounts/sign-in-draft.ts`,
    line: "export const form = () => import('./sign-in.tsx');",
  },
  { rule: 'no-circle', file: 'packages/content/src/states.ts', line: "import './zones.ts';" },
  { rule: 'no-orphan', file: `${api}/forgotten.ts`, line: 'export const forgotten = 1;' },
  { rule: 'no-unresolved-import', file: `${api}/b.ts`, line: "import './nowhere.ts';" },
  { rule: 'no-undeclared-package', file: `${portal}/shared/e.ts`, line: "import 'fastify';" },
  { rule: 'no-dev-dependency-in-production', file: `${api}/c.ts`, line: "import 'tsx';" },
];

const invalidFiles: Record<string, string> = {};
for (const { file, line } of forbiddenImports) {
  invalidFiles[file] = [invalidFiles[file] ?? validFiles[file] ?? '', line].join('\n');
}

describe('the import rules', () => {
  const trees: string[] = [];
  let broken: string[] = [];

  beforeAll(async () => {
    trees.push(await writeTree({ ...validFiles, ...invalidFiles }));
    broken = await checkTree(String(trees[0]));
  });

  afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true }))));

  it('reports nothing in a tree that keeps the rules', async () => {
    trees.push(await writeTree(validFiles));
    expect(await checkTree(String(trees[1]))).toEqual([]);
  });

  it.each(forbiddenImports)('$rule reports `$line` in $file', ({ rule, file }) => {
    expect(broken).toContain(`${rule}: ${file}`);
  });

  it('has an example of every rule', () => {
    const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(config);
    const covered = new Set(forbiddenImports.map(({ rule }) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
  });
});
