import { MarketFigures } from './market-figures.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { WeatherCard } from './weather-card.tsx';

/** The dashboard below its first screen: the market, the weather, and the user's own trades. */
export function DashboardMore() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <RecentActivity />
      <div className="grid gap-4">
        <WeatherCard />
        <MarketFigures />
      </div>
    </div>
  );
}
