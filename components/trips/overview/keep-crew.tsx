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
    <section
      aria-labelledby="account"
      className="mt-6 flex gap-4 border-t border-line pt-5 max-sm:mt-2 max-sm:pt-3"
    >
      <Icon name="backpack" className="mt-1 size-6 text-muted max-sm:hidden" />
      <div>
        <h2 id="account" className="font-sans text-row">
          Keep your crew for next time
        </h2>
        <p className="mt-1 max-w-prose text-body text-muted max-sm:mt-0">
          You’re here by {shortName(organiser)}’s link. An account keeps your car and crew.{' '}
          <Link href={signUp} className="line-link">
            Make an account
          </Link>
        </p>
      </div>
    </section>
  );
}
