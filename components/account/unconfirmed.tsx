import { Alert } from '../ui/alert';
import { EmailText } from '../ui/email-text';
import { SendLink } from './send-link';

/** Shown after a log-in with the right password, when the sign-up's link was not opened yet. */
export function Unconfirmed({ email }: { email: string }) {
  return (
    <div className="space-y-3">
      <Alert tone="info" title="Your address isn’t confirmed yet">
        Open the link that we mailed to <EmailText>{email}</EmailText> when you signed up. Then you can log
        in.
      </Alert>
      <SendLink path="/auth/resend-confirmation" email={email} label="Send the link again" />
    </div>
  );
}
