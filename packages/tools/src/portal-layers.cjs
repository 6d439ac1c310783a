const portal = '^apps/portal/src';
const tests = '[.]test[.]tsx?$|/testing/|[.]stories[.]tsx$';

/**
 * A layer of the portal that may not import the layers above it.
 * @param {string} name
 * @param {readonly string[]} above
 */
const layer = (name, above) => ({
  name: `portal-${name}-looks-down-only`,
  comment: `app → pages → features → domains → shared: ${name} must not import ${above.join(' or ')}.`,
  severity: 'error',
  from: { path: `${portal}/${name}/`, pathNot: tests },
  to: { path: `${portal}/(${above.join('|')})/` },
});

/** The import rules of the portal's layers. */
exports.portalLayers = [
  layer('pages', ['app']),
  layer('features', ['pages', 'app']),
  layer('domains', ['features', 'pages', 'app']),
  layer('shared', ['domains', 'features', 'pages', 'app']),
  {
    name: 'feature-never-imports-a-feature',
    comment: 'A page combines two features; what both need lies in domains or shared.',
    severity: 'error',
    from: { path: `${portal}/features/([^/]+)/` },
    to: { path: `${portal}/features/`, pathNot: `${portal}/features/$1/` },
  },
  {
    name: 'domain-never-imports-a-domain',
    comment: 'A domain stands on shared alone; only the session is known to all of them.',
    severity: 'error',
    from: { path: `${portal}/domains/([^/]+)/` },
    to: {
      path: `${portal}/domains/`,
      pathNot: [`${portal}/domains/$1/`, `${portal}/domains/session/session[.]slice[.]ts$`],
    },
  },
];
