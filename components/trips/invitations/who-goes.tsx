import { classNames } from '@/components/ui/class-names';
import { listText, peopleText } from '@/lib/text';
import { shortName } from '@/lib/trips/households/household-name';
import type { SeenComing } from '@/lib/trips/invitations/who-comes';
import { HouseholdFace } from '../household-face';

const MOST = 3;

interface Props {
  coming: SeenComing;
  own?: string | undefined;
  className?: string;
}

export function WhoGoes({ coming, own, className = 'px-5 py-3' }: Props) {
  const { names, tints, households, people } = coming;
  const all = names?.map((name, index) => ({ name, tint: tints[index] })) ?? [];
  const mine = all.find(({ name }) => name === own);
  const others = all.filter((each) => each !== mine);
  const shown = others.slice(0, MOST);
  const faces = mine ? [mine, ...shown] : shown;
  const shownNames = shown.map(({ name }) => shortName(name));
  const more = others.length - shown.length;
  return (
    <div
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line', className)}
    >
      {names && (
        <ul aria-hidden="true" className="stacked-faces shrink-0">
          {faces.map(({ name, tint }, index) => (
            <li key={index}>
              <HouseholdFace name={name} tint={tint} />
            </li>
          ))}
        </ul>
      )}
      {own ? (
        <p className="min-w-0 flex-[1_1_11rem] wrap-break-word">
          {names && (
            <span className="block">
              {listText(['You', ...shownNames, ...(more > 0 ? [`${more} more`] : [])])}
            </span>
          )}
          <span className="text-muted">
            {peopleText(people)} in {households === 1 ? '1 household' : `${households} households`}
          </span>
        </p>
      ) : (
        <p className="min-w-0 flex-[1_1_11rem] wrap-break-word">
          <span className="font-medium">{people} going</span>
          {names && `: ${more > 0 ? `${shownNames.join(', ')} …` : listText(shownNames)}`}
        </p>
      )}
    </div>
  );
}
