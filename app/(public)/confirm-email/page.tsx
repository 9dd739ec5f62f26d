import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { safeCallback } from '@/lib/server/auth/callback';
import { pageAccount } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Confirm your account' };

interface Props {
  searchParams: Promise<{ token?: string | string[]; callbackUrl?: string | string[] }>;
}

export default async function ConfirmEmailPage({ searchParams }: Props) {
  const { token, callbackUrl } = await searchParams;
  const onward = safeCallback(typeof callbackUrl === 'string' ? callbackUrl : null, '');
  const signedIn = (await pageAccount()) !== null;
  return (
    <AccountPage title="Confirm your account">
      <ConfirmEmail token={typeof token === 'string' ? token : ''} onward={onward} signedIn={signedIn} />
    </AccountPage>
  );
}
