import type { Category } from '@upaj/contract/crops.schema';
import { useEffect, useState } from 'react';
import { useGetLikePricesQuery } from '../../../domains/crops/crops.api.ts';
import { formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

const pauseInMs = 600;

interface LikePricesProps {
  name: string;
  category: Category;
  /** A listing that is left out: the one that is changed. */
  except: string | undefined;
}

/** A value once it has stayed the same for a while; undefined until then. */
function useSettled(value: string): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseInMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The median price of like goods; nothing where there are too few of them, or they cannot be asked for. */
export function LikePrices({ name, category, except }: LikePricesProps) {
  const { t } = useTranslation('selling');
  const settled = useSettled(name);
  const query = { name: settled ?? '', category, except };
  const { currentData } = useGetLikePricesQuery({ query }, { skip: !settled });
  const { median = null, count = 0 } = currentData?.data ?? {};
  if (median === null) return null;
  return <p className="font-semibold">{t('likePrice', { price: formatRupees(median), count })}</p>;
}
