import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../cn.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type LinkComponent, PlainLink, type RouteLinkProps } from '../navigation/link.tsx';
import { menuItems, moveFocus } from './menu-keys.ts';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Name of the button and of the menu. */
  label: string;
  /** What the button shows, such as an `Avatar`. */
  trigger: ReactNode;
  /** `MenuItem`s and `MenuLink`s. */
  children: ReactNode;
}

function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    menuItems(list.current)[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else moveFocus(event);
  }

  return { isOpen, setOpen, root, button, list, close, press };
}

/** A button that opens a list of actions and links. */
export function Menu({ label, trigger, className, children, ...props }: MenuProps) {
  const { isOpen, setOpen, root, button, list, close, press } = useMenu();
  const id = useId();

  return (
    <div ref={root} data-slot="menu" className={cn('relative inline-block', className)} {...props}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        className="relative inline-grid min-h-11 min-w-11 place-items-center rounded-full"
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {isOpen && (
        // Choosing an item closes the menu, by mouse or by the click that Enter makes.
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={press}
          onClick={close}
          className="absolute end-0 top-full z-30 mt-2 grid min-w-56 animate-fade rounded-field border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          {children}
        </div>
      )}
    </div>
  );
}

const itemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start font-medium transition-colors hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-3 *:[svg]:size-5 *:[svg]:flex-none';

/** An action of the menu. */
export function MenuItem({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      data-slot="menu-item"
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={cn(itemStyle, className)}
      {...props}
    />
  );
}

export interface MenuLinkProps extends RouteLinkProps {
  /** The router's link. */
  LinkComponent?: LinkComponent;
}

/** A link of the menu. */
export function MenuLink({ LinkComponent: Link = PlainLink, className, ...props }: MenuLinkProps) {
  return (
    <Link
      data-slot="menu-link"
      role="menuitem"
      tabIndex={-1}
      className={cn(itemStyle, className)}
      {...props}
    />
  );
}
