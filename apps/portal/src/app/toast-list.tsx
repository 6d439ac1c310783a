import { Toaster, toast } from '@upaj/ui/toaster';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { selectToasts, toastGone } from '../shared/toasts.slice.ts';
import { useOpenPage } from '../shared/use-open-page.ts';
import { useTheme } from '../shared/use-theme.ts';

/** Shows the messages of the store, each for its own time. */
export function ToastList() {
  const { t } = useTranslation('shell');
  const { theme } = useTheme();
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  const openPage = useOpenPage();
  const shown = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, kind, text, duration, link } of toasts) {
      // A new render would restart the timer of a message whenever another one is added or removed.
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      const isGone = () => dispatch(toastGone(id));
      const action = link && { label: link.label, onClick: () => openPage(link.to) };
      toast[kind](text, { id, duration, action, onAutoClose: isGone, onDismiss: isGone });
    }
  }, [toasts, dispatch, openPage]);

  return <Toaster theme={theme} containerAriaLabel={t('messages')} />;
}
