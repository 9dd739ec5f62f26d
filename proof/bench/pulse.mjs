import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// This runs on its own thread, so that the benchmark's work on a large response doesn't count as
// the server's delay.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let times = [];

const beat = () =>
  new Promise((done, fail) => {
    const started = performance.now();
    get(workerData.url, { agent }, (response) => {
      response.resume().once('end', () => done(performance.now() - started));
    }).once('error', fail);
  });

parentPort.on('message', () => {
  parentPort.postMessage(times);
  times = [];
});

for (;;) {
  times.push(await beat());
  await new Promise((done) => setTimeout(done, 2));
}
