const { portalLayers } = require('./packages/tools/src/portal-layers.cjs');

const workspace = '^(packages|apps|mocks|[.]storybook)/';
const portal = '^apps/portal/src';
const api = '^apps/api/src';
const tests =
  '[.]test[.]tsx?$|/e2e/|/testing/|^apps/api/test/|[.]config[.]ts$|/(build|extract-pictures)[.]mjs$';
const stories = '[.]stories[.]tsx$';
/** Loaded by a dynamic import behind a development flag, so that no build carries it. */
const devOnly = '[.]dev[.]tsx?$';
const notProduction = `${tests}|${stories}|${devOnly}`;
/** Contract files of plain functions: no zod, so the portal may load them. */
const plainContract =
  '^packages/contract/src/(endpoint|latin-digits|limits|field-errors|post-text|contact-details|contact-numbers|visible-text|upi-handles|.+[.]rules)[.]ts$';
const valueOnly = { dependencyTypesNot: ['type-only'] };

/** A package that imports no other package of the workspace. */
const standsAlone = (name) => ({
  name: `${name}-stands-alone`,
  comment: `packages/${name} imports no other package of the workspace, so every package can import it.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: workspace, pathNot: `^packages/${name}/` },
});

const forbidden = [
  standsAlone('contract'),
  standsAlone('content'),
  standsAlone('ui'),
  standsAlone('leaf-model'),
  {
    name: 'demo-knows-facts-alone',
    comment: 'The invented people and goods are made of facts; no fact is made of them.',
    severity: 'error',
    from: { path: '^packages/demo/' },
    to: { path: workspace, pathNot: '^packages/(content|demo)/' },
  },
  {
    name: 'adviser-knows-facts-alone',
    comment: 'KrishiBot reads facts and places; it knows no server, no contract and no screen.',
    severity: 'error',
    from: { path: '^packages/adviser/' },
    to: { path: workspace, pathNot: '^packages/(adviser|content)/' },
  },
  {
    name: 'doctor-crops-load-no-disease-facts',
    comment: 'The list of crops is loaded at once, the disease facts once a crop is chosen.',
    severity: 'error',
    from: { path: '^packages/content/src/diseases/doctor-crops[.]ts$' },
    to: { path: '^packages/content/src/diseases/', ...valueOnly },
  },
  {
    name: 'mocks-know-contract-and-facts',
    comment: 'A mock is built on the contract and the facts; it knows neither screen nor server.',
    severity: 'error',
    from: { path: '^mocks/' },
    to: { path: workspace, pathNot: '^(mocks|packages/(contract|content|demo))/' },
  },
  {
    name: 'portal-and-api-meet-in-the-contract',
    comment: 'The portal knows no file of the server, of its adviser or of the tools.',
    severity: 'error',
    from: { path: '^apps/portal/', pathNot: tests },
    to: { path: '^(apps/api|packages/(adviser|tools))/' },
  },
  {
    name: 'api-knows-no-screen',
    comment: 'The server imports contract, facts, adviser and leaf model; the mocks only in tests.',
    severity: 'error',
    from: { path: '^apps/api/', pathNot: tests },
    to: { path: '^(apps/portal|packages/(ui|tools)|mocks|[.]storybook)/' },
  },
  ...portalLayers,
  {
    name: 'portal-ships-no-mock',
    comment: 'Mocks belong to stories, tests and the files that only development loads.',
    severity: 'error',
    from: { path: `${portal}/`, pathNot: notProduction },
    to: { path: '^(mocks/|[.]storybook/|.*node_modules/(msw|msw-storybook-addon)/)' },
  },
  {
    name: 'portal-ships-no-schema',
    comment: 'Only *.schema.ts, loaded with its form, carries zod; all other files take types.',
    severity: 'error',
    from: { path: `${portal}/`, pathNot: `${notProduction}|[.]schema[.]ts$` },
    to: {
      path: ['^packages/contract/', 'node_modules/(zod|@hookform/resolvers)/'],
      pathNot: plainContract,
      ...valueOnly,
    },
  },
  {
    name: 'plain-contract-stays-plain',
    comment: 'The contract files that the portal may load bring no schema with them.',
    severity: 'error',
    from: { path: plainContract },
    to: { path: ['^packages/contract/', 'node_modules/'], pathNot: plainContract, ...valueOnly },
  },
  {
    name: 'dev-code-is-loaded-on-demand',
    comment: 'A static import would put a *.dev.ts file, and what it carries, into the build.',
    severity: 'error',
    from: { path: `${portal}/`, pathNot: notProduction },
    to: { path: devOnly, dynamic: false, ...valueOnly },
  },
  {
    name: 'routes-hold-no-sql',
    comment: 'routes → service → store → db: routes speak HTTP and call their service.',
    severity: 'error',
    from: { path: `${api}/.+[.]routes[.]ts$` },
    to: {
      path: ['node_modules/(drizzle-orm|pg)/', `${api}/db/`, '[.]store[.]ts$'],
      ...valueOnly,
    },
  },
  {
    name: 'service-knows-no-http-and-no-sql',
    comment: 'A service holds the rules; it would be the same behind another protocol or database.',
    severity: 'error',
    from: { path: `${api}/.+[.]service[.]ts$` },
    to: {
      path: [
        'node_modules/(@?fastify[^/]*|drizzle-orm|pg)/',
        `${api}/platform/http/`,
        '[.]routes[.]ts$',
      ],
    },
  },
  {
    name: 'store-knows-no-service',
    comment: 'A store asks the database and returns contract types; it decides nothing.',
    severity: 'error',
    from: { path: `${api}/.+[.]store[.]ts$` },
    to: { path: ['node_modules/@?fastify[^/]*/', '[.](service|routes)[.]ts$'] },
  },
  {
    name: 'api-db-imports-nothing-above',
    comment: 'entry → domains → platform → db: the database layer knows nothing that uses it.',
    severity: 'error',
    from: { path: `${api}/db/`, pathNot: tests },
    to: { path: `${api}/`, pathNot: `${api}/db/` },
  },
  {
    name: 'api-platform-imports-no-domain',
    comment: 'entry → domains → platform → db: the platform serves every domain and knows none.',
    severity: 'error',
    from: { path: `${api}/platform/`, pathNot: tests },
    to: { path: `${api}/`, pathNot: `${api}/(platform|db)/` },
  },
  {
    name: 'api-domain-imports-no-entry',
    comment:
      'entry → domains → platform → db: a domain does not know the application it is part of.',
    severity: 'error',
    from: { path: `${api}/domains/`, pathNot: tests },
    to: { path: `${api}/`, pathNot: `${api}/(domains|platform|db)/` },
  },
  {
    name: 'api-domains-named-once',
    comment: 'domains.ts lists the modules; no other file outside of the domains names one.',
    severity: 'error',
    from: { path: `${api}/`, pathNot: `${api}/(domains/|domains[.]ts$)|${tests}` },
    to: { path: `${api}/domains/` },
  },
  {
    name: 'api-domain-through-its-service',
    comment:
      'One domain reaches another only through the service that guards its rules, and learns of it by its events.',
    severity: 'error',
    from: { path: `${api}/domains/([^/]+)/`, pathNot: `${tests}|[.]tables[.]ts$` },
    to: {
      path: `${api}/domains/`,
      pathNot: [`${api}/domains/$1/`, '[.](service|events)[.]ts$'],
    },
  },
  {
    name: 'tables-belong-to-their-store',
    comment:
      'A domain reads and writes its own tables; other tables are named for foreign keys alone.',
    severity: 'error',
    from: { path: `${api}/(domains|platform)/([^/]+)/`, pathNot: `${tests}|[.]tables[.]ts$` },
    to: { path: `${api}/.+[.]tables[.]ts$`, pathNot: `${api}/$1/$2/` },
  },
  {
    name: 'internal-stays-inside',
    comment: 'Only the files right beside an internal folder may import it.',
    severity: 'error',
    from: { path: '^(.+)/[^/]+$', pathNot: '/internal/' },
    to: { path: `${workspace}.+/internal/`, pathNot: '^$1/internal/' },
  },
  {
    name: 'internal-stays-apart',
    comment: 'One internal folder does not reach into another.',
    severity: 'error',
    from: { path: '^(.+)/internal/' },
    to: { path: `${workspace}.+/internal/`, pathNot: '^$1/internal/' },
  },
  {
    name: 'no-circle',
    comment: 'No file needs itself over others, not even over types or dynamic imports.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphan',
    comment: 'A file without imports and importers is unused.',
    severity: 'error',
    from: {
      orphan: true,
      path: '^(packages/(adviser|contract|content|demo|leaf-model|ui)|apps|mocks)/[^/]*(/src)?/',
      pathNot: `[.]d[.]ts$|/(main|entry-[a-z]+|[a-z]+[.]worker)[.]tsx?$|${tests}|[.]config[.]`,
    },
    to: {},
  },
  {
    name: 'no-unresolved-import',
    comment: 'What cannot be found here cannot be found by the next person either.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-undeclared-package',
    comment: 'A package is imported only where its package.json names it.',
    severity: 'error',
    from: { pathNot: '^packages/tools/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-dependency-in-production',
    comment: 'A production install has no devDependencies.',
    severity: 'error',
    from: {
      path: '^(packages/(adviser|contract|content|demo|leaf-model|ui)|apps|mocks)/',
      pathNot: notProduction,
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
      pathNot: 'node_modules/@types/',
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|coverage|storybook-static)/|mockServiceWorker[.]js$|/migrations/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: false,
  },
};
