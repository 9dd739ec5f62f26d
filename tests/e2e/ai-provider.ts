import { type AiBehaviour, aiSite, fails, stalls, startAiServer, suggests } from '../servers/ai-server';

/** A fake server with OpenAI's API. The postcode in the question decides how the server responds. */
const port = Number(process.env.AI_PORT ?? 3111);

const byPostcode: Record<string, AiBehaviour> = {
  // Kedron: a campsite of the open data, new campsites, a campsite with markup in its name, and one
  // far away.
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
  // Cairns: the provider fails.
  4870: fails(500),
  // Alice Springs: the provider never responds.
  '0870': stalls,
};

await startAiServer((call, response) => {
  (byPostcode[call.postcode] ?? suggests())(call, response);
}, port);
