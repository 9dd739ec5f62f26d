import type { Metadata } from 'next';
import { WaitingSignUps } from '@/components/operator/waiting-sign-ups';
import { Card, CardBody } from '@/components/ui/card';
import { pageDesk } from '@/lib/operator/page-desk';
import { listSignUps } from '@/lib/operator/sign-ups/sign-ups';

export const metadata: Metadata = { title: 'Sign-ups' };

export default async function SignUpsPage() {
  if (!(await pageDesk()).open) return null;
  const signUps = await listSignUps();
  return (
    <div className="min-w-0 space-y-5">
      <div>
        <h1 className="text-3xl">Sign-ups</h1>
        <p className="mt-1.5 text-muted">
          People who haven’t confirmed their address yet. Each link works for 24 hours, and we forget them
          after a week.
        </p>
      </div>
      <Card>
        {signUps.length > 0 ? (
          <WaitingSignUps signUps={signUps} />
        ) : (
          <CardBody className="text-muted">Nobody is waiting.</CardBody>
        )}
      </Card>
    </div>
  );
}
