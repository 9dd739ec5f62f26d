import { NothingHere } from '@/components/layout/nothing-here';

export default function TripNotFound() {
  return (
    <NothingHere title="Trip not found.">
      It may have been called off, or you may not be invited with this account.
    </NothingHere>
  );
}
