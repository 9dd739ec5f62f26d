import { Icon, type IconName } from '@/components/ui/icon';
import { listText } from '@/lib/text';
import type { VoteAnswer } from '@/lib/trips/undecided/vote-options';
import type { VoteHousehold, VoteOption } from '@/lib/trips/vote/schema';
import { HouseholdFace, type Tints } from '../household-face';

interface Props {
  option: VoteOption;
  households: readonly VoteHousehold[];
  names: Record<string, string>;
  tints: Tints;
  folded: boolean;
}

/** With more households only names are listed, because avatars would take too much room. */
const MOST_FACES = 12;

const marks = { yes: 'check', 'if need be': 'minus', no: 'x' } as const satisfies Record<
  VoteAnswer,
  IconName
>;
const words = [
  ['yes', 'Yes'],
  ['if need be', 'If need be'],
  ['no', 'No'],
  [undefined, 'Hasn’t said'],
] as const;

export function OptionFaces({ option, households, names, tints, folded }: Props) {
  if (option.said.length === 0) return null;
  const said = new Map(option.said.map(({ household_id, answer }) => [household_id, answer]));
  const shown = households.filter(
    ({ household_id, asked, own, voted }) => asked || own || voted || said.has(household_id),
  );
  if (folded || shown.length > MOST_FACES) {
    return (
      <details className="group -mt-2.5 not-open:-mb-2.5">
        <summary className="flex min-h-11 items-center gap-1.5 font-medium">
          Who said what <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <dl className="space-y-2 text-body">
          {words.map(([answer, word]) => {
            const those = shown.filter(({ household_id }) => said.get(household_id) === answer);
            if (those.length === 0) return null;
            return (
              <div key={word}>
                <dt className="font-medium">
                  {word} <span>{those.length}</span>
                </dt>
                <dd className="text-muted">
                  {listText(those.map(({ household_id }) => names[household_id] ?? ''))}
                </dd>
              </div>
            );
          })}
        </dl>
      </details>
    );
  }
  return (
    <ul className="vote-faces">
      {shown.map(({ household_id, name }) => {
        const answer = said.get(household_id);
        return (
          <li key={household_id} data-answer={answer ?? 'none'}>
            <span>
              <HouseholdFace name={name} tint={answer && tints[household_id]} />
              {answer && <Icon name={marks[answer]} />}
            </span>
            <span className="whole-name" title={name}>
              {names[household_id]}
              <span className="sr-only">: {words.find(([each]) => each === answer)?.[1].toLowerCase()}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
