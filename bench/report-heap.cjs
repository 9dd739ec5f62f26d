// Loaded into a server by bench/memory.ts: at SIGUSR2 it collects what is dead and writes down what is left.
const { writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  // Finalizers that run after the first collection let the second free more.
  collect();
  collect();
  writeFileSync(process.env.HEAP_REPORT ?? '', JSON.stringify(process.memoryUsage()));
});
