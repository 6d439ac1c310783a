import { keepChosenLanguage } from '../../shared/chosen-language.ts';
import { onLanguageChange } from '../../shared/i18n/translations.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import type { AppStore } from '../store.ts';
import { hideBrokenPictures } from './broken-pictures.ts';
import { startLastSeen } from './last-seen.ts';
import { offerNewVersion } from './new-version.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Starts everything that runs beside the pages. */
export function start(store: AppStore): void {
  startLastSeen(store);
  hideBrokenPictures();
  whenIdle(() => {
    const shown = registerServiceWorker(offerNewVersion);
    keepLanguage();
    onLanguageChange(() => {
      keepLanguage();
      shown();
    });
    // Before it is needed: without a connection it could not be loaded.
    void import('./notices.tsx').then(({ showNotices }) => showNotices(store)).catch(() => {});
  });
}

function keepLanguage(): void {
  const [, chosen] = /(?:^|; )language=(\w+)/.exec(document.cookie) ?? [];
  if (chosen) void keepChosenLanguage(chosen);
}
