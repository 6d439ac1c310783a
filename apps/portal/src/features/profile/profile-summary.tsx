import type { User } from '@upaj/contract/accounts.schema';
import { Card } from '@upaj/ui/card';
import { Counter } from '@upaj/ui/counter';
import { formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ProfilePicture } from './picture/profile-picture.tsx';

const tenths = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const money = (rupees: number) => `₹${tenths.format(rupees)}`;

/** Who the user is, and what they have bought and sold. */
export function ProfileSummary({ user, userId }: { user: User; userId: string }) {
  return (
    <Card className="grid justify-items-center gap-5 text-center lg:sticky lg:top-24">
      <ProfilePicture user={user} userId={userId} />
      <div className="min-w-0 max-w-full">
        <h2 className="text-2xl">{user.name}</h2>
        <p className="text-muted">{user.email}</p>
      </div>
      <Figures user={user} />
    </Card>
  );
}

function Figures({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const figures = [
    { name: 'ordersPlaced', decimals: 0, format: formatNumber },
    { name: 'moneySpent', decimals: 1, format: money },
    { name: 'ordersReceived', decimals: 0, format: formatNumber },
    { name: 'moneyEarned', decimals: 1, format: money },
  ] as const;
  return (
    <dl className="grid w-full grid-cols-2 gap-2.5 md:grid-cols-4 lg:grid-cols-2">
      {figures.map(({ name, ...figure }) => (
        <div key={name} className="grid content-start rounded-field bg-surface-soft px-2 py-3.5">
          <dt className="text-muted text-sm">{t(name)}</dt>
          <dd className="order-first whitespace-nowrap font-bold text-[length:min(1.25rem,max(20px,7vw))]">
            <Counter value={user[name]} {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
