import farmer from '@upaj/ui/pictures/farmer.svg';
import robot from '@upaj/ui/pictures/robot.svg';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The image beside the conversation. Phones do not show it, and a lazy image that is not shown is not loaded. */
export function ChatPicture() {
  const { t } = useTranslation('chat');
  return (
    <div
      role="img"
      aria-label={t('picture')}
      className="hidden items-center justify-center gap-4 rounded-panel bg-tint-veg p-6 md:flex"
    >
      <img
        src={farmer}
        alt=""
        width={112}
        height={112}
        loading="lazy"
        className="size-28 min-w-0"
      />
      <img src={robot} alt="" width={80} height={80} loading="lazy" className="size-20 min-w-0" />
    </div>
  );
}
