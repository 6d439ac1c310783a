import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** How long the button says that it has copied, in ms. */
const SAID_FOR_MS = 2_500;

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** What is copied. */
  text: string;
  /** Label of the button. */
  label: string;
  /** Said in place of the label once it is copied. */
  copiedLabel: string;
}

/** Copies without the clipboard's API, which pages without HTTPS do not have. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  // A dialog keeps the focus within itself.
  (document.activeElement?.parentElement ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies a text and says so. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  variant = 'outline',
  size = 'small',
  ...props
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant={variant}
      size={size}
      onClick={() => void copy(text).then(setCopied)}
      {...props}
      data-slot="copy-button"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
}
