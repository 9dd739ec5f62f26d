import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type Diet, isAllergy } from '@/lib/trips/meals/diets';

interface Props {
  diets: Diet[];
  ownHref: string;
}

/** Only readers who are going see it. Diets are never printed. */
export const DietsLine = ({ diets, ownHref }: Props) => (
  <section aria-label="Allergies and diets" className="mb-4 flex gap-x-3 print:hidden">
    {diets.length > 0 && <Icon name="triangle-alert" className="mt-0.5 text-ochre large-text:hidden" />}
    <div className="min-w-0">
      {diets.length > 0 && (
        <ul className="dotted">
          {diets.map(({ household_id, name, diet }, index) => (
            <li key={`${household_id} ${index}`} className={isAllergy(diet) ? 'font-semibold' : undefined}>
              {name}: {diet}
            </li>
          ))}
        </ul>
      )}
      <p className="text-meta text-muted">
        Only people going see this.{' '}
        <Link
          href={ownHref}
          className="relative text-sky underline underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-3"
        >
          Add your crew’s allergies and diets
        </Link>
      </p>
    </div>
  </section>
);
