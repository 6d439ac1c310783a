import { Button } from '@upaj/ui/button';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import type { PrintedAdviceProps } from './printed-advice.tsx';

const loadPrinted = async () => (await import('./printed-advice.tsx')).PrintedAdvice;

/** Prints the ranked crops; the code of the paper is loaded with the first press. */
export function PrintAdvice({ result }: PrintedAdviceProps) {
  const { t } = useTranslation('crop-advice');
  const { Part: Printed, coming, show } = useLazyComponent<PrintedAdviceProps>();
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (Printed && count > 0) window.print();
  }, [Printed, count]);

  function press() {
    setCount(count + 1);
    show(loadPrinted);
  }

  return (
    <>
      <Button
        variant="outline"
        className="justify-self-start"
        isBusy={coming !== undefined}
        onClick={press}
      >
        <Printer aria-hidden="true" className="size-4.5 flex-none" />
        {t('print')}
      </Button>
      {Printed && <Printed result={result} />}
    </>
  );
}
