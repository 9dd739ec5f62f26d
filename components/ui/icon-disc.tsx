import { Icon, type IconName } from './icon';

/** A kind of thing as an icon, the size of an Avatar; decorative. */
export function IconDisc({ icon }: { icon: IconName }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 large-text:hidden shrink-0 place-items-center rounded-full bg-eucalypt-soft text-eucalypt"
    >
      <Icon name={icon} />
    </span>
  );
}
