import { gzipSync } from 'node:zlib';
import { POST as copy } from '@/app/api/trips/[id]/copy/route';
import { PATCH as patchNotes } from '@/app/api/trips/[id]/notes/route';
import { DELETE as callOff, GET as readTrip } from '@/app/api/trips/[id]/route';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { getForecast } from '@/lib/trips/before-you-go/get-before-you-go';
import type { BeforeYouGo } from '@/lib/trips/before-you-go/schema';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countEvents } from '@/tests/count-events';
import { counted } from '@/tests/counted';
import { type Person, person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { letForecastsAge, tripOutThere } from '@/tests/factories/weather';
import {
  forecasts,
  goodForecast,
  sends,
  startWeatherServer,
  type WeatherBehaviour,
  type WeatherServer,
} from '@/tests/servers/weather-server';
import { GET } from './route';

describe('the weather and the sun', () => {
  let weather: WeatherServer;
  let there: Awaited<ReturnType<typeof tripOutThere>>;
  beforeAll(async () => {
    weather = await startWeatherServer();
    there = await tripOutThere();
  });
  afterAll(() => {
    env().WEATHER_URL = 'off';
    return weather.stop();
  });
  beforeEach(async () => {
    await db.forecast.deleteMany();
    weather.become(forecasts);
    env().WEATHER_URL = weather.url;
  });

  const read = (id: string, as?: Person) =>
    call<BeforeYouGo>(GET, 'GET', { ...(as && { as }), params: { id } });

  test('everybody on the trip gets each day’s weather, the sun, the moon and the state’s pages', async () => {
    const tom = await person('Tom');
    const { mia, trip } = await tripOutThere(2, 4, [tom]);
    for (const as of [mia, tom]) {
      const { status, body } = await read(trip.id, as);
      expect(status).toBe(200);
      expect(body.weather).toEqual({
        days: [2, 3, 4].map((day) => ({
          stop_id: trip.id,
          day: inDays(day),
          min: 13.6,
          max: 22.4,
          rain_mm: 1.2,
          rain_chance: 40,
          wind_kmh: 18.3,
          code: 61,
          text: 'some rain',
        })),
        as_of: expect.any(String),
        attribution: 'Weather data by Open-Meteo.com (CC BY 4.0)',
      });
      expect(body.sun.map(({ day }) => day)).toEqual([2, 3, 4].map(inDays));
      expect(body.sun[0]).toMatchObject({
        sunrise: expect.stringMatching(/^0[4-6]:\d\d$/),
        sunset: expect.stringMatching(/^1[7-9]:\d\d$/),
      });
      expect(body.pages.map(({ kind, checked_on }) => [kind, checked_on])).toEqual([
        ['fire-bans', null],
        ['park-alerts', null],
      ]);
    }
  });

  test('each day and page has the stop where people sleep', async () => {
    const { mia, trip } = await tripOutThere(2, 4);
    const { site } = await tripOutThere(2, 4);
    const [first, named, third] = await stopsOn(trip.id, [
      { nights: 1 },
      { nights: 1 },
      { nights: 1, campsiteId: site.id },
    ]);
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: true } });
    const { body } = await read(trip.id, mia);
    const at = (days: { day: string; stop_id: string }[]) => days.map(({ day, stop_id }) => [day, stop_id]);
    const days = [
      [inDays(2), first],
      [inDays(4), third],
      [inDays(5), third],
    ];
    expect(named).toBeDefined();
    expect(at(body.weather?.days ?? [])).toEqual(days);
    expect(at(body.sun)).toEqual(days);
    expect(body.pages.map(({ stop_id }) => stop_id)).toEqual([first, first]);
  });

  test('the weather server gets only the rough position and the units', async () => {
    const { mia, trip, site } = there;
    await read(trip.id, mia);
    expect(weather.calls).toHaveLength(1);
    const [asked] = weather.calls;
    expect(asked?.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      latitude: site.latitude.toFixed(1),
      longitude: '151.9',
      timezone: 'Australia/Sydney',
      daily:
        'weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,wind_speed_10m_max',
      forecast_days: '16',
      temperature_unit: 'celsius',
      wind_speed_unit: 'kmh',
      precipitation_unit: 'mm',
    });
  });

  test('the configured server’s own path and customer key are kept', async () => {
    env().WEATHER_URL = `${weather.url}/meteo?apikey=abc`;
    const { mia, trip } = there;
    expect((await read(trip.id, mia)).body.weather).not.toBeNull();
    expect(weather.calls[0]?.pathname).toBe('/meteo/v1/forecast');
    expect(weather.calls[0]?.searchParams.get('apikey')).toBe('abc');
  });

  const slowly: WeatherBehaviour = (asked, response) => setTimeout(() => forecasts(asked, response), 300);

  test('many readers at once make one request, and no further one within the hour', async () => {
    const { mia, trip } = there;
    weather.become(slowly);
    const before = await counted('forecast_calls');
    const all = await Promise.all(Array.from({ length: 8 }, () => read(trip.id, mia)));
    for (const { body } of all) expect(body.weather?.days).toHaveLength(3);
    expect((await counted('forecast_calls')) - before).toBe(1);
    await letForecastsAge(0.9);
    await read(trip.id, mia);
    expect(weather.calls).toHaveLength(1);
    await letForecastsAge(1);
    const { body } = await read(trip.id, mia);
    expect(weather.calls).toHaveLength(2);
    expect(Date.now() - new Date(body.weather?.as_of ?? 0).getTime()).toBeLessThan(60_000);
  });

  test('readers who ask at the same moment all get the forecast', async () => {
    weather.become(slowly);
    const place = { latitude: -300, longitude: 1519, zone: 'Australia/Sydney' };
    const all = await Promise.all(Array.from({ length: 8 }, () => getForecast(place)));
    expect(all.map((forecast) => forecast?.days.length)).toEqual(all.map(() => 16));
    expect(weather.calls).toHaveLength(1);
  });

  /** Sends a valid forecast after 10 MB of spaces. */
  const huge: WeatherBehaviour = (asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    let sent = 0;
    const write = () => {
      while (sent < 10_000_000 && !response.destroyed) {
        sent += 65_536;
        if (!response.write(' '.repeat(65_536))) return response.once('drain', write);
      }
      return response.end(JSON.stringify(goodForecast(asked)));
    };
    write();
  };
  let inner = 0;
  const failures: [string, WeatherBehaviour][] = [
    ['says 500', (_, response) => response.writeHead(500).end('{}')],
    ['says 429', (_, response) => response.writeHead(429).end('{"error":true}')],
    ['breaks the connection', (_, response) => response.destroy()],
    ['says another shape', sends(() => ({ daily: 'sunny' }))],
    ['says absurd numbers', sends((asked) => hotter(asked))],
    ['speaks of other days', sends((asked) => lastYear(asked))],
    ['sends 10 MB', huge],
    [
      'packs its response unasked',
      (asked, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(gzipSync(JSON.stringify(goodForecast(asked))));
      },
    ],
    ['sends garbage', (_, response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0x7b]))],
    ['sends a page', (_, response) => response.end('<html>')],
    ['sends nothing', (_, response) => response.end()],
    [
      'leads into our own network',
      (asked, response) => {
        if (asked.pathname !== '/v1/forecast') {
          inner++;
          return forecasts(asked, response);
        }
        const location = `${weather.url}/inner${asked.search}`;
        return response.writeHead(302, { location }).end();
      },
    ],
  ];

  function hotter(asked: URL) {
    const good = goodForecast(asked);
    return {
      ...good,
      daily: { ...good.daily, temperature_2m_max: good.daily.temperature_2m_max.map(() => 451) },
    };
  }

  function lastYear(asked: URL) {
    const good = goodForecast(asked);
    const time = good.daily.time.map((day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`);
    return { ...good, daily: { ...good.daily, time } };
  }

  test.each(failures)('where the weather server %s, the rest is still shown', async (_, behaviour) => {
    const { mia, trip } = there;
    weather.become(behaviour);
    const { status, body } = await read(trip.id, mia);
    expect([status, body.weather]).toEqual([200, null]);
    expect([body.sun.length, body.pages.length]).toEqual([3, 2]);
    // For a minute after the failure, no request is sent to the weather server, so that no reader
    // waits for it again.
    const calls = weather.calls.length;
    expect((await read(trip.id, mia)).body.weather).toBeNull();
    expect([weather.calls.length, calls, inner]).toEqual([1, 1, 0]);
  });

  const stalls: WeatherBehaviour[] = [
    () => undefined,
    (_, response) => response.writeHead(200).flushHeaders(),
    (_, response) => response.writeHead(200).write('{"latitude":'),
  ];

  test('where the weather server never responds, or stops after the headers or half way, the rest is still shown', async () => {
    const places = [await tripOutThere(), await tripOutThere(), await tripOutThere()];
    let asked = 0;
    weather.become((url, response) => stalls[asked++]?.(url, response));
    const readAll = () => Promise.all(places.map(({ mia, trip }) => read(trip.id, mia)));
    for (const { status, body } of await readAll()) {
      expect([status, body.weather, body.sun.length, body.pages.length]).toEqual([200, null, 3, 2]);
    }
    for (const { body } of await readAll()) expect(body.weather).toBeNull();
    expect(weather.calls).toHaveLength(3);
  });

  test('when the weather server fails, its last forecast is shown with its time', async () => {
    const { mia, trip } = there;
    const { as_of } = (await read(trip.id, mia)).body.weather ?? {};
    weather.become((_, response) => response.destroy());
    await letForecastsAge(3);
    const ageNow = async () => {
      const { body } = await read(trip.id, mia);
      expect(body.weather?.days).toHaveLength(3);
      return new Date(as_of ?? 0).getTime() - new Date(body.weather?.as_of ?? 0).getTime();
    };
    expect(await ageNow()).toBe(3 * 60 * 60 * 1000);
    expect(weather.calls).toHaveLength(1);
    await letForecastsAge(70);
    expect(await ageNow()).toBe(73 * 60 * 60 * 1000);
  });

  test('a reader who has left doesn’t stop others from asking', async () => {
    const { mia, trip, site } = there;
    const row = { latitude: Math.round(site.latitude * 10), longitude: 1519, zone: 'Australia/Sydney' };
    const askedAt = new Date(Date.now() - 10_000);
    await db.forecast.create({ data: { ...row, asking: true, askedAt } });
    expect((await read(trip.id, mia)).body.weather?.days).toHaveLength(3);
  });

  test('no request is made when forecasts are off, beyond the forecast’s range, or for past trips', async () => {
    const { mia, trip } = await tripOutThere();
    await moveTo(trip, 17, 20);
    expect((await read(trip.id, mia)).body).toMatchObject({ weather: null, sun: { length: 4 } });
    expect(weather.calls).toHaveLength(0);
    await moveTo(trip, -9, -2);
    expect((await read(trip.id, mia)).body.weather).toBeNull();
    await moveTo(trip, 14, 20);
    expect((await read(trip.id, mia)).body.weather?.days.map(({ day }) => day)).toEqual([14, 15].map(inDays));
    expect(weather.calls).toHaveLength(1);
    await db.forecast.deleteMany();
    env().WEATHER_URL = 'off';
    expect((await read(trip.id, mia)).body.weather).toBeNull();
    expect(weather.calls).toHaveLength(1);
    expect(await db.forecast.count()).toBe(0);
  });

  test('a site that is only a name has no position', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    expect((await read(trip.id, mia)).body).toEqual({ weather: null, sun: [], pages: [] });
  });

  test('a trip that was called off can still be read', async () => {
    const { mia, trip } = await tripOutThere();
    await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
    expect((await read(trip.id, mia)).status).toBe(200);
  });

  test('a stored forecast counts as a cache hit, and each request to the server by its result', async () => {
    const counted = countEvents();
    const { mia, trip } = there;
    await read(trip.id, mia);
    await read(trip.id, mia);
    await db.forecast.deleteMany();
    weather.become((_, response) => response.writeHead(500).end('{}'));
    await read(trip.id, mia);
    expect(counted).toEqual([
      'campmates_forecasts_total miss',
      'campmates_forecast_calls_total answered',
      'campmates_forecasts_total hit',
      'campmates_forecasts_total miss',
      'campmates_forecast_calls_total failed',
    ]);
  });
});

describe('the meeting point and the channel', () => {
  const note = (id: string, body: unknown, as?: Person) =>
    call<{ trip: Trip; fields?: Record<string, string> }>(patchNotes, 'PATCH', {
      ...(as && { as }),
      params: { id },
      body,
    });

  const notesOf = ({ meeting_point, meeting_time, uhf_channel }: Trip) => ({
    meeting_point,
    meeting_time,
    uhf_channel,
  });

  test('an organiser sets the meeting point and the channel, and everybody on the trip reads them', async () => {
    const { mia, tom, zoe, trip } = await party();
    expect(notesOf(trip)).toEqual({ meeting_point: null, meeting_time: null, uhf_channel: null });
    const notes = { meeting_point: 'Second toilet block', meeting_time: '09:30', uhf_channel: 18 };
    const { status, body } = await note(trip.id, notes, mia);
    expect([status, notesOf(body.trip)]).toEqual([200, notes]);
    for (const as of [mia, tom, zoe]) {
      const seen = await call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id: trip.id } });
      expect(notesOf(seen.body.trip)).toEqual(notes);
    }
  });

  test('omitted fields stay, emptied ones are cleared, and once the trip is called off nothing changes', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    const first = { meeting_point: 'The boat ramp', meeting_time: '07:00', uhf_channel: 1 };
    await note(trip.id, { ...first, meeting_point: ' The boat ramp ' }, mia);
    const after = async (body: unknown) => notesOf((await note(trip.id, body, mia)).body.trip);
    expect(await after({})).toEqual(first);
    expect(await after({ uhf_channel: 80 })).toEqual({ ...first, uhf_channel: 80 });
    expect(await after({ meeting_point: '' })).toEqual({ ...first, meeting_point: null, uhf_channel: 80 });
    const none = { meeting_point: null, meeting_time: null, uhf_channel: null };
    expect(await after({ uhf_channel: '', meeting_time: '' })).toEqual(none);
    await note(trip.id, { uhf_channel: 18, meeting_time: '07:00' }, mia);
    expect(await after({ uhf_channel: null, meeting_time: null })).toEqual(none);
    const bad = await note(trip.id, { uhf_channel: 81 }, mia);
    expect([bad.status, Object.keys(bad.body.fields ?? {})]).toEqual([400, ['uhf_channel']]);
    await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
    expect((await note(trip.id, { uhf_channel: 18 }, mia)).status).toBe(409);
  });

  const spotOf = ({ meeting_latitude, meeting_longitude }: Trip) => [meeting_latitude, meeting_longitude];

  test('a meeting point may have coordinates, which everybody on the trip reads', async () => {
    const { mia, tom, zoe, trip } = await party();
    expect(spotOf(trip)).toEqual([null, null]);
    const spot = { meeting_latitude: -35.1, meeting_longitude: 148.6 };
    const { status, body } = await note(trip.id, spot, mia);
    expect([status, spotOf(body.trip)]).toEqual([200, [-35.1, 148.6]]);
    for (const as of [mia, tom, zoe]) {
      const seen = await call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id: trip.id } });
      expect(spotOf(seen.body.trip)).toEqual([-35.1, 148.6]);
    }
    const after = async (more: object) => spotOf((await note(trip.id, more, mia)).body.trip);
    expect(await after({ meeting_point: 'The pub' })).toEqual([-35.1, 148.6]);
    expect(await after({ meeting_latitude: null, meeting_longitude: null })).toEqual([null, null]);
    expect(await after(spot)).toEqual([-35.1, 148.6]);
    expect(await after({ meeting_latitude: '', meeting_longitude: '' })).toEqual([null, null]);
  });

  test('a copy of the trip starts without the notes', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    const spot = { meeting_latitude: -35.1, meeting_longitude: 148.6 };
    const notes = { meeting_point: 'The boat ramp', meeting_time: '07:00', uhf_channel: 18, ...spot };
    await note(trip.id, notes, mia);
    const { start_date, end_date } = trip;
    const body = { start_date, end_date };
    const copied = await call<{ trip: Trip }>(copy, 'POST', { as: mia, params: { id: trip.id }, body });
    expect(notesOf(copied.body.trip)).toEqual({ meeting_point: null, meeting_time: null, uhf_channel: null });
    expect(spotOf(copied.body.trip)).toEqual([null, null]);
  });
});
