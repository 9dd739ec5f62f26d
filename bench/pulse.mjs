import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// This runs on a thread of its own, since the bench's work on a large response must not count as the server's delay.
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
