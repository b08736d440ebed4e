// What a program's world has besides the prelude. It is made for programs that name any of it.
;(host, load, base) => {
  const { apply } = Reflect
  const text = String
  const define = (holder, name, value) => {
    Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false })
  }

  /** A global that is read when it is first used, and that a program may replace. */
  function later(name, read) {
    if (name in globalThis) return
    Object.defineProperty(globalThis, name, {
      get() {
        // Lodash looks for the `_` before it.
        define(globalThis, name, undefined)
        define(globalThis, name, read())
        return globalThis[name]
      },
      set: (value) => define(globalThis, name, value),
      configurable: true,
      enumerable: false,
    })
  }
  const queues = () => load('data-structures')
  for (const name of ['PriorityQueue', 'MinPriorityQueue', 'MaxPriorityQueue', 'Queue', 'Deque'])
    later(name, () => queues()[name])
  later('_', () => load('lodash'))
  later('structuredClone', () => load('structured-clone').structuredClone)
  later('TextEncoder', () => load('text-coding').TextEncoder)
  later('TextDecoder', () => load('text-coding').TextDecoder)
  later('Intl', () => load('intl').Intl)
  later('Buffer', () => load('buffer').Buffer)
  for (const name of ['URL', 'URLSearchParams']) later(name, () => load('url')[name])

  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const unfit = (words) => Object.assign(new Error(words), { name: 'InvalidCharacterError' })
  define(globalThis, 'btoa', function btoa(given) {
    const bytes = text(given)
    let all = ''
    for (let at = 0; at < bytes.length; at += 3) {
      const three = [0, 1, 2].map((more) => (at + more < bytes.length ? bytes.charCodeAt(at + more) : 0))
      if (three.some((byte) => byte > 255)) throw unfit('Invalid character')
      const bits = (three[0] << 16) | (three[1] << 8) | three[2]
      const letters = [18, 12, 6, 0].map((shift) => LETTERS[(bits >> shift) & 63])
      all += letters
        .slice(0, bytes.length - at + 1)
        .join('')
        .padEnd(4, '=')
    }
    return all
  })
  define(globalThis, 'atob', function atob(given) {
    const plain = text(given).replace(/[\t\n\f\r ]/g, '')
    const letters = plain.length % 4 === 0 ? plain.replace(/==?$/, '') : plain
    if (letters.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(letters))
      throw unfit('The string to be decoded is not correctly encoded.')
    let [all, bits, count] = ['', 0, 0]
    for (const letter of letters) {
      bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0xffff
      count += 6
      if (count >= 8) {
        count -= 8
        all += String.fromCharCode((bits >> count) & 255)
      }
    }
    return all
  })

  define(Array, 'fromAsync', async function fromAsync(items, map = (item) => item) {
    const isIterable = items[Symbol.asyncIterator] ?? items[Symbol.iterator]
    const all = []
    for await (const item of isIterable ? items : Array.from(items)) all.push(await map(item, all.length))
    return all
  })

  /** The engine has no languages: its own methods are replaced by ours at the first call. */
  function inEnglish(Kind, names) {
    for (const name of names) {
      const own = function (...values) {
        const method = load('intl').methods[Kind.name][name]
        if (Kind.prototype[name] === own) define(Kind.prototype, name, method)
        return apply(method, this, values)
      }
      define(own, 'name', name)
      define(Kind.prototype, name, own)
    }
  }
  inEnglish(String, ['localeCompare'])
  inEnglish(Number, ['toLocaleString'])
  inEnglish(BigInt, ['toLocaleString'])
  inEnglish(Date, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])

  const { log, error: warn } = console
  const plain = base.line
  const write = (words) => host.write(1, base.indented(`${words}\n`))
  let indent = ''
  base.indented = (words) => (indent ? indent + words.replace(/\n(?!$)/g, `\n${indent}`) : words)
  base.line = (values) => base.indented(plain(values))
  const counts = { __proto__: null }
  Object.assign(console, {
    dir: (value, options) => write(load('inspect')(value, options)),
    table: (data, columns) => write(load('console').table(data, columns)),
    assert: (holds, ...values) => void (holds || warn('Assertion failed', ...values)),
    count(name = 'default') {
      counts[name] = (counts[name] ?? 0) + 1
      log(`${text(name)}: ${counts[name]}`)
    },
    countReset: (name = 'default') => void delete counts[name],
    group(...values) {
      if (values.length > 0) log(...values)
      indent += '  '
    },
    groupEnd() {
      indent = indent.slice(2)
    },
  })

  /** What `require` and `import` find besides the prelude's own. */
  const packages = {
    lodash: () => load('lodash'),
    ...load('node-modules'),
    '@datastructures-js/priority-queue': queues,
    '@datastructures-js/queue': queues,
    '@datastructures-js/deque': queues,
  }
  return { packages }
}
