import { countText, peopleText } from '@/lib/text';
import { shortName } from '@/lib/trips/household-name';
import type { WhoComes } from '@/lib/trips/invitations/who-comes';
import { HouseholdFace, tintsInTurn } from '../household-face';

/** More than that are people to meet at the camp. */
const MOST = 10;

/** Who is going already: faces with first names, or how many they are where the trip shows no names. */
export function AlreadyComing({ coming }: { coming: WhoComes }) {
  const { names, households, people } = coming;
  const shown = names?.slice(0, MOST) ?? [];
  const keys = shown.map((_, index) => String(index));
  const tints = tintsInTurn(keys);
  const more = households - shown.length;
  return (
    <section aria-labelledby="coming" className="coming">
      <div>
        <h2 id="coming">Already coming</h2>
        <p>
          {countText(households, 'household')}, {peopleText(people)}
        </p>
      </div>
      {shown.length > 0 && (
        <ul>
          {shown.map((name, index) => (
            <li key={keys[index]}>
              <HouseholdFace name={name} tint={tints[String(index)]} className="size-11 text-base" />
              <span className="whole-name" title={name}>
                {shortName(name)}
              </span>
            </li>
          ))}
          {more > 0 && (
            <li>
              <span aria-hidden="true" className="household-face household-face-waiting size-11 text-base">
                +{more}
              </span>
              <span>{more} more</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
