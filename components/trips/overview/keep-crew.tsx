import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { shortName } from '@/lib/trips/households/household-name';

interface Props {
  organiser: string;
  /**
   * The link to sign up. Afterwards the person returns to the invitation, where the new account
   * takes over the answer.
   */
  signUp: string;
}

/**
 * Says what an account offers to a guest. The card is the last on the page, because the trip needs
 * no account.
 */
export function KeepCrew({ organiser, signUp }: Props) {
  return (
    <section aria-labelledby="account" className="keep-crew">
      <Icon name="backpack" />
      <div>
        <h2 id="account">Keep your crew for next time</h2>
        <p>
          You’re here by {shortName(organiser)}’s link. An account keeps your car and crew.{' '}
          <Link href={signUp}>Make an account</Link>
        </p>
      </div>
    </section>
  );
}
