import { Icon } from '@/components/ui/icon';
import { predictedFor, type ShownTides } from '@/lib/campsites/tides/shown-tides';

/** What the tides are for, and behind the "i" where they are from, worded as the licence requires. */
export const TideCredit = ({ tides }: { tides: ShownTides }) => (
  <details className="tide-credit">
    <summary>
      <span>{predictedFor(tides)}.</span>
      <span className="sr-only"> Where from?</span>
      <Icon name="info" />
    </summary>
    <p>
      Worked out from what the gauge has measured, in metres above lowest astronomical tide. Wind, air
      pressure and rain move the water too. Neaps tide database (
      <a href="https://github.com/openwatersio/tide-database" rel="noreferrer">
        github.com/openwatersio/tide-database
      </a>
      ). Source: Hart-Davis, M., Dettmering, D., Seitz, F. (2025), TICON-4: TIdal CONstants based on GESLA-4
      sea-level records, SEANOE,{' '}
      <a href="https://doi.org/10.17882/109129" rel="noreferrer">
        doi.org/10.17882/109129
      </a>
      . Licensed{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">
        CC BY 4.0
      </a>
      . Modified.
    </p>
  </details>
);
