import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../scripts/refusal';
import type { Caller } from './caller';
import { nextWrite } from './next-write';
import { type Read, type ReadName, readNames, reads } from './reads';
import type { Camper, Trip } from './trip';
import { makeTrip } from './world';

/**
 * When all lists of a trip together have this many items, its campers move to a new trip, because
 * the product limits the length of each list.
 */
const ITEMS = 350;

let writes = 0;

/** Campers who share a trip. When its lists are long enough, they move to a new one. */
export class Group {
  readonly trips: Trip[] = [];
  private moving: Promise<void> | undefined;

  constructor(
    private readonly caller: Caller,
    readonly campers: Camper[],
    private readonly number: number,
  ) {}

  /** Plans the group's next trip. Until it is ready, everybody stays on the current trip. */
  move(): Promise<void> {
    this.moving ??= makeTrip(this.caller, this.campers, { group: this.number, nth: this.trips.length })
      .then((trip) => {
        if (trip) this.trips.push(trip);
      })
      .finally(() => {
        this.moving = undefined;
      });
    return this.moving;
  }

  /**
   * Lets all campers write and read until the signal aborts. Resolves when the last call of each
   * camper has ended.
   */
  async run(over: AbortSignal): Promise<void> {
    const live = async (camper: Camper) => {
      while (!over.aborted) {
        const trip = this.trips.at(-1);
        if (trip) await this.act(camper, trip);
        await sleep(20 + 180 * Math.random());
      }
    };
    await Promise.all(this.campers.map(live));
    await this.moving;
  }

  /** Reads every part of every trip once more. Repeats each read until it gets a response. */
  async readAll(): Promise<void> {
    for (const trip of this.trips) {
      for (const part of readNames) await this.insist(() => this.readPart(trip.organiser, trip, part));
    }
    const organisers = new Set(this.trips.map(({ organiser }) => organiser));
    for (const organiser of organisers) await this.insist(() => this.readTrips(organiser));
  }

  private async act(camper: Camper, trip: Trip): Promise<void> {
    const next = nextWrite(trip, camper, ++writes);
    if (next) {
      const { adds } = next.write.change;
      await this.caller.write(camper, next.write, Math.random() < 0.05);
      if (adds) trip.added += 1;
      // Don't wait for the move, so that the camper who added the last item can go on.
      if (trip.added >= ITEMS && trip === this.trips.at(-1)) void this.move();
    }
    const chance = Math.random();
    const part = chance < 0.4 ? next?.shownBy : readNames[Math.floor(Math.random() * readNames.length)];
    if (part && chance < 0.7) await this.readPart(camper, trip, part);
    else if (chance > 0.97) await this.readTrips(trip.organiser, camper.process);
  }

  private readPart(camper: Camper, trip: Trip, part: ReadName): Promise<boolean> {
    const { path, goers, shows }: Read = reads[part];
    const reader = goers && camper.wavers ? trip.organiser : camper;
    return this.caller.read(
      { ...reader, process: camper.process },
      { kind: part, path: `/api/trips/${trip.id}/${path}`, shows: (body) => shows(trip, body) },
    );
  }

  private readTrips(organiser: Camper, process = organiser.process): Promise<boolean> {
    const shows = ({ trips }: { trips: { trip_name: string; creator_name: string }[] }) => {
      const own = trips.filter(({ creator_name }) => creator_name === `Camper ${organiser.process}`);
      const names = own.map(({ trip_name }) => trip_name);
      const nth = (name: string) => Number(name.split('.')[1]);
      return {
        lists: { [`trips of ${organiser.process}`]: names.sort((one, other) => nth(one) - nth(other)) },
      };
    };
    return this.caller.read({ ...organiser, process }, { kind: 'trips', path: '/api/trips', shows });
  }

  /** Repeats a read until it has a response. Throws when the deadline passes without one. */
  private async insist(read: () => Promise<boolean>): Promise<void> {
    while (!(await read())) {
      if (performance.now() > this.caller.deadline)
        throw new Refusal('The last reads got no response, so the history can’t be checked.');
      await sleep(200);
    }
  }
}
