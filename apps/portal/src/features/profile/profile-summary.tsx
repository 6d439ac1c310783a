import type { User } from '@upaj/contract/accounts.schema';
import { Card } from '@upaj/ui/card';
import { Counter } from '@upaj/ui/counter';
import { formatNumber, formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ProfilePicture } from './picture/profile-picture.tsx';

const oneDecimal = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

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
    {
      name: 'moneySpent',
      decimals: Number.isInteger(user.moneySpent) ? 0 : 2,
      format: formatRupees,
    },
    { name: 'ordersReceived', decimals: 0, format: formatNumber },
    {
      name: 'moneyEarned',
      decimals: 1,
      format: (rupees: number) => `₹${oneDecimal.format(rupees)}`,
    },
  ] as const;
  return (
    <dl className="flex w-full flex-wrap gap-2.5">
      {figures.map(({ name, ...figure }) => (
        <div
          key={name}
          className="grid flex-[1_1_max(7rem,50%-0.5rem)] content-start rounded-field bg-surface-soft px-2 py-3.5 md:flex-[1_1_7rem] lg:flex-[1_1_max(7rem,50%-0.5rem)]"
        >
          <dt className="text-muted text-sm">{t(name)}</dt>
          <dd className="order-first whitespace-nowrap font-bold text-[length:min(1.25rem,max(20px,7vw))]">
            <Counter value={user[name]} {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
