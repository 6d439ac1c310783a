import { BottomBar, bottomBarItemStyles } from '@upaj/ui/bottom-bar';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';
import { firstInteraction } from '../../shared/loading/when.ts';
import { PageLink } from '../../shared/page-link.tsx';
import type { MoreSheetProps } from './more-sheet.tsx';
import { useMenu } from './signed-in-menus.tsx';

// Pages are painted without it; it is loaded at the first touch, which is before it can be wanted.
const loadSheet = async () => (await import('./more-sheet.tsx')).MoreSheet;

/** The bar under the thumb, below 1080 px; what does not fit into it opens with More. */
export function PhoneBar() {
  const { t } = useTranslation('shell');
  const { Part: Sheet, coming, show, hide } = useLazyComponent<MoreSheetProps>();
  useEffect(() => {
    // A sheet that fails to load now is loaded again, and its error shown, when it is wanted.
    void firstInteraction.then(loadSheet).catch(() => {});
  }, []);
  return (
    <>
      <BottomBar label={t('menu.bottom')} items={useMenu('bottom')} LinkComponent={PageLink}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={coming !== undefined}
          onClick={() => show(loadSheet)}
          className={bottomBarItemStyles()}
        >
          <MenuIcon aria-hidden="true" />
          {t('menu.more')}
        </button>
      </BottomBar>
      {Sheet && <Sheet onClose={hide} />}
    </>
  );
}
