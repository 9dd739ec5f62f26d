import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';

export const metadata: Metadata = { title: 'Reset your password' };

interface Props {
  searchParams: Promise<{ again?: string | string[] }>;
}

export default async function ForgotPasswordPage({ searchParams }: Props) {
  const { again } = await searchParams;
  return (
    <AccountPage title="Reset your password">
      <ForgotPasswordForm again={again !== undefined} />
    </AccountPage>
  );
}
