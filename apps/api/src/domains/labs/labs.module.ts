import { defineModule } from '../../platform/modules/domain-module.ts';
import { labRoutes } from './labs.routes.ts';
import { createLabs, type Labs } from './labs.service.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    labs: Labs;
  }
}

/** Soil laboratories and Krishi Vigyan Kendras; they are part of the content, so there is no store. */
export const labs = defineModule('labs', ({ settings }) => {
  const service = createLabs({ tiles: settings.providers.mapTiles });
  return { service, routes: (app) => labRoutes(app, service) };
});
