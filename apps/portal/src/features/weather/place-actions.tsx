import { mostPlaces } from '@upaj/contract/weather.rules';
import { Button } from '@upaj/ui/button';
import { House, MapPinPlus, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type OpenPlace, usePlaceActions } from './use-place-actions.ts';

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;

/** What the user can do with the place on the screen: save it, make it home, remove it. */
export function PlaceActions({ place }: { place: OpenPlace }) {
  const { t } = useTranslation('weather');
  const { saved, removed, isFull, isBusy, ...actions } = usePlaceActions(place);
  if (removed) return <Removed name={removed.name} isBusy={isBusy} onUndo={actions.undo} />;
  if (!saved) {
    return isFull ? (
      <p className="text-sm">{t('places.full', { count: mostPlaces })}</p>
    ) : (
      <Row>
        <Button
          variant="light"
          isBusy={isBusy}
          disabled={isFull === undefined}
          onClick={actions.save}
        >
          <MapPinPlus {...icon} />
          {t('places.save')}
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      {saved.isHome ? (
        <p className="flex items-center gap-2 font-semibold">
          <House {...icon} />
          {t('places.isHome')}
        </p>
      ) : (
        <Button variant="light" isBusy={isBusy} onClick={actions.makeHome}>
          <House {...icon} />
          {t('places.makeHome')}
        </Button>
      )}
      <Button variant="light" isBusy={isBusy} onClick={actions.remove}>
        <Trash2 {...icon} />
        {t('places.remove')}
      </Button>
    </Row>
  );
}

function Row({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

interface RemovedProps {
  name: string;
  isBusy: boolean;
  onUndo: () => void;
}

function Removed({ name, isBusy, onUndo }: RemovedProps) {
  const { t } = useTranslation('weather');
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Row>
      <p role="status" className="wrap-anywhere">
        {t('places.removed', { name })}
      </p>
      <Button ref={undo} variant="light" isBusy={isBusy} onClick={onUndo}>
        <Undo2 {...icon} />
        {t('places.undo')}
      </Button>
    </Row>
  );
}
