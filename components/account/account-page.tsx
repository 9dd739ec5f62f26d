'use client';

import type { ReactNode } from 'react';
import { AccountLayout } from '../layout/account-layout';
import { Link } from '../ui/link';

interface Props {
  title?: string;
  lead?: string;
  /** False on the contact page, because the link in the footer leads to it. */
  contactLink?: boolean;
  children: ReactNode;
}

export function AccountPage({ title, lead, contactLink = true, children }: Props) {
  return (
    <AccountLayout
      tagline="Everyone, every car and the dog: know that the whole trip fits before anyone packs."
      links={contactLink && <Link href="/contact">Contact us</Link>}
    >
      {title && (
        <div className="mb-6">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-1.5 text-muted">{lead}</p>}
        </div>
      )}
      {children}
    </AccountLayout>
  );
}
