import { phoneLink } from '@/components/campsites/site/phone-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { siteHost } from '@/lib/text';
import { askedBy } from '@/lib/trips/fit/asked';
import { askSite, type Finding, type Rule } from '@/lib/trips/fit/finding';

export interface SiteContact {
  phone: string | null;
  url: string | null;
  email?: string | null;
}

const icons: Record<Rule, IconName> = {
  access: 'car',
  trailer_access: 'caravan',
  pets: 'paw-print',
  seats: 'armchair',
  tow: 'trailer',
  towing: 'scale',
  adult: 'users',
  capacity: 'tent',
  boat: 'sailboat',
  booking: 'calendar-days',
  pitch: 'tent',
  deadline: 'clock',
  holiday: 'calendar-days',
};

const icon = {
  problem: () => 'triangle-alert',
  check: (rule) => icons[rule],
  fine: (rule) => (rule === 'towing' ? icons.towing : 'check'),
} as const satisfies Record<Finding['level'], (rule: Rule) => IconName>;

const words = { problem: 'Problem', check: 'To check', fine: 'Fine' } as const;

export type ShownFinding = Omit<Finding, 'who' | 'fact' | 'also'>;

interface Props {
  finding: ShownFinding;
  /** Shown in a row with a question for the campsite. */
  contact?: SiteContact;
}

export function FindingRow({ finding: { rule, level, text, why, remedy, noted }, contact }: Props) {
  return (
    <li className={`finding finding-${level}`}>
      <Icon name={icon[level](rule)} />
      <div>
        <p>
          {/* A tow within what is known isn't called fine: only a weighbridge knows. */}
          {!(rule === 'towing' && level === 'fine') && <span className="sr-only">{words[level]}: </span>}
          {text}
        </p>
        {(why || remedy || noted) && (
          <p>
            {why} {noted && `${askedBy(noted)}. `}
            {remedy === askSite && contact ? <Contact {...contact} /> : remedy}
          </p>
        )}
      </div>
    </li>
  );
}

function Contact({ phone, url }: SiteContact) {
  if (phone)
    return (
      <>
        Check with the site: <a href={phoneLink(phone)}>{phone}</a>
      </>
    );
  if (!url) return askSite;
  return (
    <>
      Check with the site:{' '}
      <a href={url} rel="noreferrer nofollow">
        {siteHost(url)}
      </a>
    </>
  );
}
