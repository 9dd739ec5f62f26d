import type { ReactNode } from 'react';
import { MAP_CREDIT, StaticMap } from '@/components/campsites/map/static-map';
import { phoneLink } from '@/components/campsites/site/phone-link';
import { Call000 } from '@/components/layout/call-000';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Kicker } from '@/components/ui/kicker';
import { planeLook } from '@/components/ui/plane';
import { PrintButton } from '@/components/ui/print-button';
import { spotText } from '@/lib/campsites/directions';
import type { Ground } from '@/lib/campsites/static-map/draw-ground';
import { countText, listText, peopleText } from '@/lib/text';
import { NO_DETAILS } from '@/lib/trips/home-contact/car-details';
import { KEPT_DAYS, NO_SEARCH } from '@/lib/trips/home-contact/plan-limits';
import type { AtHome } from '@/lib/trips/home-contact/schema';
import { mapLink } from '@/lib/trips/site/map-link';
import { spotOf, stopDays } from '@/lib/trips/stops/told-stops';
import { planTime } from './typed-plan';

interface Props {
  plan: AtHome;
  /** While a vote is open, the campsites on offer. */
  where: string | null;
  /** The site, or the stop of today. */
  tonight: { name: string; latitude: number | null; longitude: number | null } | null;
  /** "Sydney time". */
  clocks: string;
  /** "They leave on Sat 23 Jan", "Camping now". */
  moment: string;
  /** So late that it is time to worry. */
  late: boolean;
  ground: Ground | null;
  /** Empty in a preview. */
  children: ReactNode;
}

const wayLook = 'inline-flex min-h-11 items-center text-sky underline underline-offset-4';

const lacksPlate = (name: string, registration: string | null) =>
  !registration && name !== NO_DETAILS && 'No colour or registration given';

