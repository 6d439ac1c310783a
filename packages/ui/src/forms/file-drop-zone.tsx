import { ImagePlus } from 'lucide-react';
import { type ComponentProps, type DragEvent, type RefObject, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { checkFiles, type FileLimits, type Rejection } from './check-files.ts';
import { useFieldWiring } from './field-context.ts';
import { FilePreview } from './file-preview.tsx';

export interface FileDropZoneLabels {
  /** Instruction: "Drop pictures here or choose them". */
  prompt: string;
  /** Limits: "Up to 6 pictures, 10 MB each". */
  hint?: string;
  /** Name of a picture's remove button. */
  remove: (file: File) => string;
  /** Error messages of rejected files. */
  rejection: (rejection: Rejection) => string;
  /** Name of the progress bar: "Sending pictures". */
  sending: string;
}

export interface FileDropZoneProps
  extends Partial<FileLimits>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** The files chosen so far. */
  files: readonly File[];
  /** Called with the whole new list. */
  onFilesChange: (files: File[]) => void;
  /** All texts of the zone. */
  labels: FileDropZoneLabels;
  /** Upload progress, 0 to 1; the zone accepts no files meanwhile. */
  progress?: number;
}

/** Accepts several pictures by drop, press or keyboard and shows the accepted ones. */
export function FileDropZone({
  files,
  onFilesChange,
  labels,
  progress,
  accept = 'image/*',
  maxSize = Number.POSITIVE_INFINITY,
  minSize = 1,
  maxFiles = Number.POSITIVE_INFINITY,
  className,
  ...props
}: FileDropZoneProps) {
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const chooser = useRef<HTMLInputElement>(null);
  const isSending = progress !== undefined;

  function take(added: File[]) {
    const result = checkFiles(files, added, { accept, maxSize, minSize, maxFiles });
    setRejections(result.rejections);
    if (result.accepted.length > 0) onFilesChange([...files, ...result.accepted]);
  }

  // Several can fail before the first of them has left the list.
  const unreadable = useRef(new Set<File>());

  function refuse(file: File) {
    unreadable.current.add(file);
    setRejections((known) => [...known, { file, code: 'file-unreadable' }]);
    onFilesChange(files.filter((other) => !unreadable.current.has(other)));
  }

  function remove(file: File) {
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
        isDisabled={isSending}
        onTake={take}
      />
      <Rejections rejections={rejections} say={labels.rejection} />
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {files.map((file) => (
            <FilePreview
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              removeLabel={labels.remove(file)}
              onRemove={isSending ? undefined : () => remove(file)}
              onUnreadable={() => refuse(file)}
            />
          ))}
        </ul>
      )}
      {isSending && <ProgressBar value={progress} label={labels.sending} />}
    </div>
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
        <ul className="grid gap-1 rounded-control bg-danger-soft px-3.5 py-2.5 text-danger text-sm">
          {rejections.map((rejection) => (
            <li key={`${rejection.code}-${rejection.file.name}`}>{say(rejection)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
