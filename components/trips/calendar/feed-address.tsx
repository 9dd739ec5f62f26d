import { buttonLook } from '@/components/ui/button-look';
import { CopyField } from '@/components/ui/copy-field';
import { Icon } from '@/components/ui/icon';

/** The feed's URL, to copy or to open in this device's calendar app. It is shown only once. */
export function FeedAddress({ url }: { url: string }) {
  return (
    <CopyField
      label="Your calendar link"
      hint="You’ll only see this once, so subscribe or copy it now. Anyone with the link can see your trips."
      value={url}
      copyLabel="Copy"
      focused
    >
      <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook({})}>
        <Icon name="calendar-plus" />
        Subscribe
      </a>
    </CopyField>
  );
}
