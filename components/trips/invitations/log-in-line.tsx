'use client';

import { useSearchParams } from 'next/navigation';
import { Link } from '@/components/ui/link';

interface Props {
  here: string;
  answered?: boolean;
}

/** The answer chosen on the page comes along, to be preselected. */
export function LogInLine({ here, answered = false }: Props) {
  const answer = useSearchParams()?.get('answer');
  const chosen = answer === 'going' || answer === 'not-going' ? `?answer=${answer}` : '';
  const callback = `callbackUrl=${encodeURIComponent(here + chosen)}`;
  const logIn = <Link href={`/login?${callback}`}>Log in</Link>;
  const signUp = <Link href={`/login?mode=signup&${callback}`}>Sign up</Link>;
  return (
    <p className="text-muted [&_a]:relative [&_a]:whitespace-nowrap [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_a]:after:absolute [&_a]:after:-inset-x-2 [&_a]:after:-inset-y-2.5">
      {answered ? (
        <>
          Want your crew filled in next time? {signUp}. Have an account? {logIn}.
        </>
      ) : (
        <>
          Have an account? {logIn} and your crew’s filled in. New here? {signUp}.
        </>
      )}
    </p>
  );
}
