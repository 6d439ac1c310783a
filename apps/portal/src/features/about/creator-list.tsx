import { type Creator, creators, noProfileYet } from '@upaj/content/about/creators';
import { Card } from '@upaj/ui/card';
import { TextLink } from '@upaj/ui/text-link';
import { ClipboardCheck, type LucideIcon, Palette, Server, Smartphone, Sprout } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

const icons: Record<Creator['id'], LucideIcon> = {
  design: Palette,
  portal: Smartphone,
  server: Server,
  'farm-knowledge': Sprout,
  quality: ClipboardCheck,
};

/** The five who make Upaj, by what they do. */
export function CreatorList() {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="creators" className="grid gap-4">
      <h2 id="creators" className="text-3xl">
        {t('creators')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {creators.map((creator) => (
          <li key={creator.id} className="grid">
            <Card className="flex items-start gap-4">
              <Work of={creator.id} />
              <div className="grid gap-1">
                <h3 className="text-lg">{creator.role[language]}</h3>
                <p>{creator.description[language]}</p>
                <Profiles creator={creator} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The work as a sign, where a person's picture will stand. */
function Work({ of }: { of: Creator['id'] }) {
  const Icon = icons[of];
  return (
    <span className="grid size-12 flex-none place-items-center rounded-full bg-action-line text-on-action-soft">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}

/** Links to the person's profiles, or that there are none. */
function Profiles({ creator }: { creator: Creator }) {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  const { professionalProfile, codeProfile } = creator;
  if (!professionalProfile && !codeProfile) {
    return <p className="text-muted text-sm">{noProfileYet[language]}</p>;
  }
  return (
    <p className="flex flex-wrap gap-x-4">
      {professionalProfile && (
        <TextLink kind="alone" isExternal href={professionalProfile}>
          {t('professionalProfile')}
        </TextLink>
      )}
      {codeProfile && (
        <TextLink kind="alone" isExternal href={codeProfile}>
          {t('codeProfile')}
        </TextLink>
      )}
    </p>
  );
}
