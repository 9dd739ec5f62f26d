import type { ReactNode } from 'react';
import { MAP_CREDIT, StaticMap } from '@/components/campsites/map/static-map';
import { phoneLink } from '@/components/campsites/site/phone-link';
import { buttonLook } from '@/components/ui/button-look';
import { Card, CardBody, CardHeader, CardList, CardRow } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { spotText } from '@/lib/campsites/directions';
import type { Ground } from '@/lib/campsites/static-map/draw-ground';
import { countText, listText, peopleText } from '@/lib/text';
import { NO_DETAILS } from '@/lib/trips/home-contact/car-details';
import { KEPT_DAYS, NO_SEARCH } from '@/lib/trips/home-contact/plan-limits';
import type { AtHome } from '@/lib/trips/home-contact/schema';
import { mapLink } from '@/lib/trips/site/map-link';
import { planTime } from './typed-plan';

interface Props {
  plan: AtHome;
  /** While a vote is open, the campsites on offer. */
  where: string | null;
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
export function AtHomePlan({ plan, where, clocks, moment, late, ground, children }: Props) {
  const { household, people, vehicles, site, booking, nights, route, device, phone } = plan;
  const spot =
    site && site.latitude !== null && site.longitude !== null
      ? { latitude: site.latitude, longitude: site.longitude }
      : null;
  // Without a car of which something is known, the page mustn't promise the police any.
  const describes = vehicles.some(({ type, name }) => type === 'car' && name !== NO_DETAILS);
  const police = (
    <Card as="section" aria-labelledby="police" className="border-ember">
      <CardBody className="space-y-3">
        <h2 id="police" className="text-xl">
          {late
            ? `It’s past ${planTime(plan.worry_at)}, and ${household} hasn’t said they’re back`
            : `If you can’t reach them by ${planTime(plan.worry_at)}`}
        </h2>
        <p className="text-muted">
          Call {household} first, then the police. Tell them that you have this page: it says where
          {describes ? ', and which cars' : ' they are'}.
        </p>
        <a href="tel:000" className={buttonLook({ variant: 'danger', block: true })}>
          <span className="button-face">
            <Icon name="siren" />
            Call 000 if they’re in danger
          </span>
        </a>
        <a href="tel:131444" className={buttonLook({ variant: 'secondary', block: true })}>
          <span className="button-face">
            <Icon name="phone" />
            Police line 131 444
          </span>
        </a>
      </CardBody>
      <p className="flex gap-3 border-t border-line p-5 text-[0.9375rem]">
        <Icon name="info" className="mt-0.5" />
        <span>{NO_SEARCH} That’s up to you.</span>
      </p>
    </Card>
  );
  return (
    <div className="at-home">
      {late && police}
      <Card as="section" aria-labelledby="due">
        <CardBody>
          <p className="text-sm font-semibold text-ochre">{moment}</p>
          <h1 id="due" className="mt-1 text-3xl">
            {household} is due back by {planTime(plan.back_at)}
          </h1>
          <p className="mt-2 text-muted">
            {site &&
              `${where === site.name ? `Camping at ${where}` : where}, ${countText(nights, 'night')}. `}
            {!late && 'Until then, hearing nothing is normal. '}
            All times are {clocks}.
          </p>
          {phone && /\d/.test(phone) && (
            <a href={phoneLink(phone)} className={buttonLook({ block: true }, 'mt-4')}>
              <span className="button-face">
                <Icon name="phone" />
                Call {household}, {phone}
              </span>
            </a>
          )}
          {children}
        </CardBody>
      </Card>
      {!late && police}
      {site && (
        <Card as="section" aria-labelledby="where">
          {spot && ground && (
            <>
              <StaticMap ground={ground} site={{ ...spot, name: site.name }} />
              <p className="px-5 pt-2 text-xs text-muted">{MAP_CREDIT}</p>
            </>
          )}
          <CardBody className="space-y-1">
            <h2 id="where" className="text-xl wrap-anywhere">
              {where}
            </h2>
            {spot && <p className="font-semibold select-all">{spotText(spot)}</p>}
            <ul className="flex flex-wrap gap-x-5">
              {spot && (
                <li>
                  <a href={mapLink(spot)} rel="noreferrer nofollow" className={wayLook}>
                    Show on a map
                  </a>
                </li>
              )}
              {site.url && (
                <li>
                  <a href={site.url} rel="noreferrer nofollow" className={wayLook}>
                    The campsite’s website
                  </a>
                </li>
              )}
            </ul>
            {booking.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </CardBody>
          {route && (
            <div className="border-t border-line p-5">
              <h3>Their way</h3>
              <p className="whitespace-pre-line wrap-anywhere">{route}</p>
            </div>
          )}
        </Card>
      )}
      <Card as="section" aria-labelledby="cars">
        <CardHeader title="Cars" titleId="cars" aside={vehicles.length > 0 && String(vehicles.length)} />
        {vehicles.length === 0 ? (
          <CardBody>None of their own. They may ride with somebody else.</CardBody>
        ) : (
          <CardList>
            {vehicles.map(({ type, name, colour, registration }, index) => (
              <CardRow
                key={index}
                title={name}
                detail={colour ?? (type === 'car' && lacksPlate(name, registration))}
                end={
                  registration && (
                    <span className="rounded border-2 border-ink px-2 py-0.5 font-mono font-semibold">
                      {registration}
                    </span>
                  )
                }
              />
            ))}
          </CardList>
        )}
      </Card>
      <Card as="section" aria-labelledby="people">
        <CardHeader title="Who’s there" titleId="people" aside={peopleText(people.length)} />
        <CardBody>
          <p className="wrap-anywhere">{listText(people)}</p>
          {device && <p className="mt-3 wrap-anywhere">Beacon or satellite device: {device}</p>}
        </CardBody>
      </Card>
      <p className="text-sm text-muted">
        This page is deleted {KEPT_DAYS} days after they’re back. Whoever has its address can read it, so keep
        it to yourself.
      </p>
      <PrintButton>Print it</PrintButton>
    </div>
  );
}
