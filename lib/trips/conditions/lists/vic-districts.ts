/**
 * The councils of each fire district. Districts follow the councils' lines, but one: Yarriambiack
 * lies in two, so a ban in either counts there.
 */
export const vicDistricts: Record<string, string[]> = {
  Mallee: ['Buloke', 'Gannawarra', 'Mildura', 'Swan Hill', 'Yarriambiack'],
  Wimmera: ['Hindmarsh', 'Horsham', 'Northern Grampians', 'West Wimmera', 'Yarriambiack'],
  'South West': [
    ...['Ararat', 'Colac Otway', 'Corangamite', 'Glenelg', 'Moyne', 'Pyrenees', 'Southern Grampians'],
    'Warrnambool',
  ],
  'Northern Country': ['Campaspe', 'Greater Bendigo', 'Greater Shepparton', 'Loddon', 'Moira', 'Strathbogie'],
  'North Central': ['Central Goldfields', 'Mitchell', 'Mount Alexander', 'Murrindindi'],
  Central: [
    ...[
      'Ballarat',
      'Banyule',
      'Bass Coast',
      'Bayside',
      'Boroondara',
      'Brimbank',
      'Cardinia',
      'Casey',
      'Darebin',
    ],
    ...['Frankston', 'Glen Eira', 'Golden Plains', 'Greater Dandenong', 'Greater Geelong', 'Hepburn'],
    ...[
      'Hobsons Bay',
      'Hume',
      'Kingston',
      'Knox',
      'Macedon Ranges',
      'Manningham',
      'Maribyrnong',
      'Maroondah',
    ],
    ...['Melbourne', 'Melton', 'Merri-bek', 'Monash', 'Moonee Valley', 'Moorabool', 'Mornington Peninsula'],
    ...['Nillumbik', 'Port Phillip', 'Queenscliffe', 'Stonnington', 'Surf Coast', 'Whitehorse', 'Whittlesea'],
    ...['Wyndham', 'Yarra', 'Yarra Ranges'],
  ],
  'North East': ['Alpine', 'Benalla', 'Indigo', 'Mansfield', 'Towong', 'Wangaratta', 'Wodonga'],
  'East Gippsland': ['East Gippsland'],
  'West and South Gippsland': ['Baw Baw', 'Latrobe', 'South Gippsland', 'Wellington'],
};
