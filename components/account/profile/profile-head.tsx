import { Avatar } from '@/components/ui/avatar';
import { EmailText } from '@/components/ui/email-text';

interface Props {
  name: string;
  username: string;
  place: string;
  email: string;
}

export const ProfileHead = ({ name, username, place, email }: Props) => (
  <div className="mb-6 flex items-center gap-4">
    <Avatar name={name} size="lg" />
    <div className="min-w-0 flex-1">
      <h2 className="text-next wrap-anywhere">{name}</h2>
      <p className="text-body text-muted">
        {username} · {place}
      </p>
      <p className="text-body text-muted">
        <EmailText>{email}</EmailText>
      </p>
    </div>
  </div>
);
