import type { Metadata } from 'next';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { AccountLayout } from '@/components/layout/account-layout';
import { safeCallback } from '@/lib/auth/callback';

export const metadata: Metadata = { title: 'Confirm your account' };

interface Props {
  searchParams: Promise<{ token?: string | string[]; callbackUrl?: string | string[] }>;
}

export default async function ConfirmEmailPage({ searchParams }: Props) {
  const { token, callbackUrl } = await searchParams;
  const onward = safeCallback(typeof callbackUrl === 'string' ? callbackUrl : null, '');
  return (
    <AccountLayout>
      <ConfirmEmail token={typeof token === 'string' ? token : ''} onward={onward} />
    </AccountLayout>
  );
}
