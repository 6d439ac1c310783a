import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

const bubbleStyles = cva(
  'wrap-anywhere grid min-w-0 max-w-xl gap-3 rounded-card border px-4 py-3',
  {
    variants: {
      tone: {
        own: 'justify-self-end border-action-line bg-action-soft text-on-action-soft',
        plain: 'w-full border-line bg-surface text-ink',
        failed: 'w-full border-danger bg-danger-soft text-ink',
        urgent: 'w-full border-danger bg-surface text-ink',
      },
    },
  },
);

export interface ChatBubbleProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Who wrote it. */
  sender: string;
  /** When it was written, as it is shown. */
  time: string;
  /** The same for machines, ISO 8601. */
  dateTime: string;
  /** Whether the user wrote it: it stands at the end of the line. */
  isOwn?: boolean;
  /** How it looks when others wrote it: something went wrong, or it is urgent. */
  tone?: 'plain' | 'failed' | 'urgent';
  /** What was written. */
  children: ReactNode;
  /** What belongs to it: buttons, sources. */
  footer?: ReactNode;
}

/** One message of a conversation with who wrote it and when. */
export function ChatBubble({
  sender,
  time,
  dateTime,
  isOwn = false,
  tone = 'plain',
  footer,
  className,
  children,
  ...props
}: ChatBubbleProps) {
  return (
    <li
      data-slot="chat-bubble"
      className={cn('grid min-w-0 grid-cols-1 gap-1', className)}
      {...props}
    >
      <p
        className={cn(
          'flex max-w-full flex-wrap items-baseline gap-x-2 px-1 text-caption text-muted',
          isOwn && 'justify-self-end',
        )}
      >
        <span className="font-semibold text-ink">{sender}</span>
        <time dateTime={dateTime}>{time}</time>
      </p>
      <div className={bubbleStyles({ tone: isOwn ? 'own' : tone })}>
        {children}
        {footer}
      </div>
    </li>
  );
}
