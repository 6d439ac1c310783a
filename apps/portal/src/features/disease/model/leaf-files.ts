// An inlined file has an address that no cache takes, so that its kernels would be compiled for every leaf.
import kernelsUrl from '@upaj/leaf-model/kernels/kernels.wasm?url&no-inline';
import modelUrl from '@upaj/leaf-model/model/leaf-model.bin?url';

const addressOf = (path: string) => new URL(path, location.origin).href;

/** Addresses of the model and of the WebAssembly that runs it; another version has other addresses. */
export const leafFiles = { model: addressOf(modelUrl), kernels: addressOf(kernelsUrl) } as const;
