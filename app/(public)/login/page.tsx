import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginScreen } from '@/components/account/login-screen';
import { AccountLayout } from '@/components/layout/account-layout';
import { safeCallback } from '@/lib/auth/callback';
import { pageAccount } from '@/lib/auth/page-viewer';

export const metadata: Metadata = { title: 'Log in' };

interface Props {
  searchParams: Promise<{ callbackUrl?: string | string[]; mode?: string | string[] }>;
}

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl, mode } = await searchParams;
  const destination = safeCallback(typeof callbackUrl === 'string' ? callbackUrl : null);
  if (await pageAccount()) redirect(destination);
  return (
    <AccountLayout tagline="Everyone, every car and the dog: know that the whole trip fits before anyone packs.">
      <LoginScreen destination={destination} startWith={mode === 'signup' ? 'signup' : 'login'} />
    </AccountLayout>
  );
}
