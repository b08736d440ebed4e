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

  // What is left of the input: read on demand, as an interactor answers only what it was asked.
  let rest = ''
  let ended = false
  function more() {
    if (ended) return false
    const chunk = host.read()
    if (chunk === '') ended = true
    rest += chunk
    return !ended
  }
  function readLine() {
    let from = 0
    let at = rest.indexOf('\n')
    while (at < 0 && more()) {
      at = rest.indexOf('\n', from)
      from = rest.length
    }
    if (at < 0 && rest === '') return null
    const found = at < 0 ? rest : rest.slice(0, at)
    rest = at < 0 ? '' : rest.slice(at + 1)
    return found.endsWith('\r') ? found.slice(0, -1) : found
  }
  function readAll() {
    while (more());
    const all = rest
    rest = ''
    return all
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

  // A listener of input is fed line by line, or all at once, when the program's own code has come to its end.
  function emitter(feed) {
    const listeners = {}
    const emit = (name, ...values) => (listeners[name] ?? []).forEach((act) => void act(...values))
    emit.isHeard = (name) => name in listeners
    let fed = false
    const on = (name, act) => {
      listeners[name] = [...(listeners[name] ?? []), act]
      if (!fed) {
        fed = true
        turns.push(() => feed(emit))
      }
      return self
    }
    const self = { on, once: on, addListener: on, emit, off: () => self, removeListener: () => self }
    return self
  }

  function createInterface() {
    const closed = { now: false }
    const waiting = []
    const lines = emitter((emit) => {
      // The next line answers a question that waits.
      if (waiting.length > 0) return true
      const next = closed.now ? null : readLine()
      if (next !== null) {
        emit('line', next)
        return true
      }
      emit('close')
      return false
    })
    return Object.assign(lines, {
      question(prompt, act) {
        host.write(1, text(prompt))
        waiting.push(act)
        turns.push(() => {
          waiting.shift()(readLine() ?? '')
          return false
        })
      },
      close() {
        closed.now = true
      },
      setPrompt() {},
      prompt() {},
      async *[Symbol.asyncIterator]() {
        for (let next = readLine(); next !== null; next = readLine()) yield next
      },
    })
  }

  const stdin = Object.assign(
    emitter((emit) => {
      // A listener of `readable` reads by itself.
      if (emit.isHeard('readable')) emit('readable')
      const all = readAll()
      if (all !== '') emit('data', all)
      emit('end')
      emit('close')
      return false
    }),
    {
      fd: 0,
      isTTY: false,
      setEncoding: () => stdin,
      resume: () => stdin,
      pause: () => stdin,
      read: () => readAll() || null,
      async *[Symbol.asyncIterator]() {
        yield readAll()
      },
    },
  )
  const output = (channel) => ({
    fd: channel,
    write: (what) => host.write(channel, text(what)) ?? true,
    end: (what) => void (what !== undefined && host.write(channel, text(what))),
  })

  const files = {
    readFileSync(path) {
      if (path !== 0 && path !== '/dev/stdin') throw new GlobalError(`There is no file ${text(path)}.`)
      return readAll()
    },
    writeFileSync(path, what) {
      const channel = { 1: 1, 2: 2, '/dev/stdout': 1, '/dev/stderr': 2 }[path]
      if (!channel) throw new GlobalError(`The file ${text(path)} cannot be written.`)
      host.write(channel, text(what))
    },
    writeSync: (channel, what) => host.write(channel === 2 ? 2 : 1, text(what)),
  }
  const process = {
    stdin,
    stdout: output(1),
    stderr: output(2),
    argv: ['node', 'main.js'],
    env: {},
    platform: 'linux',
    exit: (code) => host.exit(code === undefined ? 0 : +code | 0),
    on: () => process,
    nextTick: (act, ...values) => void Promise.resolve().then(() => act(...values)),
    hrtime: Object.assign(() => [0, 0], { bigint: () => 0n }),
    memoryUsage: () => ({ heapUsed: 0, rss: 0 }),
    uptime: () => 0,
    cwd: () => '/',
  }
  const modules = {
    fs: files,
    readline: { createInterface },
    process,
    os: { EOL: '\n' },
    assert: Object.assign(assertTrue, { ok: assertTrue }),
  }
  function assertTrue(value, message) {
    if (!value) throw new GlobalError(message ?? 'The assertion does not hold.')
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

  const module = { exports: {} }
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
    performance: { now: () => now },
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

  let answer
  let answered = false
  return {
    load,
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
