import { type AiBehaviour, aiSite, fails, stalls, startAiServer, suggests } from '../servers/ai-server';

/** An AI in OpenAI's place, for the stories: what it does depends on the postcode that it is asked for. */
const port = Number(process.env.AI_PORT ?? 3111);

const byPostcode: Record<string, AiBehaviour> = {
  // Kedron: a campsite that the open data has, new ones, one with mischief in it, and one that is far off.
  4031: suggests(
    aiSite('SCRUB ROAD bush camping area', { locality: 'Enoggera Reservoir' }),
    aiSite('Wombat Hollow Campground', { features: ['Toilets', 'Drinking water'] }),
    aiSite('<b>Echo</b> Ridge <img src=x onerror=alert(1)>Camp', {
      locality: 'Woodford',
      features: ['<script>alert(1)</script>Free'],
      access: '4 Wheel Drive',
      petFriendly: 'No',
      url: 'javascript:alert(1)',
    }),
    aiSite('Nowhere Bay', { locality: 'Nosuchtown', access: 'Unknown', url: null }),
    aiSite('Cottesloe Sands', { locality: 'Cottesloe', state: 'WA' }),
  ),
  // Cairns: out of order.
  4870: fails(500),
  // Alice Springs: never responds.
  '0870': stalls,
};

await startAiServer((call, response) => {
  (byPostcode[call.postcode] ?? suggests())(call, response);
}, port);
