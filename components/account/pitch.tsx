import { HeaderCover, LogoCard } from '../layout/account-layout';
import { Cover } from '../ui/cover';
import { Icon } from '../ui/icon';

const proofs = [
  ['mail-check', 'Your friends answer without an account'],
  ['car-front', 'Know if the car, van and dog can go'],
  ['receipt-text', 'Seats, meals and costs in one place'],
] as const;

/** Tells a stranger what the product is. On a phone the log-in below it must fit on the first screen. */
export const Pitch = () => (
  <>
    <div className="relative space-y-2.5 px-[max(1rem,50%_-_12rem)] pt-3 pb-2.5 lg:static lg:w-full lg:max-w-md lg:space-y-8 lg:p-0">
      <HeaderCover />
      <LogoCard className="lg:px-4 lg:py-2" />
      <ExampleInvitation />
    </div>
    <div className="px-[max(1rem,50%_-_12rem)] pt-4 lg:relative lg:mt-auto lg:w-full lg:rounded lg:border lg:border-line lg:bg-card lg:p-8">
      <p className="font-display text-next font-semibold tracking-[-0.015em] text-balance lg:text-name">
        Camping together, sorted.
      </p>
      <ul className="mt-3 space-y-1 lg:mt-5 lg:space-y-2">
        {proofs.map(([icon, text]) => (
          <li key={icon} className="flex items-center gap-3 text-body lg:text-row">
            <span className="grid size-7.5 shrink-0 place-items-center rounded-inner bg-eucalypt-soft text-eucalypt">
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  </>
);

const faces = [
  ['SW', 'bg-tint-1 text-on-tint-1'],
  ['OH', 'bg-tint-2 text-on-tint-2'],
  ['LN', 'bg-tint-3 text-on-tint-3'],
  ['PR', 'bg-tint-4 text-on-tint-4'],
] as const;

/** A picture: its people and their trip are invented. */
const ExampleInvitation = () => (
  <div aria-hidden="true" className="card text-body low:hidden large-text:hidden lg:text-row">
    {/* Framed, because the page's own cover lies behind it. */}
    <div className="p-2 pb-0 max-lg:hidden">
      <Cover seed="-35.113,148.681" className="h-28 w-full rounded-inner" />
    </div>
    <div className="px-4 py-3 lg:p-6">
      <p className="text-muted">Sam invites you camping</p>
      <p className="font-display text-row font-semibold lg:text-next">Australia Day at Peppercorn Flat</p>
      <p className="dotted">
        <span>Sat 23 – Tue 26 Jan</span>
        <span>Wee Jasper NSW</span>
      </p>
      <div className="mt-2 flex items-center gap-3 lg:mt-4">
        <div className="stacked-faces">
          {faces.map(([initials, look]) => (
            <span key={initials} className={`household-face size-8 ${look}`}>
              {initials}
            </span>
          ))}
        </div>
        <p>
          <strong className="font-semibold">12 people</strong>, 1 dog
        </p>
      </div>
    </div>
  </div>
);
