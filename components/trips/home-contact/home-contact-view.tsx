'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Day } from '@/lib/dates';
import type { HomePage } from '@/lib/trips/home-contact/get-home-contact';
import { NEEDS_MINUTES } from '@/lib/trips/home-contact/plan-limits';
import { PlanCard } from './plan-card';
import { PlanForm } from './plan-form';
import { typedPlan } from './typed-plan';

interface Props extends HomePage {
  tripId: string;
  zone: string;
  /** null when the household isn't going. */
  leaveOn: Day | null;
  /** True when the household has left home. */
  away: boolean;
  /**
   * "There’s no phone reception at Peppercorn Flat."; null unless the site is known to have none.
   */
  why: string | null;
}

export function HomeContactView({
  tripId,
  zone,
  leaveOn,
  away,
  why,
  plan,
  url,
  before,
  asksEmail,
  driven,
  cars,
}: Props) {
  const [changing, setChanging] = useState(false);
  return (
    <div className="space-y-6">
      <h2 className="text-next">Someone at home</h2>
      {plan && url && !changing ? (
        <PlanCard
          tripId={tripId}
          plan={plan}
          zone={zone}
          url={url}
          away={away}
          onChange={() => setChanging(true)}
        />
      ) : leaveOn && driven ? (
        <>
          <p className="max-w-156 text-body text-muted">
            {why} Leave your plan with somebody who’ll notice if you’re late.
          </p>
          <PlanForm
            key={plan?.back_at}
            tripId={tripId}
            zone={zone}
            asksEmail={asksEmail}
            cars={cars}
            typed={typedPlan({ plan, before }, leaveOn, zone)}
            saved={plan !== null}
            onDone={() => setChanging(false)}
          />
        </>
      ) : (
        <EmptyState icon={<Icon name="house" />} title="No plan at home" className="max-w-156">
          {driven ? 'Only those who are going can leave a plan.' : NEEDS_MINUTES}
        </EmptyState>
      )}
    </div>
  );
}
