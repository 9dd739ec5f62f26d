import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { getEndedLink } from '@/lib/account/sign-up/pending-signups';
import { safeCallback } from '@/lib/server/auth/callback';
import { pageAccount } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Confirm your account' };

interface Props {
  searchParams: Promise<{ token?: string | string[]; callbackUrl?: string | string[] }>;
}

export default async function ConfirmEmailPage({ searchParams }: Props) {
  const { token, callbackUrl } = await searchParams;
  const onward = safeCallback(typeof callbackUrl === 'string' ? callbackUrl : null, '');
  const given = typeof token === 'string' ? token : '';
  const [account, ended] = await Promise.all([pageAccount(), given ? getEndedLink(given) : null]);
  return (
    <AccountPage title="Confirm your account">
      <ConfirmEmail token={given} onward={onward} signedIn={account !== null} ended={ended} />
    </AccountPage>
  );
}
