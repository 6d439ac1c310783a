import { Button } from '@upaj/ui/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface RemovedRowProps {
  name: string;
  onUndo: () => void;
}

/** In the place of what was removed: the way back. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const { t } = useTranslation('cart');
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-4">
      <p role="status" className="wrap-anywhere min-w-0 text-muted">
        {t('removed', { name })}
      </p>
      <Button
        ref={undo}
        variant="outline"
        size="small"
        aria-label={t('undoNamed', { name })}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" className="size-4.5" />
        {t('undo')}
      </Button>
    </li>
  );
}
