import { Card } from '@upaj/ui/card';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../shared/loading/use-loaded.tsx';
import { selectChat } from './chat.slice.ts';

const loadClearedNotice = async () =>
  (await import('./conversation/cleared-notice.tsx')).ClearedNotice;

const points = ['what', 'from', 'not'] as const;

/** What KrishiBot is, what its answers rest on, and what it will not do. */
export function Welcome() {
  const { t } = useTranslation('chat');
  return (
    <div className="grid grid-cols-1 gap-4">
      {useSelector(selectChat).cleared && <Cleared />}
      <Card className="grid gap-3">
        <h2 className="text-2xl">{t('welcome.title')}</h2>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point}>{t(`welcome.${point}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Cleared() {
  const { data: ClearedNotice } = useLoaded(loadClearedNotice);
  return ClearedNotice && <ClearedNotice />;
}
