import { Link } from '@/components/ui/link';
import { type Diet, isAllergy } from '@/lib/trips/meals/diets';
import { HouseholdFace, type Tints } from '../household-face';

interface Props {
  diets: Diet[];
  names: Record<string, string>;
  tints: Tints;
  ownHref: string;
}

/** Lists who avoids which foods. Everybody who is going can read it. */
export function DietsCard({ diets, names, tints, ownHref }: Props) {
  return (
    <section aria-labelledby="diets" className="card diets">
      <div className="card-header">
        <div>
          <h2 id="diets">Allergies and diets</h2>
        </div>
      </div>
      {diets.length > 0 && (
        <ul>
          {diets.map(({ household_id, name, diet }, index) => (
            <li key={`${household_id} ${index}`} className="diet-row">
              <HouseholdFace
                name={names[household_id] ?? name}
                tint={tints[household_id]}
                className="size-7 text-xs"
              />
              <span>{name}</span>
              <span className={isAllergy(diet) ? 'badge diet-allergy' : 'diet-preference'}>{diet}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="diets-note">
        {diets.length === 0 && 'Nobody has said anything yet. '}
        Only people going see this.{' '}
        <Link href={ownHref} className="text-sky underline underline-offset-4 print:hidden">
          Add your crew’s
        </Link>
      </p>
    </section>
  );
}
