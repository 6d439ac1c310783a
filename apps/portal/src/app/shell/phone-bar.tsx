import { BottomBar, bottomBarItemStyles } from '@upaj/ui/bottom-bar';
import { Menu as MenuIcon } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { useMenu } from './signed-in-menus.tsx';

/** The bar under the thumb, below 1080 px; what does not fit into it opens with More. */
export function PhoneBar() {
  const { t } = useTranslation('shell');
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <BottomBar label={t('menu.bottom')} items={useMenu('bottom')} LinkComponent={PageLink}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => sheet.current?.showModal()}
          className={bottomBarItemStyles()}
        >
          <MenuIcon aria-hidden="true" />
          {t('menu.more')}
        </button>
      </BottomBar>
      <MoreSheet ref={sheet} />
    </>
  );
}
