import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { AllowPlans } from '@/components/trips/home-contact/allow-plans';
import { AtHomeActions } from '@/components/trips/home-contact/at-home-actions';
import { AtHomePlan } from '@/components/trips/home-contact/at-home-plan';
import { planTime } from '@/components/trips/home-contact/typed-plan';
import { Card, CardBody } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { groundAround } from '@/lib/campsites/static-map/ground-around';
import { dayIn, zoneText } from '@/lib/places/clock';
import { isShut, planByToken, toAtHome } from '@/lib/trips/home-contact/at-home';
import { leavingText } from '@/lib/trips/home-contact/leaving-text';
import { shortName } from '@/lib/trips/households/household-name';
import { areSeveral, stopOn } from '@/lib/trips/stops/stops';
import { spotOf, stopsBrief } from '@/lib/trips/stops/told-stops';
import { hasOpenDates, inOne, whereOf } from '@/lib/trips/undecided/when-and-where';

interface Props {
  params: Promise<{ token: string }>;
  /** Set when the household looks at its own plan, which then has no buttons. */
  searchParams: Promise<{ preview?: string | string[] }>;
}

export const metadata: Metadata = { title: 'A plan left with you', referrer: 'no-referrer' };

export default async function AtHomePage({ params, searchParams }: Props) {
  const [{ token }, { preview }] = await Promise.all([params, searchParams]);
  const found = await planByToken(token);
  if (!found) notFound();
  const plan = await toAtHome(found);
  const { site } = plan;
  const now = new Date();
  const today = dayIn(found.zone, now);
  const closed = closedWords(found.refusedBy === 'person', isShut(found), plan.back_said_at, plan.household);
  const actions = preview === undefined && (
    <AtHomeActions
      token={token}
      household={plan.household}
      away={found.sentAt !== null && today >= plan.leaves_on}
      got={found.sentAt && (found.seenAt ? 'said' : 'asked')}
    />
  );
  const tonight = plan.stops ? stopOn(plan.stops, today) : site;
  const at = tonight && spotOf(tonight);
  return (
    <>
      <AppHeader>
        <span className="text-muted lg:col-start-3 lg:justify-self-end">for {shortName(found.name)}</span>
      </AppHeader>
      <PageMain width="form">
        {closed ? (
          <Card>
            <CardBody>
              <h1 className="text-3xl">{closed.title}</h1>
              <p className="mt-2">{closed.text}</p>
              {found.refusedBy === 'person' && preview === undefined && <AllowPlans token={token} />}
            </CardBody>
          </Card>
        ) : !found.sentAt ? (
          <Card>
            <CardBody>
              <h1 className="text-3xl">
                {plan.household} leaves{leavingText(found)}
              </h1>
              <p className="mt-2">
                That morning you get the plan: where they are, what they drive, and when to worry. You don’t
                need to do anything before then.
              </p>
              {actions}
            </CardBody>
          </Card>
        ) : (
          <AtHomePlan
            plan={plan}
            where={
              site &&
              (plan.stops ? campedAt(plan.stops) : inOne(whereOf(site.name, found.trip?.openVote ?? null)))
            }
            tonight={tonight}
            clocks={zoneText(found.zone)}
            moment={
              now >= found.worryAt
                ? 'Not back yet'
                : today < plan.leaves_on
                  ? hasOpenDates(found.trip?.openVote ?? null)
                    ? 'The dates aren’t set yet'
                    : `They leave${leavingText(found)}`
                  : 'Camping now'
            }
            late={now >= found.worryAt}
            ground={at && (await groundAround(at))}
          >
            {actions}
          </AtHomePlan>
        )}
      </PageMain>
      <AppFooter>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}

/** Short, because the page lists all stops further down. */
const campedAt = (stops: readonly { name: string }[]) =>
  areSeveral(stops) ? stopsBrief(stops.map(({ name }) => ({ location_name: name }))) : (stops[0]?.name ?? '');

/** Null while the plan still applies. */
function closedWords(refused: boolean, shut: boolean, backSaidAt: string | null, household: string) {
  if (refused)
    return {
      title: 'You won’t get more emails about this',
      text: `${household} knows that this plan isn’t for you.`,
    };
  if (backSaidAt) return { title: 'They’re home', text: `Said on ${planTime(backSaidAt)}.` };
  if (shut)
    return {
      title: 'This plan has been shut',
      text: 'You don’t need to wait for anyone.',
    };
  return null;
}
