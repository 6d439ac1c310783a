export { startWorker as startMocks } from '@upaj/mocks/browser';
