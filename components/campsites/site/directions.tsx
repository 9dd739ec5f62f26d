import { Icon } from '@/components/ui/icon';
import { directionsLinks, geoLink, spotText } from '@/lib/campsites/directions';
import type { Campsite } from '@/lib/campsites/schema';

interface Props {
  site: Pick<Campsite, 'name' | 'address' | 'latitude' | 'longitude'>;
  /** Undefined on pages without such a file. */
  gpx?: string | undefined;
}

/** Works without scripts, because the list is a native popover. */
export function Directions({ site, gpx }: Props) {
  return (
    <>
      <button type="button" popoverTarget="directions" className="site-action">
        <Icon name="navigation" />
        Directions
      </button>
      <DirectionsSheet site={site} gpx={gpx} />
    </>
  );
}

/** All Directions buttons on a page open the same list, so a page contains it once. */
export function DirectionsSheet({ site, gpx }: Props) {
  return (
    <div
      id="directions"
      popover="auto"
      role="dialog"
      aria-labelledby="directions-title"
      className="site-sheet"
    >
      <div className="flex items-center justify-between gap-3 py-2 pr-2 pl-5">
        <h2 id="directions-title" className="text-xl">
          Directions
        </h2>
        <button
          type="button"
          popoverTarget="directions"
          popoverTargetAction="hide"
          aria-label="Close"
          className="icon-button icon-button-quiet"
        >
          <Icon name="x" />
        </button>
      </div>
      <p className="px-5 pb-3 text-sm text-muted wrap-anywhere">
        {site.address && <span className="block">{site.address}</span>}
        {spotText(site)}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {directionsLinks(site).map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noreferrer" className="tool">
              <span className="tool-words">{label}</span>
              <Icon name="chevron-right" className="text-muted" />
            </a>
          </li>
        ))}
        {/* Computers have no app for this kind of link. */}
        <li className="pointer-fine:hidden">
          <a href={geoLink(site)} className="tool">
            <span className="tool-words">Another map app</span>
            <Icon name="chevron-right" className="text-muted" />
          </a>
        </li>
        {gpx && (
          <li>
            <a href={gpx} download className="tool">
              <span className="tool-words">Save for a map app (GPX)</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
