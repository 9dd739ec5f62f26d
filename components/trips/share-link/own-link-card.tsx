import { Card, CardBody } from '@/components/ui/card';
import { LinkBox } from './link-box';

/**
 * No mail contains the own link of a guest who came by a share link, so the guest has to save it.
 */
export function OwnLinkCard({ url, title }: { url: string; title: string }) {
  return (
    <Card as="section" aria-labelledby="own-link">
      <CardBody>
        <h2 id="own-link" className="text-xl">
          Keep this link
        </h2>
        <p className="mt-1.5 mb-4 text-muted">
          It’s your own way back to the trip and to your answer. This browser remembers it; save it yourself
          too, or send it to your other devices.
        </p>
        <LinkBox url={url} label="Your own link" title={title} />
      </CardBody>
    </Card>
  );
}
