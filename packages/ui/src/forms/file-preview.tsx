import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

export interface FilePreviewProps {
  /** The chosen picture. */
  file: File;
  /** Name of the remove button. */
  removeLabel: string;
  /** Removes the picture; absent during an upload. */
  onRemove?: () => void;
  /** Called when the browser cannot decode it. */
  onUnreadable: () => void;
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

/** One chosen picture with its remove button. */
export function FilePreview({ file, removeLabel, onRemove, onUnreadable }: FilePreviewProps) {
  const url = useObjectUrl(file);
  return (
    <li className="relative size-24 overflow-hidden rounded-field bg-sunken">
      {url && (
        <img src={url} alt={file.name} onError={onUnreadable} className="size-full object-cover" />
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-white"
        >
          <span className="grid size-7 place-items-center rounded-full bg-deep">
            <X aria-hidden="true" className="size-4" />
          </span>
        </button>
      )}
    </li>
  );
}
