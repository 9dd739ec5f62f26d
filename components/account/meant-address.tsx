'use client';

import { meantDomain } from '@/lib/email-guess';
import { Button } from '../ui/button';

interface Props {
  email: string;
  onMeant: (email: string) => void;
}

/** Asks about an address with a look-alike domain, such as gmial.con. The address works as it is too. */
export function MeantAddress({ email, onMeant }: Props) {
  const domain = meantDomain(email);
  if (!domain) return null;
  const meant = `${email.slice(0, email.lastIndexOf('@') + 1)}${domain}`;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere">
      <span>
        {email}: Did you mean {domain}?
      </span>
      <Button variant="secondary" size="sm" onClick={() => onMeant(meant)}>
        Use {meant}
      </Button>
    </div>
  );
}
