import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { PostAuth } from '@/components/account/post-auth';
import { safeCallback } from '@/lib/server/auth/callback';

export const metadata: Metadata = { title: 'Logging you in' };

interface Props {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export default async function PostAuthPage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams;
  return (
    <AccountPage>
      <PostAuth destination={safeCallback(typeof callbackUrl === 'string' ? callbackUrl : null)} />
    </AccountPage>
  );
}
