import { NothingHere } from '@/components/layout/nothing-here';

export default function InvitationNotFound() {
  return (
    <NothingHere title="This invitation leads nowhere">
      The link may have lost its end in the mail, or the invitation was taken back.
    </NothingHere>
  );
}
