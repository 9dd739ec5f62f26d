import { Icon } from '@/components/ui/icon';
import { lowTideText, predictedFor, type ShownTides } from '@/lib/campsites/tides/shown-tides';
import type { Day } from '@/lib/dates';
import { TideCredit } from './tide-credit';
import { TidePicture } from './tide-picture';
import { TideZone } from './tide-zone';

/** The day's low tide, which opens the whole day's. */
export function TideRow({ tides, day }: { tides: ShownTides; day: Day }) {
  const tide = tides.days.find((each) => each.day === day);
  if (!tide) return null;
  return (
    <details className="tide-row group/tide">
      <summary>
        <Icon name="waves" />
        <span>
          <span className="block text-row">{lowTideText(tide) ?? 'Tides'}</span>
          <span className="block text-meta text-muted group-open/tide:hidden">{predictedFor(tides)}</span>
        </span>
        <Icon name="chevron-right" />
      </summary>
      <TidePicture tides={tides} tide={tide} />
      <TideZone zone={tides.zone} day={day} />
      <TideCredit tides={tides} />
    </details>
  );
}
