import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DeskFrame } from '@/components/operator/desk-frame';
import { EnterDesk } from '@/components/operator/enter-desk';
import { hasPassword } from '@/lib/account/log-in';
import { pageDesk } from '@/lib/operator/page-desk';
import { countWaiting } from '@/lib/operator/waiting';

export const metadata: Metadata = { title: { default: 'Operator’s desk', template: '%s · Operator’s desk' } };

export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const { account, open, decides } = await pageDesk();
  if (open) {
    return (
      <DeskFrame name={account.name} decides={decides} waiting={await countWaiting()}>
        {children}
      </DeskFrame>
    );
  }
  return (
    <DeskFrame name={account.name} decides={decides}>
      <EnterDesk withPassword={await hasPassword(account)} />
    </DeskFrame>
  );
}
