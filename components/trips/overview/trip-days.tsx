import { classNames } from '@/components/ui/class-names';
import { foldSummary } from '@/components/ui/fold-summary';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { type Day, formatDay, formatShortWeekday, formatWeekday } from '@/lib/dates';
import { countText } from '@/lib/text';
import { StopName } from '../stops/stop-name';
import type { DayLine, ShownDay } from './day-lines';
import { rows } from './story-row';
import { StorySection } from './story-section';

interface Props {
  tripId: string;
  days: ShownDay[];
  /** False for a reader who has no page with the days. */
  opens?: boolean;
  className?: string;
}

/** The trip day by day. */
export const TripDays = (props: Props) => (
  <StorySection title="The trip">
    <DayRows {...props} />
  </StorySection>
);

/** On a longer trip, only the first days and the last one are shown at once. */
const MOST = 6;
const FIRST = 3;

/** With several stops, only the first days are. */
const FIRST_WITH_STOPS = 5;

/** Each day opens its page. */
export function DayRows({ tripId, days, opens = true, className }: Props) {
  const several = days[0]?.stop !== undefined;
  const first = days.length > MOST ? days.slice(0, several ? FIRST_WITH_STOPS : FIRST) : days;
  const folded = several ? days.slice(first.length) : days.slice(first.length, -1);
  const row = (day: ShownDay) => (
    <li key={day.day}>
      <DayRow {...day} href={opens ? `/trip/${tripId}/days#day-${day.day}` : null} />
    </li>
  );
  return (
    <ol className={classNames(rows, className)}>
      {first.map(row)}
      {folded.length > 0 && (
        <li>
          <details className="group">
            <summary className={foldSummary}>
              {several ? countText(folded.length, 'more day') : `Show all ${days.length} days`}
              <Icon name="chevron-down" className="group-open:rotate-180" />
            </summary>
            <ol className={classNames(rows, 'border-t border-line')}>{folded.map(row)}</ol>
          </details>
        </li>
      )}
      {!several && days.length > first.length && days.slice(-1).map(row)}
    </ol>
  );
}

function DayRow({ day, lines, more, stop, href }: ShownDay & { href: string | null }) {
  const content = (
    <>
      <DayNumber day={day} />
      {stop && (
        <span
          aria-hidden="true"
          className={`w-0.5 shrink-0 self-stretch large-text:hidden ${stop.first ? 'bg-ochre' : 'bg-line'}`}
        />
      )}
      <span className="min-w-0 flex-1">
        {stop && <StopName {...stop} />}
        {lines.map((line) => (
          <LineText key={line.text} {...line} />
        ))}
        {lines.length === 0 && !stop && <span className="text-muted">Nothing yet</span>}
        {more > 0 && <span className="block text-meta text-muted">and {more} more</span>}
      </span>
    </>
  );
  const look = 'flex min-h-13 items-center gap-4 py-2.5 text-body -outline-offset-2 large-text:block';
  if (href === null) return <div className={look}>{content}</div>;
  return (
    <PendingLink href={href} className={`${look} hover:bg-eucalypt-soft`}>
      {content}
    </PendingLink>
  );
}

const DayNumber = ({ day }: { day: Day }) => (
  <span className="w-11 shrink-0 self-start text-center large-text:w-auto large-text:text-left">
    <span className="sr-only">{`${formatWeekday(day)}, ${formatDay(day)}: `}</span>
    <span aria-hidden="true" className="block text-meta font-medium tracking-wide uppercase">
      {formatShortWeekday(day)}
    </span>
    <span aria-hidden="true" className="block font-display text-row leading-tight font-semibold">
      {Number(day.slice(8))}
    </span>
  </span>
);

const LineText = ({ icon, text, open }: DayLine) => (
  <span className={`flex gap-2.5 wrap-anywhere ${open ? 'text-ochre' : ''}`}>
    <Icon name={icon} className={`mt-0.5 size-4.5 ${open ? '' : 'text-muted'} large-text:hidden`} />
    <span className="min-w-0 flex-1">{text}</span>
  </span>
);
