import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFile, type StoredFile } from './check-files.ts';

export interface FilePreviewProps {
  /** The chosen picture, or one that is stored already. */
  file: File | StoredFile;
  /** Name of the remove button. */
  removeLabel: string;
  /** Removes the picture; absent during an upload. */
  onRemove?: () => void;
  /** Called when the browser cannot decode a chosen one. */
  onUnreadable: () => void;
  /** Moves the picture; absent where there is nothing to move. */
  move?: PictureMove;
}

export interface PictureMove {
  /** Names of the two buttons. */
  earlierLabel: string;
  laterLabel: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the picture by one place. */
  onMove: (by: 1 | -1) => void;
}

function useObjectUrl(file: File | StoredFile): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!isFile(file)) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

/** One picture with its remove button and, among others, the buttons that move it. */
export function FilePreview(props: FilePreviewProps) {
  const { file, removeLabel, onRemove, onUnreadable, move } = props;
  const url = useObjectUrl(file);
  const look = 'size-full object-cover';
  return (
    <li className="relative size-28 overflow-hidden rounded-field bg-sunken">
      {isFile(file) ? (
        url && <img src={url} alt={file.name} onError={onUnreadable} className={look} />
      ) : (
        // One that cannot be shown now is still there.
        <StoredPicture file={file} className={look} />
      )}
      {onRemove && (
        <div className="absolute top-0 right-0">
          <RoundButton label={removeLabel} onPress={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </RoundButton>
        </div>
      )}
      {onRemove && move && <MoveButtons {...move} />}
    </li>
  );
}

function StoredPicture({ file, className }: { file: StoredFile; className: string }) {
  const { name, src, srcSet } = file;
  return <img src={src} srcSet={srcSet} sizes="112px" alt={name} className={className} />;
}

function MoveButtons({ earlierLabel, laterLabel, isFirst, isLast, onMove }: PictureMove) {
  function move(event: MouseEvent<HTMLButtonElement>, by: 1 | -1) {
    const button = event.currentTarget;
    flushSync(() => onMove(by));
    // An element that is moved in the document loses the focus.
    button.focus();
  }
  return (
    <div className="absolute inset-x-0 bottom-0 flex justify-between">
      <RoundButton label={earlierLabel} isDisabled={isFirst} onPress={(event) => move(event, -1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </RoundButton>
      <RoundButton label={laterLabel} isDisabled={isLast} onPress={(event) => move(event, 1)}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </RoundButton>
    </div>
  );
}

interface RoundButtonProps {
  label: string;
  isDisabled?: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

function RoundButton({ label, isDisabled = false, onPress, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Stays focusable at its limit, so that keyboard focus is not lost.
      aria-disabled={isDisabled || undefined}
      onClick={(event) => !isDisabled && onPress(event)}
      className="grid size-11 place-items-center rounded-full text-white aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <span className="grid size-7 place-items-center rounded-full bg-deep">{children}</span>
    </button>
  );
}
