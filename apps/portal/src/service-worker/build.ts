import type { BuildInfo } from './build-info.ts';

/** Replaced by the build (build/service-worker.ts). */
declare const __BUILD__: BuildInfo;

export const build: BuildInfo = __BUILD__;
