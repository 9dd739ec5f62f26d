import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ClearDrafts } from '@/components/account/clear-drafts';
import { RedirectAfter } from '@/components/account/redirect-after';
import { Link } from '@/components/ui/link';

export const metadata: Metadata = { title: 'Logged out' };

const BACK_TO_LOGIN_MS = 2000;

export default function LoggedOutPage() {
  return (
    <AccountPage title="You are logged out">
      <p className="text-muted">
        See you at the next campfire. Taking you to the{' '}
        <Link href="/login" className="whitespace-nowrap underline underline-offset-4">
          log-in page
        </Link>
        .
      </p>
      <ClearDrafts />
      <RedirectAfter ms={BACK_TO_LOGIN_MS} to="/login" />
    </AccountPage>
  );
}
