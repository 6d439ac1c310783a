import { firstSchemes, schemeCount } from '@upaj/content/schemes/landing';
import { Card } from '@upaj/ui/card';
import { SectionHead } from '@upaj/ui/section-head';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { LandingSection } from './landing-section.tsx';
import { SchemeCard } from './scheme-card.tsx';

/** The first three schemes of India, and the way to the others. */
export function SchemesSection() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection id="schemes">
      <SectionHead title={t('schemes.title')} titleId="schemes-title" />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {firstSchemes.map((scheme) => (
          <li key={scheme.id}>
            <SchemeCard scheme={scheme} />
          </li>
        ))}
        <li>
          <PageLink to={paths.schemes.href()} className="block h-full rounded-card">
            <Card tone="hint" className="grid h-full content-start gap-2">
              <h3 className="text-lg text-on-action-soft">{t('schemes.more')}</h3>
              <p>{t('schemes.moreText', { count: schemeCount - firstSchemes.length })}</p>
              <ArrowRight aria-hidden="true" className="size-5 text-on-action-soft" />
            </Card>
          </PageLink>
        </li>
      </ul>
    </LandingSection>
  );
}
