import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ContactForm } from '@/components/contact/contact-form';
import { humanCheck } from '@/lib/contact/human-check';

export const metadata: Metadata = { title: 'Contact us' };

export default function ContactPage() {
  return (
    <AccountPage title="Contact us">
      <ContactForm check={humanCheck()} />
    </AccountPage>
  );
}
