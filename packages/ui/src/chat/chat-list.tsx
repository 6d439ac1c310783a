import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface ChatListProps extends Omit<ComponentProps<'ol'>, 'aria-label'> {
  /** Name of the list for screen readers. */
  label: string;
}

/** The messages of a conversation, the oldest first. */
export function ChatList({ label, className, ...props }: ChatListProps) {
  return (
    <ol
      data-slot="chat-list"
      aria-label={label}
      className={cn('grid grid-cols-1 gap-4', className)}
      {...props}
    />
  );
}

export interface ChatTypingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is going on, for screen readers. */
  label: string;
}

const delays = ['0ms', '200ms', '400ms'];

/** Three dots while an answer is on its way. */
export function ChatTyping({ label, className, ...props }: ChatTypingProps) {
  return (
    <span
      data-slot="chat-typing"
      className={cn('inline-flex h-6 items-center gap-1.5', className)}
      {...props}
    >
      {delays.map((animationDelay) => (
        <span
          key={animationDelay}
          aria-hidden="true"
          className="size-2.5 animate-pulse rounded-full bg-muted"
          style={{ animationDelay }}
        />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
