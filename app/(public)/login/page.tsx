import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { LoginScreen } from '@/components/account/login-screen';
import { safeCallback } from '@/lib/auth/callback';
import { googleConfigured } from '@/lib/auth/google';
import { pageAccount } from '@/lib/auth/page-viewer';

export const metadata: Metadata = { title: 'Log in' };

interface Props {
  searchParams: Promise<{
    callbackUrl?: string | string[];
    mode?: string | string[];
    error?: string | string[];
  }>;
}

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl, mode, error } = await searchParams;
  const destination = safeCallback(typeof callbackUrl === 'string' ? callbackUrl : null);
  // What went wrong is worth reading, signed in or not.
  if (error === undefined && (await pageAccount())) redirect(destination);
  return (
    <AccountPage>
      <LoginScreen
        destination={destination}
        startWith={mode === 'signup' ? 'signup' : 'login'}
        google={googleConfigured()}
        problem={typeof error === 'string' ? problemOf(error) : undefined}
      />
    </AccountPage>
  );
}

/** next-auth's codes for a third-party sign-in that did not work out. */
function problemOf(code: string): string {
  if (code === 'OAuthAccountNotLinked') {
    return 'This email address has an account here already, which this Google account does not open.';
  }
  if (code === 'SignedInAlready') {
    return 'You are logged in with another account. Please log out first.';
  }
  if (code === 'AccessDenied')
    return 'Google could not vouch for this email address. Please sign up with a password.';
  return 'Signing in with Google did not work. Please try again.';
}
