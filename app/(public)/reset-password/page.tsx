import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { EndedReset } from '@/components/account/ended-reset';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { getEndedReset } from '@/lib/account/change-password';

export const metadata: Metadata = { title: 'Set a new password' };

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  const ended = typeof token === 'string' && token !== '' ? await getEndedReset(token) : null;
  return (
    <AccountPage title="Set a new password">
      {ended ? (
        <EndedReset email={ended.email} />
      ) : typeof token === 'string' && token !== '' ? (
        <ResetPasswordForm token={token} />
      ) : (
        <Alert
          action={
            <ButtonLink href="/forgot-password?again" variant="secondary">
              Ask for a new link
            </ButtonLink>
          }
        >
          Missing or invalid token
        </Alert>
      )}
    </AccountPage>
  );
}
