import { type ComponentType, type FunctionComponent, lazy, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../i18n/use-translation.ts';
import { toastShown } from '../toasts.slice.ts';
import { onFailureShown, retryImport } from './retry-import.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyPage {
  /** Loads the code, with one attempt. */
  load: () => Promise<unknown>;
  /** The component where its code is loaded, else one that waits for it and retries. */
  resolve: () => ComponentType;
}

/** A page, or the frame around it, whose code is loaded by a dynamic import; `ResolvedPage` shows it. */
export function createLazyPage(loadModule: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const module = await loadModule();
    loaded = module.default;
    return module;
  };
  const createLazy = (): ComponentType =>
    lazy(() =>
      retryImport(load).catch((error) => {
        // React keeps the failure of a lazy component; only another one loads again.
        onFailureShown(() => {
          waiting = createLazy();
        });
        throw error;
      }),
    );
  let waiting = createLazy();
  // A loaded page is rendered at once: React would hold a fallback for 0.3 s otherwise.
  return { load, resolve: () => loaded ?? waiting };
}

/** Resolves once, so that a page does not remount when its code arrives while it is shown. */
export function ResolvedPage({ page }: { page: LazyPage }) {
  const [Page] = useState(page.resolve);
  return <Page />;
}

/**
 * A part of a page that loads by itself when it is rendered, inside of `Suspense`; the page is as good without it.
 *
 * @param Failed shown in its place if its code does not arrive; nothing by default
 * @example const Review = lazyComponent(async () => (await import('./review.tsx')).Review);
 */
export const lazyComponent = <Props extends object>(
  load: Load<Props>,
  Failed: FunctionComponent = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Failed }),
    ),
  );

/** Says so in the place of a part whose code did not arrive. */
export function PartNotLoaded() {
  const { t } = useTranslation('shell');
  return <p role="alert">{t('failed.partNotLoaded')}</p>;
}

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
