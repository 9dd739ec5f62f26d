import { Link } from '@/components/ui/link';

/** For those who have an account, or would rather have one; answering needs none. */
export function LogInLine({ here }: { here: string }) {
  const callback = `callbackUrl=${encodeURIComponent(here)}`;
  return (
    <p className="px-5 text-muted [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4">
      You can answer without an account. Have one? <Link href={`/login?${callback}`}>Log in</Link>. New here?{' '}
      <Link href={`/login?mode=signup&${callback}`}>Sign up</Link>.
    </p>
  );
}
