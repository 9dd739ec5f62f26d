import { phoneLink } from '@/components/campsites/site/phone-link';
import { Icon } from '@/components/ui/icon';
import { countWord, siteHost } from '@/lib/text';
import type { SiteContact } from './finding-row';

interface Props {
  contact: SiteContact;
  /** For the subject of an email. */
  name: string;
  /** At least one. */
  questions: string[];
}

export function AskSite({ contact: { phone, email, url }, name, questions }: Props) {
  return (
    <div className="ask-site">
      <p>{questions.length > 1 ? `Ask these ${countWord(questions.length)} in one go` : 'Ask first'}</p>
      <p>“{questions.join(' ')}”</p>
      {phone ? (
        <a href={phoneLink(phone)}>
          <Icon name="phone" />
          <span>Ask the site: {phone}</span>
        </a>
      ) : email ? (
        <a href={mailTo(email, name, questions)}>
          <Icon name="mail" />
          <span>Email the site</span>
        </a>
      ) : (
        url && (
          <a href={url} rel="noreferrer nofollow">
            <Icon name="globe" />
            <span>Ask the site: {siteHost(url)}</span>
          </a>
        )
      )}
    </div>
  );
}

const mailTo = (email: string, name: string, questions: string[]) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Camping at ${name}`)}&body=${encodeURIComponent(questions.join('\n'))}`;
