// What `console.log` prints of a value that is not a plain text or number, after Node 20's util.inspect (MIT License, Node.js
// contributors). Loaded when such a value is first printed.
;(host, load) => {
  const { quoted } = load('inspect-text')
  const grouped = load('inspect-columns')
  const { constructorName, prefixed, styleOf, functionWords, errorWords } = load('inspect-names')
  const { isArray } = Array
  const kindOf = (value) => Object.prototype.toString.call(value)
  const ownDescriptor = Object.getOwnPropertyDescriptor
  const CUSTOM = Symbol.for('nodejs.util.inspect.custom')
  const DEFAULTS = { depth: 2, breakLength: 80, compact: 3, maxArrayLength: 100, maxStringLength: 10_000 }

  const hasOwn = (value, key) => Object.hasOwn(value, key)
  const isEnumerable = (value, key) => Object.prototype.propertyIsEnumerable.call(value, key)
  const isIndex = (key) => /^(?:0|[1-9][0-9]*)$/.test(key) && +key < 2 ** 32 - 1
  const more = (count, what = 'item') => `... ${count} more ${what}${count > 1 ? 's' : ''}`

  function inspect(value, options) {
    const context = { ...DEFAULTS, seen: [], indent: 0, currentDepth: 0, circular: undefined }
    for (const name of Object.keys(DEFAULTS)) {
      if (options?.[name] === null) context[name] = Infinity
      else if (options?.[name] !== undefined) context[name] = options[name]
    }
    return told(context, value, 0)
  }
  inspect.custom = CUSTOM

  function told(context, value, level) {
    if (typeof value !== 'object' && typeof value !== 'function') return primitive(context, value)
    if (value === null) return 'null'
    const custom = value[CUSTOM]
    if (typeof custom === 'function' && custom !== inspect) {
      const words = custom.call(value, context.depth - level, { depth: context.depth }, inspect)
      if (words !== value) {
        if (typeof words !== 'string') return told(context, words, level)
        return words.replaceAll('\n', `\n${' '.repeat(context.indent)}`)
      }
    }
    if (context.seen.includes(value)) {
      context.circular ??= new Map()
      if (!context.circular.has(value)) context.circular.set(value, context.circular.size + 1)
      return `[Circular *${context.circular.get(value)}]`
    }
    return toldObject(context, value, level)
  }

  function primitive(context, value) {
    if (typeof value === 'bigint') return `${value}n`
    if (typeof value === 'number') return Object.is(value, -0) ? '-0' : `${value}`
    if (typeof value !== 'string') return String(value)
    const { maxStringLength: most, breakLength, indent } = context
    const trailer = value.length > most ? more(value.length - most, 'character') : ''
    const shown = trailer ? value.slice(0, most) : value
    if (shown.length <= 16 || shown.length <= breakLength - indent - 4) return quoted(shown) + trailer
    const lines = shown.split(/(?<=\n)/).map(quoted)
    return lines.join(` +\n${' '.repeat(indent + 2)}`) + trailer
  }

  function toldObject(context, value, level) {
    const name = constructorName(value, context, level)
    let tag = value[Symbol.toStringTag]
    if (typeof tag !== 'string' || (tag !== '' && isEnumerable(value, Symbol.toStringTag))) tag = ''
    const form = formOf(context, value, name, tag)
    if (typeof form === 'string') return form
    const { keys, isList, parts } = form
    let { base = '' } = form
    const [open, close] = form.braces ?? ['{', '}']
    let opening = open
    if (level > context.depth) {
      const words = styleOf(value, name, tag).slice(0, -1)
      return name === null ? words : `[${words}]`
    }
    context.seen.push(value)
    context.currentDepth = level + 1
    const output = parts ? parts(level + 1) : []
    for (const key of keys) output.push(property(context, value, level + 1, key, false))
    context.seen.pop()
    const index = context.circular?.get(value)
    if (index !== undefined) {
      if (base) base = `<ref *${index}> ${base}`
      else opening = `<ref *${index}> ${opening}`
    }
    return joined(context, output, base, [opening, close], isList, level + 1, value)
  }

  const ownKeys = (value) => [
    ...Object.keys(value),
    ...Object.getOwnPropertySymbols(value).filter((key) => isEnumerable(value, key)),
  ]
  const nonIndexKeys = (value) => ownKeys(value).filter((key) => typeof key === 'symbol' || !isIndex(key))

  /** How a value is told: whole, or by its braces, its parts and its keys. */
  function formOf(context, value, name, tag) {
    if (isArray(value)) {
      const keys = nonIndexKeys(value)
      const prefix = name !== 'Array' || tag ? prefixed(name, tag, 'Array', `(${value.length})`) : ''
      if (value.length === 0 && keys.length === 0) return `${prefix}[]`
      const braces = [`${prefix}[`, ']']
      return { keys, isList: true, braces, parts: (level) => listParts(context, value, level) }
    }
    if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
      const keys = nonIndexKeys(value)
      const prefix = prefixed(name, tag, tag, `(${value.length})`)
      if (value.length === 0 && keys.length === 0) return `${prefix}[]`
      return { keys, isList: true, braces: [`${prefix}[`, ']'], parts: () => numberParts(context, value) }
    }
    const keys = ownKeys(value)
    for (const [kind, Kind] of [
      ['Map', Map],
      ['Set', Set],
    ]) {
      if (!(value instanceof Kind) || kindOf(value) !== `[object ${kind}]`) continue
      const prefix = prefixed(name, tag, kind, `(${value.size})`)
      if (value.size === 0 && keys.length === 0) return `${prefix}{}`
      const parts = kind === 'Map' ? mapParts : setParts
      return { keys, braces: [`${prefix}{`, '}'], parts: (level) => parts(context, value, level) }
    }
    if (/^(Map|Set) Iterator$/.test(tag)) return iteratorForm(context, value, tag, keys)
    return otherForm(context, value, name, tag, keys)
  }

  /** A look would use the iterator up: what was looked at is given to whoever goes on. */
  function iteratorForm(context, value, tag, keys) {
    const rest = []
    for (let step = value.next(); !step.done; step = value.next()) rest.push(step.value)
    let at = 0
    const next = () =>
      at < rest.length ? { value: rest[at++], done: false } : { value: undefined, done: true }
    Object.defineProperty(value, 'next', { value: next, writable: true, configurable: true })
    const isSet = tag.startsWith('Set')
    const isPair = (item) => isArray(item) && item.length === 2 && (!isSet || Object.is(item[0], item[1]))
    const isEntries = rest.length > 0 && rest.every(isPair)
    const braces = [`[${isEntries ? tag.replace('Iterator', 'Entries') : tag}] {`, '}']
    const pair = (items, level) => joined(context, items, '', ['[', ']'], true, level)
    const one = (item, level) =>
      isEntries
        ? pair([told(context, item[0], level), told(context, item[1], level)], level)
        : told(context, item, level)
    return { keys, braces, parts: (level) => indented(context, rest, (item) => one(item, level)) }
  }

  function otherForm(context, value, name, tag, keys) {
    const whole = (base) => (keys.length === 0 ? base : { keys, base })
    const named = (kind, words) =>
      (prefixed(name, tag, kind) === `${kind} ` ? '' : prefixed(name, tag, kind)) + words
    const kind = kindOf(value)
    if (typeof value === 'function') return whole(functionWords(value, name, tag))
    if (name === 'Object') {
      const isArguments = kind === '[object Arguments]'
      const braces = [isArguments ? '[Arguments] {' : tag ? `${prefixed(name, tag, 'Object')}{` : '{', '}']
      return keys.length === 0 ? `${braces[0]}}` : { keys, braces }
    }
    if (kind === '[object RegExp]') return whole(named('RegExp', RegExp.prototype.toString.call(value)))
    if (kind === '[object Date]')
      return whole(
        named('Date', Number.isNaN(+value) ? 'Invalid Date' : Date.prototype.toISOString.call(value)),
      )
    if (value instanceof Error) return errorForm(context, value, name, tag, keys)
    if (value instanceof ArrayBuffer) return bufferForm(context, value, name, tag, keys)
    if (value instanceof DataView) {
      const all = ['byteLength', 'byteOffset', 'buffer', ...keys]
      return { keys: all, braces: [`${prefixed(name, tag, 'DataView')}{`, '}'] }
    }
    const braces = [`${styleOf(value, name, tag)}{`, '}']
    if (value instanceof Promise)
      return { keys, braces, parts: (level) => promiseParts(context, value, level) }
    if (value instanceof WeakSet || value instanceof WeakMap)
      return { keys, braces, parts: () => ['<items unknown>'] }
    const boxed = /^\[object (Number|String|Boolean|BigInt|Symbol)\]$/.exec(kind)?.[1]
    if (boxed && value instanceof globalThis[boxed]) return boxedForm(context, value, name, tag, keys, boxed)
    return keys.length === 0 ? `${braces[0]}}` : { keys, braces }
  }

  function errorForm(context, value, name, tag, keys) {
    const base = errorWords(value, name, tag, context.indent, keys)
    const all = [
      ...keys.filter((key) => !['name', 'message', 'stack'].includes(key) || !base.includes(value[key])),
    ]
    for (const key of ['cause', 'errors'])
      if ((key === 'cause' ? 'cause' in value : isArray(value.errors)) && !all.includes(key)) all.push(key)
    return all.length === 0 ? base : { keys: all, base }
  }

  function bufferForm(context, value, name, tag, keys) {
    const bytes = Array.from(new Uint8Array(value).slice(0, context.maxArrayLength), (byte) =>
      byte.toString(16).padStart(2, '0'),
    )
    const left = value.byteLength - bytes.length
    const words = `[Uint8Contents]: <${bytes.join(' ')}${left > 0 ? ` ${more(left, 'byte')}` : ''}>`
    return {
      keys: ['byteLength', ...keys],
      braces: [`${prefixed(name, tag, 'ArrayBuffer')}{`, '}'],
      parts: () => [words],
    }
  }

  function boxedForm(context, value, name, tag, keys, kind) {
    const left = kind === 'String' ? keys.filter((key) => typeof key === 'symbol' || !isIndex(key)) : keys
    const other = kind === name ? '' : name === null ? ' (null prototype)' : ` (${name})`
    const base = `[${kind}${other}: ${primitive(context, globalThis[kind].prototype.valueOf.call(value))}]`
    const words = tag && tag !== name ? `${base} [${tag}]` : base
    return left.length === 0 ? words : { keys: left, base: words }
  }

  function indented(context, values, tell) {
    const most = Math.max(0, context.maxArrayLength)
    const output = []
    context.indent += 2
    for (const value of values) {
      if (output.length >= most) break
      output.push(tell(value))
    }
    context.indent -= 2
    const size = values.size ?? values.length
    if (size > most) output.push(more(size - most))
    return output
  }
  const setParts = (context, set, level) => indented(context, set, (value) => told(context, value, level))
  const mapParts = (context, map, level) =>
    indented(context, map, ([key, value]) => `${told(context, key, level)} => ${told(context, value, level)}`)

  function promiseParts(context, value, level) {
    const [state, result] = host.promise(value)
    if (state === 'pending') return ['<pending>']
    context.indent += 2
    const words = told(context, result, level)
    context.indent -= 2
    return [state === 'rejected' ? `<rejected> ${words}` : words]
  }

  function numberParts(context, value) {
    const most = Math.min(Math.max(0, context.maxArrayLength), value.length)
    const output = []
    for (let at = 0; at < most; at++) output.push(primitive(context, value[at]))
    if (value.length > most) output.push(more(value.length - most))
    return output
  }

  function listParts(context, value, level) {
    const most = Math.min(Math.max(0, context.maxArrayLength), value.length)
    const output = []
    let at = 0
    while (at < value.length && output.length < most) {
      if (hasOwn(value, at)) {
        output.push(property(context, value, level, at, true))
        at++
        continue
      }
      const next = nextIndex(value, at)
      output.push(`<${next - at} empty item${next - at > 1 ? 's' : ''}>`)
      at = next
    }
    if (at < value.length) output.push(more(value.length - at))
    return output
  }

  /** The next index that a sparse array holds. */
  function nextIndex(value, from) {
    for (let at = from; at < from + 50 && at < value.length; at++) if (hasOwn(value, at)) return at
    const found = Object.keys(value).find((key) => isIndex(key) && +key >= from)
    return found === undefined ? value.length : +found
  }

  function property(context, value, level, key, isItem) {
    const descriptor = ownDescriptor(value, key) ?? { value: value[key], enumerable: true }
    let words
    if (descriptor.value !== undefined) {
      context.indent += 2
      words = told(context, descriptor.value, level)
      context.indent -= 2
    } else if (descriptor.get) words = descriptor.set ? '[Getter/Setter]' : '[Getter]'
    else words = descriptor.set ? '[Setter]' : 'undefined'
    if (isItem) return words
    if (typeof key === 'symbol') return `[${quoted(key.toString()).slice(1, -1)}]: ${words}`
    if (key === '__proto__') return `['__proto__']: ${words}`
    if (descriptor.enumerable === false) return `[${key}]: ${words}`
    return `${/^[a-zA-Z_][a-zA-Z_0-9]*$/.test(key) ? key : quoted(key)}: ${words}`
  }

  function joined(context, parts, base, [open, close], isList, level, value) {
    const { indent, breakLength, compact, currentDepth } = context
    const begin = `${base ? `${base} ` : ''}${open}`
    const output = isList && parts.length > 6 ? grouped(context, parts, value) : parts
    if (currentDepth - level < compact && output.length === parts.length) {
      const start = output.length + indent + open.length + base.length + 10
      const length = output.reduce((sum, part) => sum + part.length, output.length + start)
      const isShort = length <= breakLength && !base.includes('\n')
      if (isShort && !output.some((part) => part.includes('\n')))
        return `${begin} ${output.join(', ')} ${close}`
    }
    const newline = `\n${' '.repeat(indent)}`
    return `${begin}${newline}  ${output.join(`,${newline}  `)}${newline}${close}`
  }

  return inspect
}
