import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';

export const metadata: Metadata = { title: 'Reset your password' };

export default function ForgotPasswordPage() {
  return (
    <AccountPage title="Reset your password">
      <ForgotPasswordForm />
    </AccountPage>
  );
}
