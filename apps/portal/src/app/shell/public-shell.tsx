import { Brand } from '@upaj/ui/brand';
import { buttonStyles } from '@upaj/ui/button';
import { SkipLink } from '@upaj/ui/skip-link';
import { TopBar } from '@upaj/ui/top-bar';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { useLandingMenu } from './nav-items.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { Preferences } from './preferences.tsx';
import { PublicFooter } from './public-footer.tsx';

/** The frame of the public pages. */
export function PublicShell() {
  const { t } = useTranslation('shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <TopBar
        brand={
          <PageLink to={paths.home.href()} className="inline-flex min-h-11 items-center">
            <Brand name={t('brand')} />
          </PageLink>
        }
        label={t('menu.label')}
        items={useLandingMenu()}
        menuFrom="md"
        actions={
          <>
            {/* Switches do nothing without scripts. */}
            <span className="contents [@media(scripting:none)]:hidden">
              <Preferences />
            </span>
            {/* No browser with scripts draws what is in here, so none needs its code. */}
            <noscript>{import.meta.env.SSR && <OtherLanguage />}</noscript>
            <LoginLink />
          </>
        }
        LinkComponent={PageLink}
      />
      <PageOutlet className="grid flex-1" />
      <PublicFooter />
    </div>
  );
}

/** The same page, and the same region of it, in the other language. */
function OtherLanguage() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { search } = useLocation();
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <a
      href={`${search ? `${search}&` : '?'}lang=${other}`}
      lang={other}
      hrefLang={other}
      className="inline-flex min-h-11 items-center px-2.5 font-semibold text-control"
    >
      {t('otherLanguage')}
    </a>
  );
}

/** The way to sign in, left out where the user is already there. */
function LoginLink() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (pathname === paths.signIn.path) return null;
  return (
    <PageLink to={paths.signIn.href()} className={buttonStyles({ size: 'small' })}>
      {t('menu.login')}
    </PageLink>
  );
}
