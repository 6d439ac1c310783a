import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the portal does not use of the router. A display name and a call that may do anything keep a
 * component in the build, and the router's own link and form bring 4 kB that fetch data and modules for its servers.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(
            /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
        map: null,
      }),
    },
  };
}
