import { Icon, type IconName } from '@/components/ui/icon';

interface Props {
  icon: IconName;
  /** What it does, which is all that a phone has room for. */
  word: string;
  value: string;
  href: string;
}

/** One way to reach a campsite. */
export function SiteWay({ icon, word, value, href }: Props) {
  return (
    <a href={href} rel="noreferrer nofollow" aria-label={`${word}: ${value}`} className="site-action">
      <Icon name={icon} />
      <span className="lg:hidden">{word}</span>
      <span className="max-lg:hidden">{value}</span>
    </a>
  );
}
