// The common part of Node's `util`.
;(_, load) => {
  const CUSTOM = Symbol.for('nodejs.util.promisify.custom')
  const kindOf = (value) => Object.prototype.toString.call(value).slice(8, -1)
  const is =
    (...kinds) =>
    (value) =>
      kinds.includes(kindOf(value))
  const isObject = (value) => typeof value === 'object' && value !== null

  function promisify(act) {
    if (act[CUSTOM]) return act[CUSTOM]
    return function (...values) {
      return new Promise((resolve, reject) =>
        act.call(this, ...values, (error, value) => (error ? reject(error) : resolve(value))),
      )
    }
  }
  promisify.custom = CUSTOM

  function callbackify(act) {
    return function (...values) {
      const told = values.pop()
      act.apply(this, values).then(
        (value) => queueMicrotask(() => told(null, value)),
        (error) => queueMicrotask(() => told(error)),
      )
    }
  }
  function inherits(Kind, Above) {
    Object.defineProperty(Kind, 'super_', { value: Above, writable: true, configurable: true })
    Object.setPrototypeOf(Kind.prototype, Above.prototype)
  }

  // biome-ignore lint/suspicious/noDoubleEquals: as `assert.equal` does.
  const isLoosely = (one, other) => one == other || (Number.isNaN(one) && Number.isNaN(other))

  /** Whether two values are the same, part by part. `isStrict`: of one type and kind, too. */
  function isSame(one, other, isStrict, seen = new Map()) {
    if (!isObject(one) || !isObject(other)) return isStrict ? Object.is(one, other) : isLoosely(one, other)
    if (one === other || seen.get(one) === other) return true
    seen.set(one, other)
    const kind = kindOf(one)
    if (kind !== kindOf(other) || (isStrict && Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)))
      return false
    const same = (a, b) => isSame(a, b, isStrict, seen)
    if (kind === 'Date' || kind === 'Number' || kind === 'String' || kind === 'Boolean')
      if (!Object.is(one.valueOf(), other.valueOf())) return false
    if (kind === 'RegExp' && String(one) !== String(other)) return false
    if (kind === 'Error' && (one.message !== other.message || one.name !== other.name)) return false
    if (kind === 'Map' || kind === 'Set') {
      if (one.size !== other.size) return false
      const left = [...other]
      for (const part of one) {
        const isKnown =
          kind === 'Map' ? other.has(part[0]) && same(part[1], other.get(part[0])) : other.has(part)
        if (isKnown) continue
        const at = left.findIndex((candidate) => isObject(candidate) && same(part, candidate))
        if (at < 0) return false
        left.splice(at, 1)
      }
      return true
    }
    const names = Object.keys(one)
    return (
      names.length === Object.keys(other).length &&
      one.length === other.length &&
      names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
    )
  }

  const typed = ['Uint8', 'Uint8Clamped', 'Uint16', 'Uint32', 'Int8', 'Int16', 'Int32', 'Float32', 'Float64']
  const arrays = [...typed, 'BigInt64', 'BigUint64'].map((name) => `${name}Array`)
  const types = {
    ...Object.fromEntries(
      [
        ...arrays,
        'Map',
        'Set',
        'WeakMap',
        'WeakSet',
        'Date',
        'RegExp',
        'Promise',
        'ArrayBuffer',
        'DataView',
      ].map((kind) => [`is${kind}`, is(kind)]),
    ),
    isTypedArray: is(...arrays),
    isNativeError: is('Error'),
    isAsyncFunction: is('AsyncFunction', 'AsyncGeneratorFunction'),
    isGeneratorFunction: is('GeneratorFunction', 'AsyncGeneratorFunction'),
    isGeneratorObject: is('Generator'),
    isBoxedPrimitive: (value) =>
      isObject(value) && /^(?:Number|String|Boolean|BigInt|Symbol)$/.test(kindOf(value)),
  }
  return {
    inspect: load('inspect'),
    format: load('console').format,
    ...{ promisify, callbackify, inherits, types },
    deprecate: (act) => act,
    isDeepStrictEqual: (one, other) => isSame(one, other, true),
    isSame,
    isLoosely,
    isArray: Array.isArray,
    ...{ isDate: types.isDate, isRegExp: types.isRegExp, isError: types.isNativeError },
    toUSVString: (text) => String(text).toWellFormed(),
    TextEncoder: globalThis.TextEncoder,
    TextDecoder: globalThis.TextDecoder,
  }
}
