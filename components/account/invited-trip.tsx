import type { InvitedSignup } from '@/lib/trips/invitations/links/signup-token';
import { HeaderCover, LogoCard } from '../layout/account-layout';
import { Cover } from '../ui/cover';
import { Icon } from '../ui/icon';

interface Props extends Pick<InvitedSignup, 'trip' | 'organiser' | 'cover'> {
  /** Chosen in the invitation; null when nothing is chosen yet. */
  going: boolean | null;
}

export const InvitedTrip = ({ trip, organiser, cover, going }: Props) => (
  <>
    {/* Not eager, so that a phone doesn't load what it doesn't show. */}
    <div className="max-lg:hidden">
      <HeaderCover eager={false} />
      <LogoCard className="lg:px-4 lg:py-2" />
    </div>
    <div className="card mx-[max(1rem,50%_-_12rem)] mt-4 flex items-center gap-3 p-3 lg:m-0 lg:w-full lg:max-w-md lg:p-5">
      <Cover seed={cover} size="thumb" eager className="size-13 shrink-0 rounded-inner large-text:hidden" />
      <div className="min-w-0 flex-1 wrap-break-word">
        <p className="text-row font-semibold">{trip}</p>
        {going === null ? (
          <p className="text-body text-muted">{organiser} invites you camping</p>
        ) : (
          <p className="flex gap-1.5 text-body text-eucalypt">
            <Icon name={going ? 'check' : 'x'} />
            {going ? 'Going' : 'Not going'}, once you’re in
          </p>
        )}
      </div>
    </div>
  </>
);
