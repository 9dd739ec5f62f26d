import { listText, peopleText } from '@/lib/text';
import { shortName } from '@/lib/trips/households/household-name';
import type { WhoComes } from '@/lib/trips/invitations/who-comes';
import { HouseholdFace, tintsInTurn } from '../household-face';

const MOST = 3;

interface Props {
  coming: WhoComes;
  own?: string | undefined;
}

export function WhoGoes({ coming, own }: Props) {
  const { names, households, people } = coming;
  const others = names?.filter((_, index) => index !== names.indexOf(own ?? '')) ?? [];
  const shown = others.slice(0, MOST);
  const faces = own ? [own, ...shown] : shown;
  const tints = tintsInTurn(faces.map((_, index) => String(index)));
  const more = others.length - shown.length;
  return (
    <div className="flex items-center gap-3 border-t border-line px-5 py-3">
      {names && (
        <ul aria-hidden="true" className="stacked-faces shrink-0">
          {faces.map((name, index) => (
            <li key={index}>
              <HouseholdFace name={name} tint={tints[index]} />
            </li>
          ))}
        </ul>
      )}
      {own ? (
        <p className="min-w-0 flex-1 wrap-break-word">
          {names && (
            <span className="block">
              {listText(['You', ...shown.map(shortName), ...(more > 0 ? [`${more} more`] : [])])}
            </span>
          )}
          <span className="text-muted">
            {peopleText(people)} in {households === 1 ? '1 household' : `${households} households`}
          </span>
        </p>
      ) : (
        <p className="min-w-0 flex-1 wrap-break-word">
          <span className="font-medium">{people} going</span>
          {names && `: ${more > 0 ? `${shown.map(shortName).join(', ')} …` : listText(shown.map(shortName))}`}
        </p>
      )}
    </div>
  );
}
