import { helplines } from '@upaj/content/about/helplines';
import { Phone } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** Phone numbers, for users who need help at once or cannot use the form. */
export function HelplineList() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="helplines" className="grid content-start gap-3">
      <h2 id="helplines" className="text-2xl">
        {t('helplines')}
      </h2>
      <p className="text-muted">{t('helplinesText')}</p>
      <ul className="grid gap-2.5">
        {helplines.map(({ id, name, number, hours, purpose, certainty }) => (
          <li
            key={id}
            className="grid gap-0.5 rounded-field border border-line bg-surface px-4 py-3 shadow-card"
          >
            <h3 className="font-semibold text-base">{purpose[language]}</h3>
            <a
              href={`tel:${number.replaceAll('-', '')}`}
              aria-label={`${name[language]}, ${number}`}
              className="inline-flex min-h-11 items-center gap-2 justify-self-start font-bold text-action text-[length:min(1.0625rem,max(17px,8vw))] tabular-nums underline-offset-4 hover:underline"
            >
              <Phone aria-hidden="true" className="size-4.5 flex-none" />
              <span className="whitespace-nowrap">{number}</span>
            </a>
            <p className="text-muted text-sm">
              {name[language]}
              <span className="block">{hours[language]}</span>
              {certainty === 'unverified' && (
                <span className="block font-medium">{t('unofficial')}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
