import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { CircleCheck, Download, Trash2 } from 'lucide-react';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { ModelStatus } from './model-control.ts';
import type { LeafModelState } from './use-leaf-model.ts';

const megabytes = (bytes: number) => formatNumber(Math.round(bytes / 100_000) / 10);

/** The leaf doctor of this device: what it costs to download, how far it is, and how it is removed again. */
export function ModelOffer({ model }: { model: LeafModelState }) {
  const { t } = useTranslation('leaf-doctor');
  const { status, agree, decline, cancel, remove } = model;
  switch (status.is) {
    case 'unknown':
      return null;
    case 'unsupported':
      return <p className="text-muted text-sm">{t('model.unsupported')}</p>;
    case 'offered':
      return <Offer status={status} onAgree={agree} onDecline={decline} />;
    case 'downloading':
      return (
        <Card tone="soft" size="row" className="grid gap-2">
          <Arriving share={status.share} />
          <Button variant="outline" className="justify-self-start" onClick={cancel}>
            {t('model.cancel')}
          </Button>
        </Card>
      );
    case 'ready':
      return (
        <div className="flex flex-wrap items-center gap-x-3">
          <p role="status" className="inline-flex items-center gap-2 text-sm">
            <CircleCheck aria-hidden="true" className="size-5 flex-none text-action" />
            {t('model.ready')}
          </p>
          <Button variant="quiet" size="small" onClick={remove}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t('model.remove')}
          </Button>
        </div>
      );
  }
}

function Arriving({ share }: { share: number }) {
  const { t } = useTranslation('leaf-doctor');
  const text = t('model.downloading', { percent: Math.round(share * 100) });
  return (
    <>
      <p className="font-medium text-sm">{text}</p>
      <ProgressBar value={share} label={t('model.title')} />
    </>
  );
}

interface OfferProps {
  status: Extract<ModelStatus, { is: 'offered' }>;
  onAgree: () => void;
  onDecline: () => void;
}

function Offer({ status: { bytes, isDeclined, fault }, onAgree, onDecline }: OfferProps) {
  const { t } = useTranslation('leaf-doctor');
  if (isDeclined && !fault) return <LaterOffer bytes={bytes} onAgree={onAgree} />;
  return (
    <Card tone="soft" size="row" className="grid gap-2.5">
      {fault && fault !== 'unsupported' && (
        <p role="alert" className="font-medium text-danger">
          {t(`fault.${fault}`)}
        </p>
      )}
      <p>{bytes ? t('model.offer', { size: megabytes(bytes) }) : t('model.offerUnknownSize')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onAgree}>
          <Download aria-hidden="true" className="size-4" />
          {t('model.agree')}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {t('model.decline')}
        </Button>
      </div>
    </Card>
  );
}

/** For a user who did not want it: a line, and no question. */
function LaterOffer({ bytes, onAgree }: { bytes: number | undefined; onAgree: () => void }) {
  const { t } = useTranslation('leaf-doctor');
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-muted text-sm">{t('model.declined')}</p>
      <Button variant="quiet" size="small" onClick={onAgree}>
        <Download aria-hidden="true" className="size-4" />
        {bytes
          ? t('model.downloadLater', { size: megabytes(bytes) })
          : t('model.downloadLaterUnknownSize')}
      </Button>
    </div>
  );
}
