// structuredClone: a deep copy that knows circles, Maps, Sets, dates and buffers, and refuses functions.
;() => {
  const kindOf = (value) => Object.prototype.toString.call(value).slice(8, -1)
  class DataCloneError extends Error {
    get name() {
      return 'DataCloneError'
    }
  }
  const refuse = (words) => {
    throw new DataCloneError(`${words} could not be cloned.`)
  }

  function structuredClone(value) {
    const seen = new Map()
    const keep = (from, to) => {
      seen.set(from, to)
      return to
    }
    function copy(from) {
      if (typeof from === 'symbol') refuse(String(from))
      if (typeof from === 'function') refuse(String(from))
      if (typeof from !== 'object' || from === null) return from
      return seen.has(from) ? seen.get(from) : copyObject(from)
    }
    function copyObject(from) {
      const kind = kindOf(from)
      if (Array.isArray(from)) return fill(keep(from, new Array(from.length)), from)
      if (from instanceof Date) return keep(from, new Date(from.getTime()))
      if (from instanceof RegExp) return keep(from, new RegExp(from.source, from.flags))
      if (/^(Number|String|Boolean|BigInt)$/.test(kind) && from.valueOf() !== from)
        return keep(from, Object(from.valueOf()))
      if (from instanceof ArrayBuffer) return keep(from, from.slice(0))
      if (from instanceof DataView)
        return keep(from, new DataView(copy(from.buffer), from.byteOffset, from.byteLength))
      if (ArrayBuffer.isView(from))
        return keep(from, new globalThis[kind](copy(from.buffer), from.byteOffset, from.length))
      if (from instanceof Map) {
        const to = keep(from, new Map())
        for (const [key, item] of [...from]) to.set(copy(key), copy(item))
        return to
      }
      if (from instanceof Set) {
        const to = keep(from, new Set())
        for (const item of [...from]) to.add(copy(item))
        return to
      }
      if (from instanceof Error) return copyError(from)
      if (/^(Promise|WeakMap|WeakSet|WeakRef|Generator)$/.test(kind)) refuse(`#<${kind}>`)
      return fill(keep(from, {}), from)
    }
    function copyError(from) {
      const Kind =
        { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }[from.name] ?? Error
      const to = keep(from, new Kind(from.message))
      const hidden = (value) => ({ value, writable: true, configurable: true })
      Object.defineProperty(to, 'stack', hidden(from.stack))
      if ('cause' in from) Object.defineProperty(to, 'cause', hidden(copy(from.cause)))
      return to
    }
    function fill(to, from) {
      for (const key of Object.keys(from))
        Object.defineProperty(to, key, {
          value: copy(from[key]),
          writable: true,
          enumerable: true,
          configurable: true,
        })
      return to
    }
    return copy(value)
  }

  return { structuredClone }
}
