import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { type Day, formatWeekday } from '@/lib/dates';
import { rows } from './story-row';
import { StorySection } from './story-section';
import { TakeTurn } from './take-turn';
import type { TodayLine } from './today-lines';

interface Props {
  tripId: string;
  day: Day;
  lines: TodayLine[];
}

const MOST = 5;

export function Today({ tripId, day, lines }: Props) {
  if (lines.length === 0) return null;
  const page = `/trip/${tripId}/days`;
  // The last line, about tomorrow, always stays.
  const shown = lines.length > MOST ? [...lines.slice(0, MOST - 1), ...lines.slice(-1)] : lines;
  return (
    <StorySection
      title={`Today, ${formatWeekday(day)}`}
      aside={
        shown.length < lines.length && (
          <PendingLink href={`${page}#day-${day}`} pendingPosition="after" className="line-link">
            Show all
          </PendingLink>
        )
      }
    >
      <ol tabIndex={-1} className={`${rows} outline-none`}>
        {shown.map(({ key, ...line }) => (
          <li key={key}>
            {line.later ? (
              <PendingLink href={page} className={`${look} hover:bg-eucalypt-soft`}>
                <Words {...line} />
                <Icon name="chevron-right" className="text-muted" />
              </PendingLink>
            ) : (
              <div className={look}>
                <Words {...line} />
                {line.duty && <TakeTurn tripId={tripId} {...line.duty} />}
              </div>
            )}
          </li>
        ))}
      </ol>
    </StorySection>
  );
}

const look = 'flex min-h-13 items-center gap-4 py-2 -outline-offset-2 large-text:flex-wrap';

const Words = ({ when, text, detail, open }: Omit<TodayLine, 'key'>) => (
  <>
    <span className="w-20 shrink-0 text-body font-medium large-text:w-full">{when}</span>
    <span className="min-w-0 flex-1">
      <span className="block text-row font-medium wrap-anywhere">{text}</span>
      {detail && (
        <span className={`block text-meta wrap-anywhere ${open ? 'text-ochre' : 'text-muted'}`}>
          {detail}
        </span>
      )}
    </span>
  </>
);
