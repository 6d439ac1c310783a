import { type Session, signedOut } from '../domains/session/session.slice.ts';
import type { Group, Texts } from '../shared/i18n/texts.ts';
import type { Page } from './pages.ts';

/** Where the build leaves room for the person's name: an invisible sign that no name and no text contains. */
export const namePlace = '\u2063';

/** A page with a call of `fillName` behind each text that has room for a name; the space before a name belongs to it. */
export const withNameFillers = (html: string): string =>
  html
    .replaceAll(` ${namePlace}`, namePlace)
    .replace(new RegExp(`>[^<]*${namePlace}[^<]*`, 'g'), '$&<script>fillName()</script>');

/** The session that pages for signed-in users are prerendered with, and hydrated with at first. */
export const prerenderSession = (userName: string): Session => ({
  ...signedOut,
  userName,
  token: '',
});

/**
 * The session that the page here was prerendered with, unless this user sees another one: pages for everyone are
 * prerendered in the frame of visitors, and room was left for a name.
 */
export function prerenderedSession({ access }: Page, session: Session): Session | undefined {
  if (access === 'authenticated')
    return session.userName ? prerenderSession(session.userName) : undefined;
  return session.token === null ? signedOut : undefined;
}

/** Whether the page that was prerendered here is the one to be shown. */
export const isPrerendered = (root: HTMLElement, { path }: Page): boolean =>
  root.dataset.page === path;

/** The texts that it was prerendered with; none when they did not arrive, they are then loaded with its code. */
export async function prerenderedTexts(): Promise<Partial<Record<Group, Texts>>> {
  return (await globalThis.earlyReplies?.texts.catch(() => undefined)) ?? {};
}

/** Replaces a prerendered page that this user does not get to see by the shape of the frame. */
export function clearPrerendered(root: HTMLElement): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  root.replaceChildren(...frame.childNodes);
  delete root.dataset.page;
  frame.remove();
}
