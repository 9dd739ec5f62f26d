import { buttonLook } from '../ui/button-look';

/**
 * The OR divider and Google's button. The button is a plain link, because the response redirects to
 * another site.
 */
export function GoogleButton({ destination }: { destination: string }) {
  const query = destination === '/' ? '' : `?callbackUrl=${encodeURIComponent(destination)}`;
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        OR
      </div>
      <a href={`/auth/google${query}`} className={buttonLook({ variant: 'secondary', block: true })}>
        Sign in with Google
      </a>
    </>
  );
}