/** Its reader may be worried: whom to call, when, and the facts that the police will ask for. */
export function AtHomePlan({ plan, where, tonight, clocks, moment, late, ground, children }: Props) {
  const {
    household,
    people,
    vehicles,
    site,
    stops,
    booking,
    conditions,
    plan_b,
    nights,
    route,
    device,
    phone,
  } = plan;
  const spot = tonight && spotOf(tonight);
  // Without a car of which something is known, the page mustn't promise the police any.
  const describes = vehicles.some(({ type, name }) => type === 'car' && name !== NO_DETAILS);
  const police = (
    <section aria-labelledby="police" className={late ? `${planeLook} p-5` : undefined}>
      <h2 id="police" className="text-next">
        {late
          ? `It’s past ${planTime(plan.worry_at)}, and ${household} hasn’t said they’re back`
          : `If you can’t reach them by ${planTime(plan.worry_at)}`}
      </h2>
      <p className="mt-1 mb-4 text-body text-muted">
        Call {household} first, then the police. Tell them that you have this page: it says where
        {describes ? ', and which cars' : ' they are'}. {NO_SEARCH} That’s up to you.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Call000 icon="siren" filled={late}>
          Call 000 if they’re in danger
        </Call000>
        <a href="tel:131444" className={buttonLook({ variant: 'secondary', block: true }, 'min-h-13')}>
          <span className="button-face">
            <Icon name="phone" />
            Police line 131 444
          </span>
        </a>
      </div>
    </section>
  );
  return (
    <div className="at-home">
      {late && police}
      <section aria-labelledby="due" className={late ? undefined : `${planeLook} p-5`}>
        <p className="text-meta font-medium text-ochre">{moment}</p>
        <h1 id="due" className="mt-1 text-name">
          {household} is due back by {planTime(plan.back_at)}
        </h1>
        <p className="mt-2 text-body text-muted">
          {site && `${where === site.name ? `Camping at ${where}` : where}, ${countText(nights, 'night')}. `}
          {!late && 'Until then, hearing nothing is normal. '}
          All times are {clocks}.
        </p>
        {phone && /\d/.test(phone) && (
          <a href={phoneLink(phone)} className={buttonLook({ variant: 'secondary', block: true }, 'mt-4')}>
            <span className="button-face">
              <Icon name="phone" />
              Call {household}, {phone}
            </span>
          </a>
        )}
        {children}
      </section>
      {!late && police}
      {site && (
        <section aria-labelledby="where" className="space-y-1">
          <h2 id="where" className="text-next wrap-anywhere">
            {stops ? 'Where they sleep' : where}
          </h2>
          {stops ? (
            <ol className="divide-y divide-line">
              {stops.map((stop, index) => (
                <Stop key={stop.arrive_on + index} {...stop} />
              ))}
            </ol>
          ) : (
            spot && <p className="pb-2 font-semibold select-all">{spotText(spot)}</p>
          )}
          {spot && ground && (
            <>
              {stops && <p className="pt-2 text-muted wrap-anywhere">{tonight.name} on the map:</p>}
              <div className="lg:max-w-md">
                <StaticMap ground={ground} site={{ ...spot, name: tonight.name }} />
              </div>
              <p className="text-xs text-muted">{MAP_CREDIT}</p>
            </>
          )}
          <ul className="flex flex-wrap gap-x-5">
            {spot && !stops && (
              <li>
                <a href={mapLink(spot)} rel="noreferrer nofollow" className={wayLook}>
                  Show on a map
                </a>
              </li>
            )}
            {site.url && !stops && (
              <li>
                <a href={site.url} rel="noreferrer nofollow" className={wayLook}>
                  The campsite’s website
                </a>
              </li>
            )}
          </ul>
          {booking.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
          {plan_b && <p className="wrap-anywhere">{plan_b}</p>}
        </section>
      )}
      {conditions && (
        <section aria-labelledby="conditions">
          <Kicker id="conditions">Fire bans and roads</Kicker>
          <p className="mt-1 wrap-anywhere">{conditions}</p>
        </section>
      )}
      {site && route && (
        <section aria-labelledby="way">
          <Kicker id="way">Their way</Kicker>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{route}</p>
        </section>
      )}
      <section aria-labelledby="cars">
        <Kicker id="cars">Cars</Kicker>
        {vehicles.length === 0 ? (
          <p className="mt-1">None of their own. They may ride with somebody else.</p>
        ) : (
          <ul className="divide-y divide-line">
            {vehicles.map(({ type, name, colour, registration }, index) => (
              <li key={index} className="flex min-h-13 flex-wrap items-center gap-x-3 py-2">
                <div className="row-words">
                  <div>{name}</div>
                  <div>{colour ?? (type === 'car' && lacksPlate(name, registration))}</div>
                </div>
                {registration && (
                  <span className="rounded border-2 border-ink px-2 py-0.5 font-mono font-semibold">
                    {registration}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="people">
        <Kicker id="people">Who’s there</Kicker>
        <p className="mt-1 wrap-anywhere">
          {peopleText(people.length)}: {listText(people)}
        </p>
        {device && <p className="mt-3 wrap-anywhere">Beacon or satellite device: {device}</p>}
      </section>
      <p className="text-meta text-muted">
        This page is deleted {KEPT_DAYS} days after they’re back. Whoever has its address can read it, so keep
        it to yourself.
      </p>
      <PrintButton>Print it</PrintButton>
    </div>
  );
}

/** Where they sleep on some nights. */
function Stop({ name, arrive_on, leave_on, ...at }: NonNullable<AtHome['stops']>[number]) {
  const spot = spotOf(at);
  return (
    <li className="py-2">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-muted">{stopDays({ arrive_on, leave_on })}</p>
      {spot && (
        <p className="flex flex-wrap items-center gap-x-5">
          <span className="font-semibold select-all">{spotText(spot)}</span>
          <a
            href={mapLink(spot)}
            rel="noreferrer nofollow"
            aria-label={`Show ${name} on a map`}
            className={wayLook}
          >
            Show on a map
          </a>
        </p>
      )}
    </li>
  );
}
