import { PageHeader } from '../layout/page-header';
import { ButtonLink } from '../ui/button-link';
import { LogInOrSignUp } from './log-in-or-sign-up';

interface Props {
  /** Undefined for somebody signed out. */
  signedInAs: string | undefined;
  here: string;
}

/** What a link shows that belongs to an account, to whoever is not signed in with it. */
export function TakenInvitation({ signedInAs, here }: Props) {
  if (!signedInAs) {
    return (
      <>
        <PageHeader
          title="You’re invited camping"
          lead="This invitation belongs to someone with a Campmates account. If that’s you, log in to see the trip."
        />
        <LogInOrSignUp here={here} onlyLogIn />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="This invitation belongs to somebody else"
        lead={`You’re logged in as ${signedInAs}. If the invitation went to another of your addresses, log in with that one. If not, ask the organiser to invite you.`}
      />
      <ButtonLink href="/">Go to your trips</ButtonLink>
    </>
  );
}
