import { Card, CardBody } from '@/components/ui/card';
import { LogInOrSignUp } from './log-in-or-sign-up';

/** What an account adds for a guest who has answered: an offer, for the trip goes on without one. */
export function AccountInvitation({ here }: { here: string }) {
  return (
    <Card as="section" aria-labelledby="account">
      <CardBody>
        <h2 id="account" className="text-xl">
          Keep your crew for next time
        </h2>
        <p className="mt-1.5 mb-4 text-muted">
          With an account you see who else is coming, and your crew and vehicles are there for the next trip.
          Everything you’ve answered here comes across to your account.
        </p>
        <LogInOrSignUp here={here} quiet />
      </CardBody>
    </Card>
  );
}
