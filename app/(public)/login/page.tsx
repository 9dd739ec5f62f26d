import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { InvitedTrip } from '@/components/account/invited-trip';
import { LoginScreen } from '@/components/account/login-screen';
import { loginTitles } from '@/components/account/login-titles';
import { Pitch } from '@/components/account/pitch';
import { AccountLayout } from '@/components/layout/account-layout';
import { Link } from '@/components/ui/link';
import { safeCallback } from '@/lib/server/auth/callback';
import { googleConfigured } from '@/lib/server/auth/google';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { readInvitedCookie } from '@/lib/server/auth/signup-cookie';
import { readSuspension } from '@/lib/server/auth/suspension';
import { hasProfile } from '@/lib/server/auth/viewer';
import { getInvitedSignup } from '@/lib/trips/invitations/links/signup-token';
import { wishedAnswer } from '@/lib/trips/invitations/schema';

interface Props {
  searchParams: Promise<{
    callbackUrl?: string | string[];
    mode?: string | string[];
    again?: string | string[];
    confirmed?: string | string[];
    error?: string | string[];
    /** Encrypted: why the account that tried to sign in with Google is suspended. */
    suspended?: string | string[];
  }>;
}

const startOf = (mode: string | string[] | undefined) => (mode === 'signup' ? 'signup' : 'login');

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const given = await searchParams;
  // Search engines may list this page, but only without parameters.
  const found = Object.keys(given).length === 0;
  return { title: loginTitles[startOf(given.mode)], ...(found && { robots: { index: true, follow: true } }) };
}

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl, mode, again, confirmed, error, suspended } = await searchParams;
  const destination = safeCallback(typeof callbackUrl === 'string' ? callbackUrl : null);
  // Signed-in people are redirected, unless there is an error to show, or they have no profile yet
  // and may log in to another account.
  const account = error === undefined && suspended === undefined ? await pageAccount() : null;
  if (account && hasProfile(account)) redirect(destination);
  const invited = await invitedTo(destination);
  return (
    <AccountLayout
      header={invited ? <InvitedTrip {...invited} /> : <Pitch />}
      links={<Link href="/contact">Contact us</Link>}
    >
      <LoginScreen
        destination={destination}
        startWith={startOf(mode)}
        again={again !== undefined}
        confirmed={confirmed !== undefined}
        invited={invited?.email}
        proven={invited?.proven}
        google={googleConfigured()}
        problem={problemOf(error, suspended)}
      />
    </AccountLayout>
  );
}

async function invitedTo(destination: string) {
  const [, token] = /^\/invite\/([\w-]{43})(?:[?#]|$)/.exec(destination) ?? [];
  const invited = token ? await getInvitedSignup(token, readInvitedCookie(await cookies())) : null;
  const [, query] = destination.split(/[?#]/);
  return invited && { ...invited, going: wishedAnswer(new URLSearchParams(query).get('answer')) };
}

type Given = string | string[] | undefined;

function problemOf(code: Given, suspended: Given): string | undefined {
  const suspension = typeof suspended === 'string' ? readSuspension(suspended) : null;
  if (suspension) return suspension;
  if (typeof code !== 'string') return undefined;
  if (code === 'OAuthAccountNotLinked') {
    return 'You already have an account with this email address. Log in with your password instead.';
  }
  if (code === 'SignedInAlready') {
    return 'You are logged in with another account. Please log out first.';
  }
  if (code === 'NoGoogle') return 'Signing in with Google isn’t set up here. Please use your password.';
  if (code === 'AccessDenied')
    return 'Google hasn’t confirmed this email address. Please sign up with a password.';
  return 'Signing in with Google did not work. Please try again.';
}
