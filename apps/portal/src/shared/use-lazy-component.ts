import { type ComponentType, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from './i18n/use-translation.ts';
import { toastShown } from './toasts.slice.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code is loaded on demand; of several the last one that was requested.
 * A failed load shows a message, and the page keeps everything that was typed.
 *
 * @example const { Part: Dialog, show, hide } = useLazyComponent(); <Button onClick={() => show(loadDialog)} />
 */
export function useLazyComponent<Props>() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [coming, setComing] = useState<Load<Props>>();
  const wanted = useRef<Load<Props>>(undefined);

  async function bringAndShow(load: Load<Props>): Promise<void> {
    wanted.current = load;
    setComing(() => load);
    const part = await load().catch(() => undefined);
    if (wanted.current !== load) return;
    setComing(undefined);
    if (part) setPart(() => part);
    else dispatch(toastShown('error', t('failed.partNotLoaded')));
  }

  return {
    Part,
    /** The requested component while it is loading. */
    coming,
    show: (load: Load<Props>) => void bringAndShow(load),
    hide: () => setPart(undefined),
  };
}
