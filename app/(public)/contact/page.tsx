import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ContactForm } from '@/components/contact/contact-form';
import { Link } from '@/components/ui/link';
import { humanCheck } from '@/lib/contact/human-check';
import { isEmail } from '@/lib/email';
import { pageAccount } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Contact us' };

export default async function ContactPage() {
  const account = await pageAccount();
  // An account without a name has its email address as the name.
  const sender = account && { name: isEmail(account.name) ? '' : account.name, email: account.email };
  return (
    <AccountPage
      title="Contact us"
      contactLink={false}
      lead="A question, an idea, or something not working? Tell us, and we’ll reply by email."
    >
      <ContactForm check={humanCheck()} {...(sender && { sender })} />
      <p className="mt-4">
        <Link href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Back to Campmates
        </Link>
      </p>
    </AccountPage>
  );
}
