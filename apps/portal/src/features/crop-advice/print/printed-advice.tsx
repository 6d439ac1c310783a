import { createPortal } from 'react-dom';
import { AdvicePaper, type AdvicePaperProps } from './advice-paper.tsx';

export type PrintedAdviceProps = AdvicePaperProps;

/** The advice in place of the page on paper, and nothing on the screen. */
export function PrintedAdvice(props: PrintedAdviceProps) {
  return createPortal(
    <div data-print-only className="hidden print:block">
      <AdvicePaper {...props} />
    </div>,
    document.body,
  );
}
