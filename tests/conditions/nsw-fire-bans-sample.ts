/** Districts and councils as the list has them. */
const districts: Record<string, string> = {
  'Far North Coast': 'Ballina; Byron; Clarence Valley; Kyogle; Lismore; Richmond Valley; Tweed',
  'North Coast': 'Bellingen; Coffs Harbour; Port Macquarie-Hastings; Kempsey; Nambucca; Mid-Coast',
  'Greater Hunter':
    'Cessnock; Dungog; Lake Macquarie; Maitland; Muswellbrook; Newcastle; Port Stephens; Singleton; Upper Hunter',
  'Greater Sydney Region':
    'The Hills; Blacktown; Blue Mountains; Burwood; Camden; Campbelltown; Canada Bay; Fairfield; Hawkesbury; Hornsby; Hunters Hill; Ku-ring-gai; Lane Cove; Liverpool; Mosman; North Sydney; Parramatta; Penrith; Randwick; Ryde; Strathfield; Sutherland; Sydney; Waverley; Willoughby; Woollahra; Bayside; Canterbury-Bankstown; Central Coast; Cumberland; Georges River; Inner West; Northern Beaches',
  'Illawarra/Shoalhaven': 'Kiama; Shellharbour; Shoalhaven; Wingecarribee; Wollondilly; Wollongong',
  'Far South Coast': 'Bega Valley; Eurobodalla',
  'Monaro Alpine': 'Snowy Monaro',
  'The Australian Capital Territory': '',
  'Southern Ranges': 'Goulburn Mulwaree; Upper Lachlan; Yass Valley; Queanbeyan-Palerang',
  'Central Ranges': 'Bathurst; Blayney; Cabonne; Cowra; Lithgow; Mid-Western; Oberon; Orange',
  'New England': 'Glen Innes Severn; Tenterfield; Uralla; Walcha; Armidale',
  'Northern Slopes': 'Gunnedah; Gwydir; Inverell; Liverpool Plains; Tamworth',
  'North Western': 'Moree Plains; Narrabri; Walgett; Warrumbungle',
  'Upper Central West Plains': 'Bogan; Coonamble; Gilgandra; Warren',
  'Lower Central West Plains': 'Bland; Forbes; Lachlan; Narromine; Parkes; Temora; Weddin; Dubbo',
  'Southern Slopes': 'Cootamundra-Gundagai; Hilltops; Snowy Valleys',
  'Eastern Riverina': 'Albury; Coolamon; Greater Hume; Junee; Lockhart; Wagga Wagga',
  'Southern Riverina': 'Berrigan; Edward River; Federation; Murray River; Southern parts of Murrumbidgee',
  'Northern Riverina': 'Carrathool; Griffith; Hay; Leeton; Narrandera; Northern parts of Murrumbidgee',
  'South Western': 'Balranald; Wentworth',
  'Far Western': 'Bourke; Brewarrina; Broken Hill; Central Darling; Cobar',
  'Not for display on web site': 'N/A',
};

interface Ban {
  today?: boolean;
  tomorrow?: boolean;
  rating?: string;
}

/** In the form of the Rural Fire Service's list, with the bans that are named. */
export function nswFireBansSample(bans: Record<string, Ban> = {}): string {
  const tag = (name: string, text: string) => (text ? `<${name}>${text}</${name}>` : '');
  const yes = (ban?: boolean) => (ban ? 'Yes' : 'No');
  const all = Object.entries(districts).map(([name, councils], at) => {
    const { today, tomorrow, rating = 'MODERATE' } = bans[name] ?? {};
    return `<District>${[
      tag('Name', name),
      tag('RegionNumber', String(at + 1)),
      tag('Councils', councils),
      tag('DangerLevelToday', rating),
      tag('DangerLevelTomorrow', 'NO RATING'),
      tag('FireBanToday', yes(today)),
      tag('FireBanTomorrow', yes(tomorrow)),
    ].join('')}</District>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<FireDangerMap>${all.join('\n')}</FireDangerMap>`;
}
