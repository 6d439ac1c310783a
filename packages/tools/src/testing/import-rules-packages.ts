/** The manifests of the small tree, by path. */
export const manifests: Record<string, object> = {
  'package.json': { name: 'tree', devDependencies: { '@upaj/mocks': '*' } },
  'packages/contract/package.json': { name: '@upaj/contract', dependencies: { zod: '1' } },
  'packages/content/package.json': { name: '@upaj/content' },
  'packages/demo/package.json': { name: '@upaj/demo', dependencies: { '@upaj/content': '*' } },
  'packages/adviser/package.json': {
    name: '@upaj/adviser',
    dependencies: { '@upaj/content': '*' },
  },
  'packages/leaf-model/package.json': { name: '@upaj/leaf-model' },
  'packages/ui/package.json': {
    name: '@upaj/ui',
    exports: { './*': './src/*.tsx' },
    peerDependencies: { react: '1' },
  },
  'mocks/package.json': { name: '@upaj/mocks', dependencies: { msw: '1', '@upaj/contract': '*' } },
  'apps/portal/package.json': {
    name: '@upaj/portal',
    dependencies: { '@upaj/contract': '*', '@upaj/ui': '*' },
    devDependencies: { '@upaj/mocks': '*' },
  },
  'apps/api/package.json': {
    name: '@upaj/api',
    dependencies: { 'drizzle-orm': '1', fastify: '1', pg: '1' },
    devDependencies: { tsx: '1' },
  },
};

/** Folders of the workspace packages, by name. */
export const parts = {
  adviser: 'packages/adviser',
  contract: 'packages/contract',
  content: 'packages/content',
  demo: 'packages/demo',
  'leaf-model': 'packages/leaf-model',
  ui: 'packages/ui',
  mocks: 'mocks',
};
/** Packages that the small tree imports. */
export const outsiders = ['zod', 'react', 'msw', 'fastify', 'drizzle-orm', 'pg', 'tsx'];
