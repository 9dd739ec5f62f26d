'use client';

import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { EmailText } from '../ui/email-text';
import { SendLink } from './send-link';

interface Props {
  email: string;
  onMend: () => void;
}

/** Replaces the sign-up form: says where the link went and what to do if no mail comes. */
export function SignUpSent({ email, onMend }: Props) {
  return (
    <div className="space-y-4">
      <Alert tone="success">A confirmation link has been sent to your email address.</Alert>
      <p>
        It went to{' '}
        <strong className="font-semibold break-words">
          <EmailText>{email}</EmailText>
        </strong>{' '}
        and works for 24 hours. Open it in this browser and you’re logged in.
      </p>
      <SendLink
        path="/auth/resend-confirmation"
        email={email}
        label="Send it again"
        beside={
          <Button variant="quiet" onClick={onMend}>
            Change the address
          </Button>
        }
      />
    </div>
  );
}
