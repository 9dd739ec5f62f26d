import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, Geometry } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

interface Properties {
  k?: 'freeway' | 'primary' | 'secondary' | 'rail' | 'minor';
  /** Unsealed. */
  u?: 0 | 1;
  /** Water all year round. */
  p?: 0 | 1;
  name?: string;
}

type Source = Topology<Record<string, GeometryCollection<Properties>>>;
type Features = Feature<Geometry, Properties>[];

export interface MapLayers {
  afar: Record<string, Features>;
  main: Record<string, Features>;
  detail: Record<string, Features>;
}

export async function readMapLayers(folder: string): Promise<MapLayers> {
  const read = async (name: string): Promise<Source> =>
    JSON.parse(await readFile(join(folder, `${name}.topo.json`), 'utf8'));
  const details = (await readdir(join(folder, 'detail')))
    .filter((name) => name.endsWith('.topo.json'))
    .sort();
  const readDetail = async (start: string): Promise<Features> => {
    const names = details.filter((name) => name.startsWith(start));
    const sources = await Promise.all(
      names.map((name) => read(join('detail', name.slice(0, -'.topo.json'.length)))),
    );
    return sources.flatMap((source) => featuresOf(source));
  };

  const land = await read('land');
  const roads = featuresOf(await read('roads-main'));
  const water = await read('water');
  const [tracks, creeks, smallLakes] = [
    await readDetail('tracks-'),
    await readDetail('creeks-'),
    await readDetail('lakes-'),
  ];
  const states = land.objects.states as GeometryCollection<Properties>;
  const whole = (geometry: Geometry): Features => [{ type: 'Feature', properties: {}, geometry }];
  const ofClass = (k: Properties['k'], u?: 0 | 1) => (features: Features) =>
    features.filter(({ properties }) => properties.k === k && (u === undefined || properties.u === u));
  const rivers = featuresOf(water, 'rivers');
  const lakes = featuresOf(water, 'lakes');
  const wet = ({ properties }: Features[number]) => properties.p === 1;
  const dry = ({ properties }: Features[number]) => properties.p !== 1;
  return {
    afar: {
      land: whole(merge(land, states.geometries as (Polygon | MultiPolygon)[])),
      park: featuresOf(await read('parks-large-np')),
      urban: featuresOf(land, 'urban'),
      lake: lakes.filter(wet),
      saltLake: lakes.filter(dry),
      river: rivers.filter(wet),
      coast: whole(mesh(land, states, (a, b) => a === b)),
      border: whole(mesh(land, states, (a, b) => a !== b)),
      primary: ofClass('primary')(roads),
      freeway: ofClass('freeway')(roads),
    },
    main: {
      dryRiver: rivers.filter(dry),
      rail: ofClass('rail')(roads),
      secondary: ofClass('secondary')(roads),
    },
    detail: {
      creek: creeks,
      smallLake: smallLakes.filter(wet),
      smallSaltLake: smallLakes.filter(dry),
      track: ofClass('minor', 1)(tracks).concat(ofClass('secondary', 1)(tracks)),
      lane: ofClass('minor', 0)(tracks),
    },
  };
}

function featuresOf(source: Source, name = Object.keys(source.objects)[0] as string): Features {
  return feature(source, source.objects[name] as GeometryCollection<Properties>).features;
}
