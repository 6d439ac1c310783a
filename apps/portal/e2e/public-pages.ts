import type { Page } from '@playwright/test';
import { addressOfProduct, type textsIn } from './product.ts';

/** Every address that needs no session, with a heading that a person finds there. */
export const pages: { path: string; heading: (t: ReturnType<typeof textsIn>) => string }[] = [
  { path: '/', heading: (t) => t('landing', 'title') },
  { path: '/services', heading: (t) => t('landing', 'servicesTitle') },
  { path: '/explore', heading: (t) => t('landing', 'servicesTitle') },
  { path: '/explore/govt-schemes', heading: (t) => t('schemes', 'title') },
  { path: '/contact-us', heading: (t) => t('contact', 'title') },
  { path: '/about-us', heading: (t) => t('about', 'title') },
  { path: '/sign-in', heading: (t) => t('accounts', 'signInTitle') },
  { path: '/sign-up', heading: (t) => t('accounts', 'signUpTitle') },
  { path: '/forgot-password', heading: (t) => t('password-reset', 'forgotTitle') },
  { path: '/reset-password', heading: (t) => t('password-reset', 'resetTitle') },
];

/** The heading of a page. */
export const first = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Collects the requests of the page to other hosts. */
export function otherOriginsOf(page: Page): string[] {
  const otherOrigins: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== addressOfProduct()) otherOrigins.push(url.href);
  });
  return otherOrigins;
}
