import { createPortal } from 'react-dom';
import { LabPaper, type LabPaperProps } from './lab-paper.tsx';

export type PrintedLabsProps = LabPaperProps;

/** The laboratories and the steps in place of the page on paper, and nothing on the screen. */
export function PrintedLabs(props: PrintedLabsProps) {
  return createPortal(
    <div data-print-only className="hidden print:block">
      <LabPaper {...props} />
    </div>,
    document.body,
  );
}
