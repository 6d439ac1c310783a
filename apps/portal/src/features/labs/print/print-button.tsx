import { Button } from '@upaj/ui/button';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import type { PrintedLabsProps } from './printed-labs.tsx';

const loadPrinted = async () => (await import('./printed-labs.tsx')).PrintedLabs;

/** Paper is not printed again when a picture arrives. */
async function printWithPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-print-only] img');
  // One that cannot be loaded is left out.
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  window.print();
}

/** The paper of another one of these buttons would be printed too. */
let hideOther = () => {};

/** Prints laboratories, and how to take a sample; without laboratories the steps alone. */
export function PrintButton(props: PrintedLabsProps) {
  const { t } = useTranslation('labs');
  const { Part: Printed, coming, show, hide } = useLazyComponent<PrintedLabsProps>();
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (Printed && count > 0) void printWithPictures();
  }, [Printed, count]);

  function press() {
    hideOther();
    hideOther = hide;
    setCount(count + 1);
    show(loadPrinted);
  }

  return (
    <>
      <Button variant="outline" isBusy={coming !== undefined} onClick={press}>
        <Printer aria-hidden="true" className="size-4.5 flex-none" />
        {t(props.labs ? 'print' : 'steps.print')}
      </Button>
      {Printed && <Printed {...props} />}
    </>
  );
}
