// The modules of Node that `require` and `import` find besides the prelude's own.
;(_, load) => {
  const clocks = () => ({
    setTimeout,
    setInterval,
    setImmediate,
    clearTimeout,
    clearInterval,
    promises: waits(),
  })
  const waits = () => ({
    setTimeout: (delay, value) => new Promise((resolve) => setTimeout(resolve, delay, value)),
    setImmediate: (value) => new Promise((resolve) => setImmediate(resolve, value)),
    async *setInterval(delay, value) {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, delay))
        yield value
      }
    },
    scheduler: { wait: (delay) => new Promise((resolve) => setTimeout(resolve, delay)) },
  })
  // There is one machine, of which nothing can be learned.
  const os = () => ({
    EOL: '\n',
    ...{ arch: () => 'x64', platform: () => 'linux', type: () => 'Linux', release: () => '6.0.0' },
    ...{ cpus: () => [{ model: '', speed: 0 }], availableParallelism: () => 1, loadavg: () => [0, 0, 0] },
    ...{ totalmem: () => 2 ** 28, freemem: () => 2 ** 28, uptime: () => 0, hostname: () => 'localhost' },
    ...{
      homedir: () => '/',
      tmpdir: () => '/tmp',
      endianness: () => 'LE',
      userInfo: () => ({ username: '' }),
    },
  })
  const url = () => ({
    ...load('url'),
    fileURLToPath: (address) => decodeURIComponent(new URL(address).pathname),
    pathToFileURL: (path) => new URL(`file://${encodeURI(path)}`),
    format: (address) => String(address),
  })
  const util = () => {
    const { isSame: _, isLoosely: __, ...shown } = load('util')
    return shown
  }
  const { events, path } = {
    events: () => {
      const EventEmitter = load('events')
      EventEmitter.EventEmitter = EventEmitter
      return EventEmitter
    },
    path: () => {
      const found = load('path')
      found.posix = found
      return found
    },
  }
  return {
    ...{ os, url, util, events, path },
    assert: () => load('assert'),
    'assert/strict': () => load('assert').strict,
    'path/posix': path,
    buffer: () => load('buffer'),
    timers: clocks,
    'timers/promises': waits,
    'util/types': () => util().types,
  }
}
