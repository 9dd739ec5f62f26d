import { Alert } from '../ui/alert';
import { Link } from '../ui/link';
import type { Notice } from './use-provider-check';

/** Says how the typed address signs in, when this changes what the person has to do next. */
export function ProviderNotice({ notice }: { notice: Notice | undefined }) {
  if (notice === 'google') {
    return (
      <Alert tone="info">
        It looks like you have used this email address with Google sign in previously. Please use the ‘Sign in
        with Google’ button.
      </Alert>
    );
  }
  if (notice === 'exists') {
    return (
      <Alert
        tone="warning"
        action={
          <Link href="/forgot-password" className="underline underline-offset-4">
            Reset your password
          </Link>
        }
      >
        An account already exists with this email.
      </Alert>
    );
  }
  if (notice === 'failed') return <Alert>Error checking email. Please try again.</Alert>;
  return null;
}
