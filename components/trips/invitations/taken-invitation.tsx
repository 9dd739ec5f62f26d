import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonLook } from '@/components/ui/button-look';
import { Card, CardBody } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { IconDisc } from '@/components/ui/icon-disc';

interface Props {
  /** Undefined when nobody is signed in. */
  signedInAs: string | undefined;
  here: string;
}

/** Shown to everybody who isn't signed in with the account to which the invitation belongs. */
export function TakenInvitation({ signedInAs, here }: Props) {
  if (!signedInAs) {
    return (
      <Notice
        icon={<IconDisc icon="mail-open" />}
        title="You’re invited camping"
        actions={
          <ButtonLink href={`/login?callbackUrl=${encodeURIComponent(here)}`} className="max-sm:w-full">
            Log in
          </ButtonLink>
        }
      >
        This invitation belongs to someone with a Campmates account. If that’s you, log in to see the trip.
      </Notice>
    );
  }
  return (
    <Notice
      icon={<IconDisc icon="lock-keyhole" />}
      title="This invitation belongs to somebody else"
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/">Go to your trips</ButtonLink>
          {/* A plain link, because /logout is an API route, and next/link would fetch it as a
              page. */}
          <a href="/logout" className={buttonLook({ variant: 'secondary' })}>
            Log in with another address
          </a>
        </div>
      }
    >
      You’re logged in as <EmailText>{signedInAs}</EmailText>. If the invitation went to another of your
      addresses, log in with that one. If not, ask the organiser to invite you.
    </Notice>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

function Notice({ icon, title, actions, children }: NoticeProps) {
  return (
    <Card>
      <CardBody className="space-y-4">
        {icon}
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{children}</p>
        {actions}
      </CardBody>
    </Card>
  );
}
