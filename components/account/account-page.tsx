import Link from 'next/link';
import type { ReactNode } from 'react';
import { AccountLayout } from '../layout/account-layout';

interface Props {
  title?: string;
  children: ReactNode;
}

/** The frame that the log-in family of pages shares. */
export function AccountPage({ title, children }: Props) {
  return (
    <AccountLayout
      tagline="Everyone, every car and the dog: know that the whole trip fits before anyone packs."
      links={<Link href="/contact">Contact us</Link>}
    >
      {title && <h1 className="mb-6 text-3xl">{title}</h1>}
      {children}
    </AccountLayout>
  );
}
