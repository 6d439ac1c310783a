import { Card } from '@upaj/ui/card';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PrintButton } from '../print/print-button.tsx';
import { StepList } from './step-list.tsx';

const hasRoom = () => globalThis.matchMedia?.('(min-width: 768px)').matches ?? false;

/** How to take a sample: open where there is room, behind its heading on phones. */
export function SampleSteps() {
  const { t } = useTranslation('labs');
  const [isOpen, setIsOpen] = useState(hasRoom);
  return (
    <Card>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center">
          <h2 className="text-2xl">{t('steps.title')}</h2>
        </summary>
        <div className="grid gap-4 pt-3">
          <p>{t('steps.when')}</p>
          {isOpen && <StepList />}
          <p className="text-muted text-sm">{t('steps.source')}</p>
          <div>
            <PrintButton />
          </div>
        </div>
      </details>
    </Card>
  );
}
