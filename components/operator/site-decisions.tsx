import type { ReportedSite } from '@/lib/operator/sites/schema';
import { countText } from '@/lib/text';
import { ReasonButton } from './reason-dialog';

type Action = 'keep' | 'hide' | 'edit' | 'merge' | 'delete';

interface Props {
  site: ReportedSite;
  send: (action: Action, values: Record<string, unknown>) => Promise<unknown>;
}

/** The likeliest action is first and has a filled button. */
export function SiteDecisions({ site, send }: Props) {
  const { name, source, latitude, longitude, trips, reports, nearest } = site;
  const thanks =
    reports.length === 1 ? 'Whoever reported it is thanked.' : 'All who reported it are thanked.';
  const ownerIsTold = source !== 'open';
  const told = ownerIsTold ? `Its owner is told. ${thanks}` : thanks;
  const isSpam = reports.some(({ reason }) => reason === 'offensive');
  return (
    <div className="flex flex-wrap gap-3 p-5 empty:hidden">
      {nearest && (
        <ReasonButton
          label="Merge"
          variant={isSpam ? 'secondary' : 'primary'}
          told={ownerIsTold}
          title={`Merge ${name} into ${nearest.name}?`}
          detail={`Merging moves ${countText(trips, 'trip')} to ${nearest.name}, with what people have saved and said. ${told}`}
          done="The campsites are merged."
          act={({ reason }) => send('merge', { reason, into: nearest.id })}
        />
      )}
      <ReasonButton
        label="Keep"
        variant={nearest || isSpam ? 'secondary' : 'primary'}
        told={ownerIsTold}
        title={`Keep ${name}?`}
        detail={`Searches show it as it is, and these reports are settled. ${told}`}
        done="The campsite stays."
        act={({ reason }) => send('keep', { reason })}
      />
      <ReasonButton
        label="Edit"
        told={ownerIsTold}
        title={`Edit ${name}`}
        detail={told}
        fields={[
          { name: 'name', label: 'Name', value: name },
          { name: 'latitude', label: 'Latitude', value: String(latitude) },
          { name: 'longitude', label: 'Longitude', value: String(longitude) },
        ]}
        done="The campsite is corrected."
        act={({ reason, ...typed }) => send('edit', { reason, changes: changesOf(site, typed) })}
      />
      <ReasonButton
        label="Hide"
        variant={isSpam ? 'primary' : 'secondary'}
        danger
        told={ownerIsTold}
        title={`Hide ${name}?`}
        detail={`Searches no longer show it to others. Trips there keep it. ${told}`}
        done="The campsite is hidden."
        act={({ reason }) => send('hide', { reason })}
      />
      <ReasonButton
        label={source === 'open' ? 'It’s gone' : 'Delete'}
        danger
        told={ownerIsTold}
        title={source === 'open' ? `Is ${name} gone?` : `Delete ${name}?`}
        detail={`No search shows it any more. Trips there keep what they have. You can undo this for 30 days. ${told}`}
        done={source === 'open' ? 'Marked as gone.' : 'The campsite is deleted.'}
        act={({ reason }) => send('delete', { reason })}
      />
    </div>
  );
}

/**
 * The server stores every sent field as a correction, which later loads of the open data don't
 * overwrite, so unchanged fields must not be sent. The two coordinates are always sent together.
 */
function changesOf({ name, latitude, longitude }: ReportedSite, typed: Record<string, string>) {
  const moved = typed.latitude !== String(latitude) || typed.longitude !== String(longitude);
  return {
    ...(typed.name !== name && { name: typed.name }),
    ...(moved && { latitude: Number(typed.latitude), longitude: Number(typed.longitude) }),
  };
}
