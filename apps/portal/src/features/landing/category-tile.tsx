import type { categories } from '@upaj/content/categories';
import { categoryPicture } from '@upaj/ui/produce';
import { tintStyles } from '@upaj/ui/tint';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/use-language.ts';

interface CategoryTileProps {
  category: (typeof categories)[number];
}

/** One category of the Mandi on its own background; links to its listings. */
export function CategoryTile({ category: { name, label } }: CategoryTileProps) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const { src, tint } = categoryPicture(name);
  return (
    <PageLink
      to={paths.mandi.href({ category: name })}
      className={`flex h-full flex-col items-center gap-3 rounded-card p-4 text-center md:flex-row md:gap-5 md:p-6 md:text-start ${tintStyles[tint]}`}
    >
      <img src={src} alt="" width={72} height={72} loading="lazy" className="size-16 md:size-18" />
      <span className="grid gap-0.5">
        <span className="font-bold leading-tight md:text-xl">{label[language]}</span>
        <span className="text-caption leading-snug md:text-base">{t(`goods.${name}`)}</span>
      </span>
    </PageLink>
  );
}
