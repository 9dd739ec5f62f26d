// Loaded into a server by bench/memory.ts: at SIGUSR2 it collects what is dead and writes down what is left.
const { writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  // What ends with a first collection frees more in a second.
  collect();
  collect();
  writeFileSync(process.env.HEAP_REPORT ?? '', JSON.stringify(process.memoryUsage()));
});
