'use client';

import { useEffect, useState } from 'react';
import { momentText } from '@/lib/offline/as-of';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptTripInfo } from '@/lib/offline/messages';
import { OFFLINE_PAGE } from '@/lib/offline/pages';
import { Button } from '../ui/button';
import { Card, CardHeader, CardList, CardRow } from '../ui/card';
import { keptDates, mapText } from './kept-text';
import { useKept } from './use-kept';
import { WeekNote } from './week-note';

const ASK_MS = 10_000;

/** Loads the requested page when the network is back. */
export function NotKept() {
  const [kept] = useKept();
  const [wanted, setWanted] = useState('');
  const [still, setStill] = useState(false);
  useEffect(() => {
    setWanted(location.pathname);
    const look = async () => {
      if (await isBack()) goOn();
    };
    const timer = setInterval(look, ASK_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  const tryAgain = async () => {
    setStill(false);
    if (await isBack()) goOn();
    else setStill(true);
  };
  const leaving = /logout$/.test(wanted);
  return (
    <>
      <h1 className="text-3xl">{leaving ? 'You’re still logged in' : 'No reception'}</h1>
      <p className="mt-1.5 text-muted">
        {leaving
          ? 'Logging out needs reception. The pages kept on this device have already been deleted.'
          : 'This page isn’t kept on this device. It opens once you have reception again.'}
      </p>
      <div className="mt-4 mb-6">
        <Button variant="secondary" onClick={tryAgain}>
          Try again
        </Button>
        <p role="status" className="mt-2 text-muted">
          {still && 'There is still no reception.'}
        </p>
      </div>
      {kept && kept.trips.length > 0 && (
        <Card as="section" aria-labelledby="kept" className="mb-4">
          <CardHeader title="Kept on this device" titleId="kept" />
          <CardList>
            {kept.trips.map((trip) => (
              <CardRow
                key={trip.id}
                title={
                  // Only whole pages are kept on the device.
                  <a href={`/trip/${trip.id}`} className="underline underline-offset-4">
                    {trip.name}
                  </a>
                }
                detail={`${keptDates(trip)}${asOf(trip)}${mapText(trip)}`}
              />
            ))}
          </CardList>
        </Card>
      )}
      <WeekNote />
    </>
  );
}

const asOf = ({ at }: KeptTripInfo) => (at === null ? '' : `, as of ${momentText(new Date(at))}`);

const isBack = async () => (await askWorker('tryNetwork', null)) ?? navigator.onLine;

const goOn = () => (location.pathname === OFFLINE_PAGE ? location.assign('/') : location.reload());
