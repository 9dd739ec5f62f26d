import { startListsServer } from '../../tests/servers/lists-server';

/** For use by hand: start this, then Campmates with the CONDITIONS that it prints. */
const server = await startListsServer(undefined, Number(process.env.PORT ?? 4010));
process.stdout.write(`Samples of every official list. Start Campmates with CONDITIONS=${server.url}\n`);
