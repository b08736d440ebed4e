// Runs in QuickJS before the learner's program, whose world it makes: what a script under Node would find, as far as
// solving problems needs it. Everything used after the learner's code has begun is taken here, so that replacing a
// built-in changes nothing of how an answer is handed over.
;(host) => {
  const { parse, stringify } = JSON
  const { apply } = Reflect
  const { isArray } = Array
  const { is } = Object
  const text = String
  const GlobalError = Error
  const GlobalPromise = Promise
  const { then } = Promise.prototype
  let failed
  const fail = (error) => {
    failed = { error }
  }

  // The larger parts of the world are read when they are first used, so that other programs do not carry them.
  const loaded = { __proto__: null }
  const base = {}
  const load = (name) => {
    loaded[name] ??= host.load(name, host, load, base)
    return loaded[name]
  }

  function inWords(value) {
    if (typeof value === 'string') return value
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value === 'function' || (typeof value === 'object' && value !== null))
      return load('inspect')(value)
    return is(value, -0) ? '-0' : text(value)
  }
  function line(values) {
    const [first] = values
    if (values.length > 1 && typeof first === 'string' && first.includes('%'))
      return `${load('console').format(...values)}\n`
    return `${values.map(inWords).join(' ')}\n`
  }
  base.line = line
  const log = (...values) => host.write(1, base.line(values))
  const warn = (...values) => host.write(2, base.line(values))

  // What is left of the input: read on demand, as an interactor answers only what it was asked. Whole lines, from `at`
  // on, and last the beginning of the next one: cutting a line off a text would copy the rest of it.
  let lines = ['']
  let at = 0
  let ended = false
  function more() {
    if (ended) return false
    const chunk = host.read()
    if (chunk === '') ended = true
    const last = lines.length - 1
    const whole = lines[last] + chunk
    const parts = (whole.includes('\r') ? whole.replaceAll('\r\n', '\n') : whole).split('\n')
    lines = at < last ? [...lines.slice(at, last), ...parts] : parts
    at = 0
    return !ended
  }
  function readLine() {
    while (at === lines.length - 1 && more());
    if (at < lines.length - 1) return lines[at++]
    const [last] = lines.splice(at, 1, '')
    return last === '' ? null : last.endsWith('\r') ? last.slice(0, -1) : last
  }
  function readAll() {
    while (more());
    const all = lines.slice(at).join('\n')
    lines = ['']
    at = 0
    return all
  }
  /** As bytes, which need not be a text: all to the end, or what is there. */
  function readBytes(isWhole) {
    const isFresh = lines.length === 1 && lines[0] === ''
    return isFresh && !ended ? host.readBytes(isWhole) : host.encode(readAll())
  }

  // Timers run in the order of their time; no time passes, so that waiting is free.
  const turns = []
  const timers = []
  let timerId = 0
  function setTimer(act, delay, repeat, values) {
    timerId++
    timers.push({ id: timerId, at: now + Math.max(1, +delay || 0), act, repeat, values })
    return timerId
  }
  let now = 0
  function clearTimer(id) {
    const at = timers.findIndex((timer) => timer.id === id)
    if (at >= 0) timers.splice(at, 1)
  }
  function runTimer() {
    if (timers.length === 0) return false
    const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first))
    clearTimer(next.id)
    now = next.at
    if (next.repeat) timers.push({ ...next, at: now + Math.max(1, +next.repeat || 0) })
    next.act(...next.values)
    return true
  }

  /** What `on` and its like do, for an object of the world. `listened` hears of every new listener. */
  function emitter(self, listened = () => {}) {
    const heard = { __proto__: null }
    const on = (name, act) => {
      heard[name] = [...(heard[name] ?? []), act]
      listened(name)
      return self
    }
    function off(name, act) {
      const at = (heard[name] ?? []).findLastIndex((one) => one === act || one.listener === act)
      if (at >= 0) heard[name] = heard[name].toSpliced(at, 1)
      return self
    }
    function once(name, act) {
      const first = (...values) => {
        off(name, first)
        return apply(act, self, values)
      }
      first.listener = act
      return on(name, first)
    }
    function emit(name, ...values) {
      const acts = heard[name] ?? []
      for (let at = 0; at < acts.length; at++) apply(acts[at], self, values)
      return acts.length > 0
    }
    const listeners = (name) => heard[name] ?? []
    const listenerCount = (name) => heard[name]?.length ?? 0
    const removeAllListeners = (name) => {
      for (const one of name === undefined ? Object.keys(heard) : [name]) delete heard[one]
      return self
    }
    const plain = { on, once, off, emit, addListener: on, prependListener: on, removeListener: off }
    return Object.assign(self, plain, {
      listeners,
      listenerCount,
      removeAllListeners,
      setMaxListeners: () => self,
    })
  }

  /** What comes one by one, for `for await`. */
  const oneByOne = (next) => ({
    next: () => {
      const value = next()
      return resolved(value === null ? { value: undefined, done: true } : { value, done: false })
    },
    return: () => resolved({ value: undefined, done: true }),
    [Symbol.asyncIterator]() {
      return this
    },
  })
  const resolved = (value) => GlobalPromise.resolve(value)

  function createInterface() {
    const waiting = []
    let [isFed, isClosed, isPaused] = [false, false, false]
    // The program's own code has come to its end. All lines that are there are told at once, as by Node.
    function feed() {
      do {
        // The next line answers a question that waits.
        if (waiting.length > 0 || isPaused) return true
        const next = isClosed ? null : at < lines.length - 1 ? lines[at++] : readLine()
        if (next === null) {
          self.close()
          return false
        }
        const acts = self.listeners('line')
        for (let one = 0; one < acts.length; one++) acts[one].call(self, next)
      } while (at < lines.length - 1)
      return true
    }
    const listened = () => {
      if (isFed) return
      isFed = true
      turns.push(feed)
    }
    const question = (asked, options, act = options) => {
      host.write(1, text(asked))
      waiting.push(act)
      turns.push(() => {
        waiting.shift()(readLine() ?? '')
        return false
      })
    }
    let shown = '> '
    let isTold = false
    const self = emitter({}, listened)
    return Object.assign(self, {
      question,
      close() {
        isClosed = true
        if (isTold) return
        isTold = true
        self.emit('close')
      },
      pause: () => {
        isPaused = true
        return self
      },
      resume: () => {
        isPaused = false
        return self
      },
      setPrompt(words) {
        shown = text(words)
      },
      getPrompt: () => shown,
      prompt: () => void host.write(1, shown),
      write() {},
      [Symbol.asyncIterator]: () => oneByOne(() => (isClosed ? null : readLine())),
    })
  }

  /** A line's answer as a promise. */
  function createPromising() {
    const lines = createInterface()
    const { question } = lines
    lines.question = (asked) => new GlobalPromise((resolve) => question(asked, resolve))
    return lines
  }

  // What is read is bytes, as in Node, unless the program says that it wants a text.
  let encoding
  const chunk = () => asked(readBytes(true), encoding)
  const asked = (bytes, wanted) => {
    if (/^utf-?8$/i.test(wanted ?? '')) return host.decode(bytes, 0, bytes.byteLength)
    const buffer = load('buffer').Buffer.from(bytes)
    return wanted ? buffer.toString(wanted) : buffer
  }
  let isFed = false
  const stdin = emitter({}, () => {
    if (isFed) return
    isFed = true
    turns.push(() => {
      // A listener of `readable` reads by itself.
      stdin.emit('readable')
      if (stdin.listenerCount('data') > 0) {
        const all = chunk()
        if (all.length > 0) stdin.emit('data', all)
      }
      stdin.emit('end')
      stdin.emit('close')
      return false
    })
  })
  const piped = () => stdin
  Object.assign(stdin, {
    fd: 0,
    isTTY: false,
    setEncoding(wanted = 'utf8') {
      encoding = wanted
      return stdin
    },
    ...{ resume: piped, pause: piped, unref: piped, ref: piped, setRawMode: piped },
    read() {
      const all = chunk()
      return all.length > 0 ? all : null
    },
    [Symbol.asyncIterator]: () => oneByOne(() => stdin.read()),
  })
  function output(channel) {
    const put = (what) => host.write(channel, text(what))
    const self = emitter({ fd: channel, isTTY: false, writable: true })
    // Behind what is written may stand how it is written, and what is done then.
    const then = (...more) => {
      const act = more.findLast((one) => typeof one === 'function')
      if (act) process.nextTick(act)
    }
    self.write = (what, ...more) => {
      put(what)
      then(...more)
      return true
    }
    self.end = (what, ...more) => {
      if (what !== undefined && typeof what !== 'function') put(what)
      then(what, ...more)
      return self
    }
    return self
  }

  const INPUT = [0, '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']
  const CHANNELS = { 1: 1, 2: 2, '/dev/stdout': 1, '/dev/stderr': 2 }
  const wordOf = (options) => (typeof options === 'string' ? options : options?.encoding)
  let unread = new Uint8Array()
  const files = {
    readFileSync(path, options) {
      if (!INPUT.includes(path)) throw missing(path)
      return asked(readBytes(true), wordOf(options))
    },
    /** Into bytes that are there. */
    readSync(channel, place, offset = 0, length = place.byteLength - offset) {
      if (channel !== 0) throw missing(channel)
      if (unread.length === 0) unread = new Uint8Array(readBytes(false))
      const taken = unread.subarray(0, length)
      unread = unread.subarray(taken.length)
      new Uint8Array(place.buffer, place.byteOffset).set(taken, offset)
      return taken.length
    },
    writeFileSync(path, what) {
      if (!CHANNELS[path]) throw new GlobalError(`The file ${text(path)} cannot be written.`)
      host.write(CHANNELS[path], text(what))
    },
    writeSync(channel, what) {
      host.write(channel === 2 ? 2 : 1, text(what))
      return what.length
    },
    existsSync: (path) => INPUT.includes(path),
    fstatSync: () => ({ size: 0, isFile: () => false }),
    openSync: (path) => (INPUT.includes(path) ? 0 : (CHANNELS[path] ?? files.readFileSync(path))),
    closeSync() {},
    createReadStream: (path) => (INPUT.includes(path) ? stdin : files.readFileSync(path)),
    readFile(path, options, act = options) {
      const all = files.readFileSync(path, typeof options === 'function' ? undefined : options)
      setTimer(act, 0, 0, [null, all])
    },
  }
  files.appendFileSync = files.writeFileSync
  files.promises = {
    readFile: async (...values) => files.readFileSync(...values),
    writeFile: async (...values) => files.writeFileSync(...values),
  }
  const missing = (path) =>
    Object.assign(new GlobalError(`There is no file ${text(path)}.`), { code: 'ENOENT', path })

  let isEnding = false
  /** Tells those who wait for the end, and ends with the code that is set by then. */
  function finish(code) {
    if (code !== undefined) process.exitCode = +code | 0
    if (!isEnding) {
      isEnding = true
      process.emit('exit', process.exitCode ?? 0)
    }
    const last = process.exitCode ?? 0
    if (code !== undefined || last !== 0) host.exit(last)
  }
  const process = emitter({
    stdin,
    stdout: output(1),
    stderr: output(2),
    argv: ['node', 'main.js'],
    argv0: 'node',
    execArgv: [],
    env: {},
    ...{ pid: 1, ppid: 0, title: 'node', arch: 'x64', platform: 'linux' },
    ...{ version: 'v20.19.0', versions: { node: '20.19.0' }, release: { name: 'node' } },
    exitCode: undefined,
    exit: (code = process.exitCode ?? 0) => finish(code),
    nextTick: (act, ...values) => void Promise.resolve().then(() => act(...values)),
    hrtime: Object.assign(() => [0, 0], { bigint: () => 0n }),
    memoryUsage: () => ({ heapUsed: 0, heapTotal: 0, rss: 0, external: 0 }),
    cpuUsage: () => ({ user: 0, system: 0 }),
    uptime: () => 0,
    cwd: () => '/',
    emitWarning: (what) => warn(`Warning: ${text(what)}`),
  })
  const performance = { now: () => now, timeOrigin: 0, mark() {}, measure() {} }
  const modules = {
    fs: files,
    'fs/promises': files.promises,
    readline: {
      createInterface,
      promises: { createInterface: createPromising },
      clearLine() {},
      cursorTo() {},
    },
    'readline/promises': { createInterface: createPromising },
    process,
    perf_hooks: { performance },
  }
  function require(name) {
    const plain = text(name).replace(/^node:/, '')
    const found = modules[plain] ?? load('world').packages[plain]?.()
    if (!found) throw new GlobalError(`The module ${text(name)} is not available here.`)
    return found
  }

  class ListNode {
    constructor(val, next) {
      this.val = val === undefined ? 0 : val
      this.next = next === undefined ? null : next
    }
  }
  class TreeNode {
    constructor(val, left, right) {
      this.val = val === undefined ? 0 : val
      this.left = left === undefined ? null : left
      this.right = right === undefined ? null : right
    }
  }

  const module = {
    exports: {},
    id: '.',
    filename: '/main.js',
    path: '/',
    children: [],
    paths: [],
    loaded: false,
  }
  require.main = module
  require.resolve = (name) => text(name)
  require.cache = {}
  const world = {
    console: {
      log,
      info: log,
      debug: log,
      error: warn,
      warn,
      trace: warn,
      time() {},
      timeEnd() {},
      table: log,
    },
    global: globalThis,
    print: log,
    readline: readLine,
    prompt: readLine,
    process,
    require,
    module,
    exports: module.exports,
    performance,
    ...{ __filename: '/main.js', __dirname: '/' },
    setTimeout: (act, delay, ...values) => setTimer(act, delay, 0, values),
    setInterval: (act, delay, ...values) => setTimer(act, delay, Math.max(1, +delay || 0), values),
    setImmediate: (act, ...values) => setTimer(act, 0, 0, values),
    clearTimeout: clearTimer,
    clearInterval: clearTimer,
    queueMicrotask: (act) => void Promise.resolve().then(() => act()),
    ListNode,
    TreeNode,
  }

  for (const name of Object.keys(world)) {
    Object.defineProperty(globalThis, name, {
      value: world[name],
      writable: true,
      configurable: true,
      enumerable: false,
    })
  }

  // ── Handing values over. Plain loops and own properties: nothing here can be replaced from outside.
  const failure = (message) => {
    const error = new GlobalError(message)
    error.name = 'BadAnswer'
    return error
  }

  const NAMES = { int: 'a whole number', long: 'a whole number', double: 'a number', bool: 'true or false' }
  const nameOf = ({ atom, depth }) => (depth > 0 ? 'an array' : (NAMES[atom] ?? 'a string'))
  /** What came instead, in a few words. */
  function came(value) {
    if (typeof value === 'string') return stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
    if (typeof value === 'function') return 'a function'
    if (typeof value !== 'object' || value === null) return text(value)
    return isArray(value) ? 'an array' : 'an object'
  }
  const unlike = (value, shape) => failure(`${came(value)}, where ${nameOf(shape)} was expected`)

  function listOf(values) {
    let head = null
    for (let at = values.length - 1; at >= 0; at--) head = new ListNode(values[at], head)
    return head
  }
  function treeOf(values) {
    if (values.length === 0 || values[0] === null) return null
    const root = new TreeNode(values[0])
    const row = [root]
    let filled = 1
    let at = 1
    for (let parent = 0; parent < filled; parent++) {
      for (let side = 0; side < 2 && at < values.length; side++, at++) {
        if (values[at] === null) continue
        const node = new TreeNode(values[at])
        if (side === 0) row[parent].left = node
        else row[parent].right = node
        row[filled++] = node
      }
    }
    return root
  }

  function given(value, { atom, depth }) {
    if (depth > 0) {
      for (let at = 0; at < value.length; at++) value[at] = given(value[at], { atom, depth: depth - 1 })
      return value
    }
    if (atom === 'ListNode') return listOf(value)
    if (atom === 'TreeNode') return treeOf(value)
    return value
  }

  function told(value, shape) {
    const { atom, depth } = shape
    if (depth > 0) {
      if (!isArray(value) && !ArrayBuffer.isView(value)) throw unlike(value, shape)
      let all = '['
      for (let at = 0; at < value.length; at++)
        all += (at ? ',' : '') + told(value[at], { atom, depth: depth - 1 })
      return `${all}]`
    }
    switch (atom) {
      case 'int':
      case 'long':
        if (typeof value === 'bigint') return `"${value}"`
        if (typeof value !== 'number' || value % 1 !== 0) throw unlike(value, shape)
        return value === 0 ? '0' : value <= 1e15 && value >= -1e15 ? `${value}` : `"${bigText(value)}"`
      case 'double':
        if (typeof value !== 'number') throw unlike(value, shape)
        return value - value === 0 ? `${value}` : `"${value}"`
      case 'bool':
        if (typeof value !== 'boolean') throw unlike(value, shape)
        return `${value}`
      case 'ListNode':
        return toldList(value)
      case 'TreeNode':
        return toldTree(value)
      default:
        if (typeof value !== 'string') throw unlike(value, shape)
        return stringify(value)
    }
  }
  const Big = BigInt
  const bigText = (value) => `${Big(value)}`
  const number = { atom: 'int', depth: 0 }
  const NODES = 1_000_000

  function toldList(node) {
    let all = '['
    let count = 0
    for (let at = node; at !== null && at !== undefined; at = at.next) {
      if (typeof at !== 'object') throw failure('a ListNode was expected')
      if (++count > NODES) throw failure('the list has no end')
      all += (count > 1 ? ',' : '') + told(at.val, number)
    }
    return `${all}]`
  }
  function toldTree(root) {
    if (root === null || root === undefined) return '[]'
    const row = [root]
    let filled = 1
    let all = '['
    let gaps = ''
    for (let at = 0; at < filled; at++) {
      const node = row[at]
      if (node === null || node === undefined) {
        gaps += ',null'
        continue
      }
      if (typeof node !== 'object') throw failure('a TreeNode was expected')
      if (filled > 2 * NODES) throw failure('the tree has no end')
      all += gaps + (at ? ',' : '') + told(node.val, number)
      gaps = ''
      row[filled++] = node.left
      row[filled++] = node.right
    }
    return `${all}]`
  }

  // The engine gives back what is below zero as it is.
  const { asUintN } = BigInt
  Object.defineProperty(BigInt, 'asUintN', {
    value: {
      asUintN(bits, value) {
        // With its errors of what is no such number.
        const given = asUintN(bits, value)
        return given < 0n ? given & ((1n << Big(bits)) - 1n) : given
      },
    }.asUintN,
    writable: true,
    configurable: true,
  })

  let answer
  let answered = false
  return {
    load,
    /** False where nobody asked to be told of the end. */
    finish() {
      const isAwaited = process.exitCode !== undefined || process.listenerCount('exit') > 0
      if (isAwaited) finish()
      return isAwaited
    },
    call(target, self, jobText) {
      const { values, parameters, returns, changed } = parse(jobText)
      for (let at = 0; at < parameters.length; at++) values[at] = given(values[at], parameters[at])
      const result = apply(target, self, values)
      const finish = (value) => {
        if (value === undefined && changed === null && !/Node$/.test(returns.atom))
          throw failure(
            `nothing (undefined), where ${nameOf(returns)} was expected. Is a \`return\` missing?`,
          )
        answer = told(changed === null ? value : values[changed], returns)
        answered = true
      }
      if (result instanceof GlobalPromise) apply(then, result, [finish, fail])
      else finish(result)
    },
    answer: () => (answered ? answer : undefined),
    /** One more thing to do: a timer, a line of input. False when there is nothing. */
    turn() {
      if (failed) {
        const error = failed.error
        failed = undefined
        throw error
      }
      const [next] = turns
      if (next) {
        turns.shift()
        if (next()) turns.push(next)
        return true
      }
      return runTimer()
    },
  }
}
