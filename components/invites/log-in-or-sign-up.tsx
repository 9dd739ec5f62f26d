import { ButtonLink } from '../ui/button-link';

interface Props {
  /** The page to come back to. */
  here: string;
  onlyLogIn?: boolean;
}

export function LogInOrSignUp({ here, onlyLogIn }: Props) {
  const callback = `callbackUrl=${encodeURIComponent(here)}`;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={`/login?${callback}`} className="max-sm:flex-1">
        Log in
      </ButtonLink>
      {!onlyLogIn && (
        <ButtonLink href={`/login?mode=signup&${callback}`} variant="secondary" className="max-sm:flex-1">
          Sign up
        </ButtonLink>
      )}
    </div>
  );
}
