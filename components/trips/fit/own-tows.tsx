import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { vehicleWord } from '@/lib/household/rides/ride-options';
import type { OwnRide } from '@/lib/household/rides/schema';
import {
  checkTow,
  type TowLine as Line,
  NOTHING_OVER,
  type TowCheck,
  trailerWord,
  WEIGHBRIDGE,
} from '@/lib/trips/fit/towing';
import { TowLine, unbroken } from './tow-line';

const MOST = 4;

/** What each of the household's cars makes of each of its trailers. */
export function OwnTows({ rides }: { rides: readonly OwnRide[] }) {
  const cars = rides.filter((ride) => ride.type === 'car' && ride.can_tow);
  const tows = rides.flatMap((trailer) =>
    cars.flatMap((car) => {
      if (trailer.type !== 'trailer' || car.type !== 'car') return [];
      const check = checkTow(car, trailer);
      return check ? [{ id: car.id + trailer.id, car, trailer, check }] : [];
    }),
  );
  if (tows.length === 0) return null;
  return (
    <div className={classNames('mb-8 grid items-start gap-4', tows.length > 1 && 'lg:grid-cols-2')}>
      {tows.slice(0, MOST).map(({ id, car, trailer, check }) => (
        <OwnTow key={id} id={id} pair={`${vehicleWord(car)} and ${trailerWord(trailer)}`} check={check} />
      ))}
    </div>
  );
}

function OwnTow({ id, pair, check: { level, lines } }: { id: string; pair: string; check: TowCheck }) {
  const [first] = lines;
  const worst = level === 'problem' ? first : undefined;
  const title = worst?.title ?? (level === 'check' ? 'Some weights are missing' : NOTHING_OVER);
  return (
    <Card as="section" aria-labelledby={`tow-${id}`} className="group p-5">
      <TowLine level={level} title={<TowTitle id={id} pair={pair} title={title} />}>
        {worst && <p className="mt-1">{unbroken(worst.detail)}</p>}
        {worst && <p className="mt-1 text-meta text-muted">{worst.remedy}</p>}
      </TowLine>
      <ul className="mt-3 gap-x-6 border-t border-line pt-2 lg:group-only:grid lg:group-only:grid-cols-3">
        {lines
          .filter((line) => line !== worst)
          .map((line) => (
            <SumLine key={line.sum} line={line} />
          ))}
      </ul>
      <p className="pt-2 text-meta text-muted">Sums from the numbers you typed. {WEIGHBRIDGE}</p>
    </Card>
  );
}

const TowTitle = ({ id, pair, title }: { id: string; pair: string; title: string }) => (
  <>
    <span className="block text-meta text-muted">{pair}</span>
    <h2 id={`tow-${id}`} className="text-lg">
      {unbroken(title)}
    </h2>
  </>
);

const icons = { over: 'circle-alert', spare: 'circle-check', missing: 'circle-question-mark' } as const;
const looks = { over: 'text-ember', spare: 'text-eucalypt', missing: 'text-muted' };

const SumLine = ({ line: { state, title, detail } }: { line: Line }) => (
  <li className="flex gap-3 py-2">
    <Icon name={icons[state]} className={`mt-0.5 shrink-0 ${looks[state]}`} />
    <div>
      <p>{unbroken(title)}</p>
      <p className="text-meta text-muted">{unbroken(detail)}</p>
    </div>
  </li>
);
