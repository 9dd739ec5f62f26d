import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { Button } from '@/components/ui/button';
import { readRefusalToken } from '@/lib/trips/mails/refusal-token';
import { kindWords, offWords } from '@/lib/trips/notification-kinds';
import { refuses } from '@/lib/trips/notifications/refuse-mails';

export const metadata: Metadata = { title: 'Turn off these emails' };

interface Props {
  params: Promise<{ token: string }>;
}

/** Opening the page changes nothing, because mail scanners open links. The plain form needs no scripts. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const refusal = readRefusalToken(token);
  if (!refusal) notFound();
  const { email, kind } = refusal;
  const stopped = await refuses(email, kind);
  const what = kindWords(kind);
  return (
    <AccountPage title={stopped ? 'These emails are off' : 'Turn off these emails?'}>
      <p className="wrap-anywhere">
        {stopped ? `${email} gets no ${what} any more.` : `${email} will get no ${what} any more.`}
      </p>
      <p className="mt-2 text-muted">
        Emails about your account still come, such as a link to reset your password.
      </p>
      <form method="post" action={`/api/unsubscribe/${token}${stopped ? '?again=1' : ''}`} className="mt-6">
        <Button type="submit" block variant={stopped ? 'secondary' : 'primary'}>
          {stopped ? 'Send them to me again' : `Turn off ${offWords(kind)}`}
        </Button>
      </form>
    </AccountPage>
  );
}
