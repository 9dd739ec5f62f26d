import type { Metadata } from 'next';
import Link from 'next/link';
import { RedirectAfter } from '@/components/account/redirect-after';
import { AccountLayout } from '@/components/layout/account-layout';

export const metadata: Metadata = { title: 'Logged out' };

const BACK_TO_LOGIN_MS = 2000;

export default function LoggedOutPage() {
  return (
    <AccountLayout>
      <h1 className="mb-3 text-3xl">You are logged out</h1>
      <p className="text-muted">
        See you at the next campfire. Taking you to the{' '}
        <Link href="/login" className="underline underline-offset-4">
          log-in page
        </Link>
        .
      </p>
      <RedirectAfter ms={BACK_TO_LOGIN_MS} to="/login" />
    </AccountLayout>
  );
}
