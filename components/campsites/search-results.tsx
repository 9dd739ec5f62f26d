import { TentTree } from 'lucide-react';
import type { FoundCampsite } from '@/lib/campsites/schema';
import { type SearchValues, type Source, searchHref } from '@/lib/campsites/search-href';
import { Alert } from '../ui/alert';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { CampsiteCard } from './campsite-card';
import { nextStep } from './next-step';

/** Cards to begin with. */
const FIRST = 60;

const failures: Record<Source, string> = {
  user: 'Shared sites couldn’t load right now.',
  private: 'Private sites couldn’t load right now.',
};

export interface SearchResultsProps {
  values: SearchValues;
  sites: FoundCampsite[];
  total: number;
  failed: Source[];
}

export function SearchResults({ values, sites, total, failed }: SearchResultsProps) {
  // Then nothing is known of what there is: neither a count nor "nothing here" would be true.
  const allFailed = failed.length > 0 && failed.length === values.sources.length;
  const listed = values.all ? sites : sites.slice(0, FIRST);
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      {failed.map((source) => (
        <Alert key={source} tone="warning" className="mb-4">
          {failures[source]}
        </Alert>
      ))}
      <p role="status" className="mb-3 text-sm text-muted">
        {!allFailed && values.sources.length > 0 && countLine(sites.length, total, values)}
      </p>
      {sites.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {listed.map((site) => (
            <CampsiteCard key={site.id} site={site} />
          ))}
        </ul>
      )}
      {listed.length < sites.length && (
        <p className="mt-5 text-center">
          <ButtonLink href={searchHref({ ...values, all: true })} variant="secondary" replace scroll={false}>
            Show {sites.length - listed.length} more
          </ButtonLink>
        </p>
      )}
      {sites.length === 0 && !allFailed && <NothingFound values={values} />}
    </section>
  );
}

function countLine(shown: number, total: number, { radius, q }: SearchValues): string {
  const places = `${total} ${total === 1 ? 'place' : 'places'}`;
  const where = `within ${radius} km${q.trim() ? ` for “${q.trim()}”` : ''}`;
  if (shown < total) return `Nearest ${shown} of ${places} ${where}`;
  return total > 1 ? `${places} ${where}, nearest first` : `${places} ${where}`;
}

function NothingFound({ values }: { values: SearchValues }) {
  const step = nextStep(values);
  const noSource = values.sources.length === 0;
  return (
    <EmptyState
      level={3}
      icon={<TentTree />}
      title={noSource ? 'No results chosen' : 'No campsites here'}
      action={
        step && (
          <ButtonLink href={step.href} replace scroll={false}>
            {step.label}
          </ButtonLink>
        )
      }
    >
      {noSource
        ? 'Choose at least one kind of results above.'
        : step
          ? 'Campsites round your postcode are listed here, nearest first. None fits this search.'
          : 'Nothing is known this far round this postcode. Try another one.'}
    </EmptyState>
  );
}
