'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import { addDays, type Day, formatShortWeekday, formatWeekday } from '@/lib/dates';
import type { WeatherDay } from '@/lib/trips/before-you-go/schema';
import type { TripWeather } from '@/lib/trips/before-you-go/trip-weather';
import { ForecastLine } from '../before-you-go/forecast-line';
import { sunText } from '../before-you-go/forecast-text';
import { useForecast } from '../before-you-go/use-forecast';
import { CardsRow } from './cards-row';
import { ConditionsLine } from './conditions-line';
import { type HomePlan, HomePlanRow } from './home-plan-row';
import type { Line } from './shown-line';
import { rows, StoryRow } from './story-row';
import { StorySection } from './story-section';

interface Props {
  tripId: string;
  firstDay: Day;
  known: TripWeather;
  /** The first low tide of the trip; null away from the coast. */
  tide: { title: string; meta: string } | null;
  /** Null where no official list is read. */
  conditions: Line | null;
  /** True when the site is known to have no phone reception. */
  noReception: boolean;
  /** Undefined for a reader who can't leave a plan. */
  homePlan: HomePlan | null | undefined;
  /** True for a reader who has a card for an emergency, or can write one. */
  cards: boolean;
}

/** What it's like at the site: the forecast, fires, reception, and who at home knows of the trip. */
export function UpThere(props: Props) {
  const { tripId, firstDay, known, tide, conditions, noReception, homePlan, cards } = props;
  const { zone, today, sun, pages, asks } = known;
  const { weather, asking } = useForecast(tripId, known.weather, asks);
  const days = weather?.days.filter(({ day }) => day >= today) ?? [];
  const [firstSun] = sun;
  const bans = pages.find(({ kind }) => kind === 'fire-bans');
  const forecast = days.length > 0 || (zone && asks);
  const fires = conditions ?? bans;
  if (!forecast && !firstSun && !fires && !tide && !noReception && homePlan === undefined) return null;
  return (
    <StorySection title="Up there">
      {days.length > 0 && (
        <ul
          aria-label="Forecast"
          className="grid auto-cols-fr grid-flow-col pb-2 text-center large-text:block"
        >
          {days.map((day) => (
            <DayWeather key={day.day} {...day} />
          ))}
        </ul>
      )}
      {zone && asks && <ForecastLine weather={weather} asking={asking} zone={zone} today={today} />}
      <ul className={rows}>
        {days.length === 0 && firstSun && (
          <li>
            <StoryRow lead="sunset" title={sunText(firstSun)} meta={formatWeekday(firstSun.day)} />
          </li>
        )}
        {conditions && (
          <li>
            <ConditionsLine tripId={tripId} {...conditions} />
          </li>
        )}
        {bans && !conditions && (
          <li>
            <StoryRow
              lead="flame"
              title="Total fire ban: not checked"
              meta={checkText(firstDay, today)}
              end={
                <a href={bans.url} rel="noreferrer" aria-label={bans.title} className="line-link text-meta">
                  Fire bans
                </a>
              }
            />
          </li>
        )}
        {tide && (
          <li>
            <StoryRow lead="waves" {...tide} href={`/trip/${tripId}/days`} />
          </li>
        )}
        {noReception && (
          <li>
            <StoryRow lead="phone-off" title="No reception at camp" />
          </li>
        )}
        {cards && (
          <li>
            <CardsRow tripId={tripId} />
          </li>
        )}
        {homePlan !== undefined && (
          <li>
            <HomePlanRow tripId={tripId} plan={homePlan} />
          </li>
        )}
      </ul>
    </StorySection>
  );
}

/** Bans are called for the next day in the afternoon. */
function checkText(firstDay: Day, today: Day): string {
  const eve = addDays(firstDay, -1);
  return today < eve ? `Check on ${formatWeekday(eve)} evening` : 'Check this evening';
}

const DayWeather = ({ day, code, text, min, max }: WeatherDay) => (
  <li className="flex flex-col items-center gap-1 large-text:flex-row large-text:gap-3">
    <span className="text-meta">{formatShortWeekday(day)}</span>
    <Icon name={iconOf(code)} className="size-5.5" />
    <span className="sr-only">{text}</span>
    <span className="text-body font-semibold">{degrees(max)}</span>
    <span className="text-meta text-muted">{degrees(min)}</span>
  </li>
);

const degrees = (value: number) => `${String(Math.round(value)).replace('-', '−')}°`;

/** WMO weather codes up to each number. */
const icons: readonly [upTo: number, icon: IconName][] = [
  [1, 'sun'],
  [2, 'cloud-sun'],
  [3, 'cloud'],
  [48, 'cloud-fog'],
  [67, 'cloud-rain'],
  [77, 'cloud-snow'],
  [82, 'cloud-rain'],
  [86, 'cloud-snow'],
];

const iconOf = (code: number): IconName => icons.find(([upTo]) => code <= upTo)?.[1] ?? 'cloud-lightning';
