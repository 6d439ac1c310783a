import { byAddress, type EndpointLimits } from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { defineModule } from '../../platform/modules/domain-module.ts';
import { cropAdviceRoutes } from './crop-advice.routes.ts';
import { type CropAdviceService, createCropAdvice } from './crop-advice.service.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    'crop-advice': CropAdviceService;
  }
}

/** Each one reads the prices of many crops; many people share the address of a mobile network. */
const recommendations = defineLimit('crop-advice', 120, 10 * 60);

const cropAdviceLimits: EndpointLimits = { recommendCrops: [[recommendations, byAddress]] };

/** Which crop suits a field; nothing of the field is stored. */
export const cropAdvice = defineModule('crop-advice', ({ services }) => {
  const service = createCropAdvice({
    crops: { medianPrice: (...of) => services.crops.medianPrice(...of) },
  });
  return {
    service,
    routes: (app) => cropAdviceRoutes(app, service),
    limits: cropAdviceLimits,
  };
});
