import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';

interface Props {
  name: string;
  username: string;
  place: string;
  email: string;
}

export function ProfileCard({ name, username, place, email }: Props) {
  return (
    <Card>
      <CardBody>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Avatar name={name} size="lg" />
          <div className="max-w-full flex-[1_1_6rem] wrap-break-word">
            <h2 className="text-xl">{name}</h2>
            <p className="text-muted">
              {username} · {place}
            </p>
            <p className="text-muted">
              <EmailText>{email}</EmailText>
            </p>
          </div>
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink
            href="/complete-profile"
            variant="secondary"
            icon={<Icon name="pencil" className="size-4.5" />}
          >
            Edit your details
          </ButtonLink>
          <ButtonLink
            href="/profile/account"
            variant="secondary"
            icon={<Icon name="settings" className="size-4.5" />}
          >
            Account and data
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
}
