export { convolution } from './convolution';
export { depthwise } from './depthwise';
export { mean } from './mean';
export { pointwise } from './pointwise';
