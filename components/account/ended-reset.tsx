import { Alert } from '../ui/alert';
import { EmailText } from '../ui/email-text';
import { SendLink } from './send-link';

/** The page for a reset link that has expired or was used before. */
export function EndedReset({ email }: { email: string }) {
  return (
    <div className="space-y-4">
      <Alert tone="warning" title="This link has expired or was used already">
        Each works for 60 minutes, once. We can send a new one to <EmailText>{email}</EmailText>.
      </Alert>
      <SendLink path="/auth/forgot-password" email={email} label="Send a new link" />
    </div>
  );
}
