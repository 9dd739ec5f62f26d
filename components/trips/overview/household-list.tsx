import { foldSummary } from '@/components/ui/fold-summary';
import { Icon } from '@/components/ui/icon';
import { capital } from '@/lib/text';
import { HouseholdFace } from '../household-face';
import type { Absent, HouseholdRow } from './household-rows';
import { rows, StoryRow } from './story-row';
import { StorySection } from './story-section';

interface Props {
  tripId: string;
  title: string;
  /** "12 people, 1 dog"; null where the page says it elsewhere. */
  count: string | null;
  households: HouseholdRow[];
  absent: Absent | null;
  /** False for a reader who has no page with the people. */
  opens: boolean;
}

/** With more households than this, only the first are shown at once. */
const MOST = 8;
const FIRST = 6;

/** Everybody who is going, one row a household, with their people and vehicles. */
export function HouseholdList({ tripId, title, count, households, absent, opens }: Props) {
  const href = opens ? `/trip/${tripId}/people` : null;
  const first = households.length > MOST ? households.slice(0, FIRST) : households;
  const others = households.slice(first.length);
  return (
    <StorySection title={title} aside={count}>
      <ul className={rows}>
        <HouseholdRows households={first} href={href} />
        {others.length > 0 && (
          <li>
            <details className="group">
              <summary className={foldSummary}>
                Show all {households.length}
                <Icon name="chevron-down" className="group-open:rotate-180" />
              </summary>
              <ul className={`${rows} border-t border-line`}>
                <HouseholdRows households={others} href={href} />
              </ul>
            </details>
          </li>
        )}
        {absent && (
          <li>
            <StoryRow
              lead={<HouseholdFace name={absent.name} tint={null} className="size-10" />}
              title={<span className="text-muted">{absent.lines[0]}</span>}
              meta={absent.lines[1]}
              href={href}
              end={null}
            />
          </li>
        )}
      </ul>
    </StorySection>
  );
}

interface RowsProps {
  households: HouseholdRow[];
  /** Null when the rows open nothing. */
  href: string | null;
}

export const HouseholdRows = ({ households, href }: RowsProps) =>
  households.map((household) => (
    <li key={household.key}>
      <Row household={household} href={href} />
    </li>
  ));

function Row({ household, href }: { household: HouseholdRow; href: string | null }) {
  const { name, tint, people, facts, problem } = household;
  const said = capital(facts.join(' · '));
  return (
    <StoryRow
      lead={<HouseholdFace name={name} tint={tint} className="size-10" />}
      title={people}
      meta={
        (said || problem) && (
          <>
            {said}
            {said && problem && ' · '}
            {problem && <span className="text-ochre">{said ? problem : capital(problem)}</span>}
          </>
        )
      }
      href={href}
      end={null}
    />
  );
}
