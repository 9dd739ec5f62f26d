// proof/bench/memory.ts loads this script into a server. At SIGUSR2 it collects garbage and writes the
// memory usage to a file.
const { writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  // Finalisers of the first collection free more memory, which the second collection collects.
  collect();
  collect();
  writeFileSync(process.env.HEAP_REPORT ?? '', JSON.stringify(process.memoryUsage()));
});
