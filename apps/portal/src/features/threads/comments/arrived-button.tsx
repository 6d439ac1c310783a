import { Button } from '@upaj/ui/button';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface ArrivedButtonProps {
  count: number;
  onShow: () => void;
}

/** Says above the page that others have written, and shows it when it is wanted: what is read does not move by itself. */
export function ArrivedButton({ count, onShow }: ArrivedButtonProps) {
  const { t } = useTranslation('thread');
  return (
    // Present before its contents, so that screen readers announce them.
    <div
      role="status"
      className="pointer-events-none sticky bottom-(--bottom-bar) z-10 flex justify-center py-3 empty:absolute"
    >
      {count > 0 && (
        <Button
          variant="dark"
          size="small"
          className="pointer-events-auto shadow-float"
          onClick={onShow}
        >
          <ArrowDown aria-hidden="true" className="size-4.5" />
          {t('newComments', { count })}
        </Button>
      )}
    </div>
  );
}
