'use client';

import type { ReactNode } from 'react';
import { AccountLayout, HeaderCover, LogoCard } from '../layout/account-layout';
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
      header={
        <div className="relative flex h-32 items-end p-4 sm:h-40 lg:static lg:mt-auto lg:h-auto lg:p-0">
          <HeaderCover />
          <LogoCard className="lg:max-w-[26rem] lg:p-5">
            <p className="mt-2 max-lg:hidden">
              Everyone, every car and the dog: know that the whole trip fits before anyone packs.
            </p>
          </LogoCard>
        </div>
      }
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
