import { ButtonLink } from '@/components/ui/button-link';

interface Props {
  /** The page to come back to. */
  here: string;
  onlyLogIn?: boolean;
  /** Where something else comes first. */
  quiet?: boolean;
}

export function LogInOrSignUp({ here, onlyLogIn, quiet }: Props) {
  const callback = `callbackUrl=${encodeURIComponent(here)}`;
  const logIn = (
    <ButtonLink
      key="log-in"
      href={`/login?${callback}`}
      variant={quiet ? 'quiet' : 'primary'}
      className="max-sm:flex-1"
    >
      Log in
    </ButtonLink>
  );
  const signUp = (
    <ButtonLink
      key="sign-up"
      href={`/login?mode=signup&${callback}`}
      variant="secondary"
      className="max-sm:flex-1"
    >
      Sign up
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {onlyLogIn ? logIn : quiet ? [signUp, logIn] : [logIn, signUp]}
    </div>
  );
}
