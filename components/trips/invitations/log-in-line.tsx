import { Link } from '@/components/ui/link';

interface Props {
  here: string;
  /** True once the guest has answered. */
  answered?: boolean;
}

/** For those who have an account, or would rather have one; answering needs none. */
export function LogInLine({ here, answered = false }: Props) {
  const callback = `callbackUrl=${encodeURIComponent(here)}`;
  const logIn = <Link href={`/login?${callback}`}>Log in</Link>;
  const signUp = <Link href={`/login?mode=signup&${callback}`}>Sign up</Link>;
  return (
    <p className="px-5 text-muted [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4">
      {answered ? (
        <>
          Want your crew filled in next time? {signUp}. Have an account? {logIn}.
        </>
      ) : (
        <>
          You can answer without an account. Have one? {logIn}. New here? {signUp}.
        </>
      )}
    </p>
  );
}
