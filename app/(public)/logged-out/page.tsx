import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ClearDrafts } from '@/components/account/clear-drafts';
import { RedirectAfter } from '@/components/account/redirect-after';
import { buttonLook } from '@/components/ui/button-look';
import { Link } from '@/components/ui/link';

export const metadata: Metadata = { title: 'Logged out' };

const BACK_TO_LOGIN_MS = 2000;

export default function LoggedOutPage() {
  return (
    <AccountPage title="You are logged out">
      <p className="text-muted">See you at the next campfire. Taking you to the log-in page.</p>
      <Link href="/login" className={buttonLook({ block: true }, 'mt-6')}>
        Log in
      </Link>
      <ClearDrafts />
      <RedirectAfter ms={BACK_TO_LOGIN_MS} to="/login" />
    </AccountPage>
  );
}
