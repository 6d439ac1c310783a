import { keepChosenLanguage } from '../../shared/chosen-language.ts';
import { onLanguageChange } from '../../shared/i18n/translations.ts';
import { whenIdle } from '../../shared/loading/when.ts';
import type { AppStore } from '../store.ts';
import { hideBrokenPictures } from './broken-pictures.ts';
import { keepPresses } from './keep-presses.ts';
import { startLastSeen } from './last-seen.ts';
import { offerNewVersion } from './new-version.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** Starts everything that runs beside the pages. */
export function start(store: AppStore): void {
  startLastSeen(store);
  hideBrokenPictures();
  keepPresses();
  void whenIdle().then(() => {
    // The service worker has them before it is told of any page.
    void import('./notices.tsx').then(({ showNotices }) => showNotices(store)).catch(() => {});
    void import('./live-changes.ts')
      .then(({ startLiveChanges }) => startLiveChanges(store))
      .catch(() => {});
    const shown = registerServiceWorker(offerNewVersion);
    keepLanguage();
    onLanguageChange(() => {
      keepLanguage();
      shown();
    });
  });
}

function keepLanguage(): void {
  const [, chosen] = /(?:^|; )language=(\w+)/.exec(document.cookie) ?? [];
  if (chosen) void keepChosenLanguage(chosen);
}
