import { ImagePlus } from 'lucide-react';
import { type ComponentProps, type DragEvent, type RefObject, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { checkFiles, isFile, type Rejection, type StoredFile } from './check-files.ts';
import { useFieldWiring } from './field-context.ts';
import { FilePreview, type PictureMove } from './file-preview.tsx';

type Named = Pick<File, 'name'>;

export interface FileDropZoneLabels {
  /** Instruction: "Drop pictures here or choose them". */
  prompt: string;
  /** Limits: "Up to 6 pictures, 10 MB each". */
  hint?: string;
  /** Name of a picture's remove button. */
  remove: (file: Named) => string;
  /** Names of the buttons that move a picture; without them pictures stay in their order. */
  move?: {
    earlier: (file: Named) => string;
    later: (file: Named) => string;
    /** Announces where a picture is now, counted from 1. */
    moved: (file: Named, place: number) => string;
    /** What the order means: "The first picture is shown in the list". */
    hint: string;
  };
  /** Error messages of rejected files. */
  rejection: (rejection: Rejection) => string;
  /** Name of the progress bar: "Sending pictures". */
  sending: string;
}

export interface FileDropZoneProps<Stored extends StoredFile = never>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The files chosen so far, and those that are stored already, in their order. */
  files: readonly (File | Stored)[];
  /** Called with the whole new list, whenever files are chosen or change. */
  onFilesChange: (files: (File | Stored)[]) => void;
  /** All texts of the zone. */
  labels: FileDropZoneLabels;
  /** Accepted types in the form of the `accept` attribute, such as `image/png,.pdf`; every picture by default. */
  accept?: string;
  /** Largest size in bytes; without a limit by default. */
  maxSize?: number;
  /** Smallest size in bytes; 1 by default. */
  minSize?: number;
  /** Most files, those that are there included; without a limit by default. */
  maxFiles?: number;
  /** Upload progress, 0 to 1; the pictures stay as they are meanwhile. */
  progress?: number;
  /** Whether the pictures stay as they are without a progress to show. */
  isDisabled?: boolean;
}

/** Accepts several pictures by drop, press or keyboard and shows the accepted ones. */
export function FileDropZone<Stored extends StoredFile = never>({
  files,
  onFilesChange,
  labels,
  progress,
  isDisabled = progress !== undefined,
  accept = 'image/*',
  maxSize = Number.POSITIVE_INFINITY,
  minSize = 1,
  maxFiles = Number.POSITIVE_INFINITY,
  className,
  ...props
}: FileDropZoneProps<Stored>) {
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const chooser = useRef<HTMLInputElement>(null);

  function take(added: File[]) {
    const result = checkFiles(files, added, { accept, maxSize, minSize, maxFiles });
    setRejections(result.rejections);
    // Also without a new one, so that what was said of earlier files is taken back.
    onFilesChange([...files, ...result.accepted]);
  }

  function remove(file: File | Stored) {
    setRejections([]);
    onFilesChange(files.filter((other) => other !== file));
    // The button is removed with its picture.
    chooser.current?.focus();
  }

  return (
    <div data-slot="file-drop-zone" className={cn('grid gap-3', className)} {...props}>
      <DropTarget
        ref={chooser}
        accept={accept}
        labels={labels}
        isDisabled={isDisabled}
        onTake={take}
      />
      <Rejections rejections={rejections} say={labels.rejection} />
      <Previews
        files={files}
        labels={labels}
        onFilesChange={onFilesChange}
        onRemove={isDisabled ? undefined : remove}
        onUnreadable={(file) =>
          setRejections((known) => [...known, { file, code: 'file-unreadable' }])
        }
      />
      {progress !== undefined && <ProgressBar value={progress} label={labels.sending} />}
    </div>
  );
}

interface PreviewsProps<Stored extends StoredFile>
  extends Pick<FileDropZoneProps<Stored>, 'files' | 'labels' | 'onFilesChange'> {
  onRemove: ((file: File | Stored) => void) | undefined;
  /** Called when the browser cannot decode one, which then leaves the list. */
  onUnreadable: (file: File) => void;
}

const keyOf = (file: File | StoredFile) =>
  isFile(file) ? `${file.name}-${file.size}-${file.lastModified}` : file.id;

/** The pictures in their order. */
function Previews<Stored extends StoredFile>(props: PreviewsProps<Stored>) {
  const { files, labels, onFilesChange, onRemove, onUnreadable } = props;
  const [announcement, setAnnouncement] = useState<string>();
  // Several can fail before the first of them has left the list.
  const unreadable = useRef(new Set<File | Stored>());

  function refuse(file: File | Stored) {
    if (!isFile(file)) return;
    unreadable.current.add(file);
    onUnreadable(file);
    onFilesChange(files.filter((other) => !unreadable.current.has(other)));
  }

  function moveOf(file: File | Stored, at: number): PictureMove | undefined {
    const { move } = labels;
    if (!move || files.length < 2) return undefined;
    return {
      earlierLabel: move.earlier(file),
      laterLabel: move.later(file),
      isFirst: at === 0,
      isLast: at === files.length - 1,
      onMove: (by) => {
        onFilesChange(files.filter((other) => other !== file).toSpliced(at + by, 0, file));
        setAnnouncement(move.moved(file, at + by + 1));
      },
    };
  }

  return (
    <>
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {files.map((file, at) => (
            <FilePreview
              key={keyOf(file)}
              file={file}
              removeLabel={labels.remove(file)}
              onRemove={onRemove && (() => onRemove(file))}
              onUnreadable={() => refuse(file)}
              move={moveOf(file, at)}
            />
          ))}
        </ul>
      )}
      {labels.move && files.length > 1 && <p className="text-muted text-sm">{labels.move.hint}</p>}
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </>
  );
}

interface DropTargetProps {
  /** The file input. */
  ref: RefObject<HTMLInputElement | null>;
  accept: string;
  labels: FileDropZoneLabels;
  isDisabled: boolean;
  onTake: (files: File[]) => void;
}

function DropTarget({ ref, accept, labels, isDisabled, onTake }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const wiring = useFieldWiring<{ id?: string }>({});

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onTake([...event.dataTransfer.files]);
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'relative grid min-h-36 place-content-center justify-items-center gap-1.5 rounded-card border-2 border-dashed p-5 text-center transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2',
        isOver ? 'border-action bg-action-soft' : 'border-line-control bg-surface',
        isDisabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:border-action',
      )}
    >
      <input
        ref={ref}
        type="file"
        multiple
        accept={accept}
        disabled={isDisabled}
        className="sr-only"
        onChange={(event) => {
          onTake([...(event.target.files ?? [])]);
          // Without a reset the same file could not be chosen again after its removal.
          event.target.value = '';
        }}
        {...wiring}
      />
      <ImagePlus aria-hidden="true" className="size-8 text-action" />
      <span className="font-semibold">{labels.prompt}</span>
      {labels.hint && <span className="text-muted text-sm">{labels.hint}</span>}
    </label>
  );
}

interface RejectionsProps {
  rejections: Rejection[];
  say: (rejection: Rejection) => string;
}

function Rejections({ rejections, say }: RejectionsProps) {
  return (
    <div role="alert">
      {rejections.length > 0 && (
        <ul className="wrap-anywhere grid gap-1 rounded-control bg-danger-soft px-3.5 py-2.5 text-danger text-sm">
          {rejections.map((rejection) => (
            <li key={`${rejection.code}-${rejection.file.name}`}>{say(rejection)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
