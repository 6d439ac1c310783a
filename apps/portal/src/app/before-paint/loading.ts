import { dataset } from './dataset.ts';

// Until the scripts are here and have nothing more to do.
dataset.arriving = '';

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) dataset.loadFailed = '';
  },
  true,
);
