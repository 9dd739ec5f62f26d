import type { Metadata } from 'next';
import Link from 'next/link';
import { AccountPage } from '@/components/account/account-page';
import { ContactForm } from '@/components/contact/contact-form';
import { humanCheck } from '@/lib/contact/human-check';

export const metadata: Metadata = { title: 'Contact us' };

export default function ContactPage() {
  return (
    <AccountPage title="Contact us">
      <ContactForm check={humanCheck()} />
      <p className="mt-4">
        <Link href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Back to Campmates
        </Link>
      </p>
    </AccountPage>
  );
}
