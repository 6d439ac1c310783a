import { callCentre } from '@upaj/content/about/call-centre';
import { Card } from '@upaj/ui/card';
import { PublicPage } from '../domains/session/public-page.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { HelplineList } from '../features/contact/helpline-list.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /contact-us: a message to Upaj, and numbers to call. */
export default function ContactUsPage() {
  const { t } = useTranslation('contact');
  return (
    <PublicPage title={t('title')} intro={t('intro')}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card size="panel">
          <noscript>
            <p className="mb-5 rounded-control bg-gold-soft px-4 py-3 font-medium">
              {t('noScript', { number: callCentre })}
            </p>
          </noscript>
          <ContactForm />
        </Card>
        <HelplineList />
      </div>
    </PublicPage>
  );
}
