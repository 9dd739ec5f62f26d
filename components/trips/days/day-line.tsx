import { Button } from '@/components/ui/button';
import { formatWeekday } from '@/lib/dates';
import { capital, listText, peopleText } from '@/lib/text';
import { mealKey } from '@/lib/trips/meals/grid';
import { HouseholdFace } from '../household-face';
import type { DayEntry } from './day-entries';
import type { DayRights } from './day-rights';
import { PlanRow } from './plan-row';

interface Props extends DayRights {
  entry: DayEntry;
  day: string;
  /** As in the day's heading. A meal with the same number doesn't repeat it. */
  tonight: number | undefined;
}

export function DayLine({ entry, day, tonight, ...rights }: Props) {
  const { households, names, tints, own, ownId, organises, edits, over, onCook, onJoin, onPlan } = rights;
  if (entry.kind === 'plan') {
    const { plan } = entry;
    const mayEdit = edits && (organises || (plan.by !== null && plan.by === ownId));
    return (
      <PlanRow
        plan={plan}
        households={households}
        tints={tints}
        own={own}
        edits={edits}
        onOpen={mayEdit ? () => onPlan(day, plan) : null}
        onJoin={(going) => onJoin(plan, going)}
      />
    );
  }
  if (entry.kind === 'meal') {
    const { meal, title, cooks, people } = entry.meal;
    const who = households.filter(({ household_id }) => cooks.includes(household_id));
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_6rem]">
          <h3 className={title ? undefined : who.length > 0 ? 'text-muted' : 'text-ochre'}>
            {title ?? (who.length > 0 ? 'No dish yet' : 'Nobody yet')}
          </h3>
          {people > 0 && people !== tonight && <p className="day-notes">{peopleText(people)}</p>}
        </div>
        {who.length > 0 ? (
          <p className="flex min-w-0 items-center gap-1.5 text-body">
            {who.map(({ household_id, name }) => (
              <HouseholdFace
                key={household_id}
                name={name}
                tint={tints[household_id]}
                className="size-6 text-xs"
              />
            ))}
            <span>
              <span className="sr-only">Cooked by </span>
              {who.map(({ household_id, name }) => nameOf(household_id, name)).join(', ')}
            </span>
          </p>
        ) : (
          edits &&
          own &&
          meal !== 'snacks' &&
          !over.has(mealKey({ day, meal })) && (
            <Button variant="secondary" size="sm" onClick={() => onCook(day, meal)}>
              <span>
                I’ll cook<span className="sr-only"> {`${formatWeekday(day)} ${meal}`}</span>
              </span>
            </Button>
          )
        )}
      </div>
    );
  }
  const arrives = entry.kind === 'arriving';
  const all = entry.households.length === households.length && households.length > 1;
  const who = entry.households.map(({ household_id, name }) =>
    household_id === own ? 'you' : (names[household_id] ?? name),
  );
  const one = entry.households.length === 1 && entry.households[0]?.household_id !== own;
  const people = entry.households.reduce((sum, each) => sum + each.people, 0);
  const verb = `${arrives ? 'arrive' : 'leave'}${all || one ? 's' : ''}`;
  return (
    <>
      <h3>{all ? `Everybody ${verb}` : `${capital(listText(who))} ${verb}`}</h3>
      <p className="day-notes">{peopleText(people)}</p>
    </>
  );

  function nameOf(id: string, name: string) {
    return id === own ? 'You' : (names[id] ?? name);
  }
}
