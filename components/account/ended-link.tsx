import { Alert } from '../ui/alert';
import { ButtonLink } from '../ui/button-link';
import { EmailText } from '../ui/email-text';
import { SendLink } from './send-link';

interface Props {
  email: string;
  confirmed: boolean;
  token: string;
}

/** The page for an expired sign-up link. One tap sends another link, with nothing to type again. */
export function EndedLink({ email, confirmed, token }: Props) {
  const address = <EmailText>{email}</EmailText>;
  if (confirmed) {
    return (
      <div className="space-y-4">
        <Alert tone="info" title="This address is confirmed already">
          Log in as {address}.
        </Alert>
        <ButtonLink href="/login">Go to log in</ButtonLink>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <Alert tone="warning" title="This link has expired">
        It worked for 24 hours. We can send a new one to {address}; your password stays as you chose it.
      </Alert>
      <SendLink path="/auth/resend-confirmation" email={email} token={token} label="Send a new link" />
    </div>
  );
}
