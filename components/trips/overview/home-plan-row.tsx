import { planHeading } from '../home-contact/plan-heading';
import { StoryRow } from './story-row';

export interface HomePlan {
  /** Of the person at home. */
  name: string;
  /** "Tue 26 Jan, 6 pm". */
  backBy: string;
  sent: boolean;
  seen: boolean;
  refused: boolean;
}

interface Props {
  tripId: string;
  /** Null when the household has left none. */
  plan: HomePlan | null;
}

/** Who at home knows where the household is. */
export const HomePlanRow = ({ tripId, plan }: Props) => (
  <StoryRow
    lead="house"
    title={
      plan?.refused ? (
        <span className="text-ochre">{`${plan.name} hasn’t got your plan`}</span>
      ) : plan ? (
        planHeading(plan.name, plan)
      ) : (
        'Who has your plan at home?'
      )
    }
    meta={plan ? `Back by ${plan.backBy}` : 'Tell someone where you are'}
    href={`/trip/${tripId}/home-contact`}
  />
);
