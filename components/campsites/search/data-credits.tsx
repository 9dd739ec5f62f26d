'use client';

/**
 * The attributions, worded as the data's licences require, and the file that we must offer under
 * the ODbL.
 */
export function DataCredits() {
  return (
    <footer className="data-credits">
      <p>
        <a href="https://www.openstreetmap.org/copyright" rel="noopener">
          Campground data © OpenStreetMap contributors, ODbL
        </a>{' '}
        (
        <a href="/api/open-data/campgrounds" download>
          download
        </a>
        )
      </p>
      <p>
        Suburb data: Australian Bureau of Statistics, 2016 (CC BY 4.0), via michalsn/australian-suburbs (MIT);
        additional postcodes © GeoNames (CC BY 4.0). Modified.
      </p>
    </footer>
  );
}
