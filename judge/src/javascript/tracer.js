// Runs in QuickJS behind the prelude and before the learner's program, into which `instrument.ts` wrote calls of what is
// made here. Everything used is taken before the program begins; no getter, no proxy and no method of the learner's runs
// when a value is looked at.
;(host, prefix, settings) => {
  const { cells: CELLS, variables: VARIABLES, lookedAt: LOOKED_AT, text: TEXT } = settings
  const { apply, getPrototypeOf, getOwnPropertyDescriptor: descriptorOf } = Reflect
  const { isArray } = Array
  const { isView } = ArrayBuffer
  const { stringify } = JSON
  const { keys, is } = Object
  const text = String
  const FRAMES = 30
  const weak = new WeakMap()
  const { get: weakGet, set: weakSet } = WeakMap.prototype
  const { forEach: mapForEach } = Map.prototype
  const { forEach: setForEach } = Set.prototype
  const { slice } = String.prototype
  const sizeOfMap = descriptorOf(Map.prototype, 'size').get
  const sizeOfSet = descriptorOf(Set.prototype, 'size').get
  const lengthOf = descriptorOf(getPrototypeOf(Uint8Array.prototype), 'length').get

  // A proxy's traps are the learner's code: what they see must be the program's own doing.
  const proxies = new WeakSet()
  const { has: weakHas, add: weakAdd } = WeakSet.prototype
  const remember = (made) => {
    apply(weakAdd, proxies, [made])
    return made
  }
  const { construct } = Reflect
  const Plain = Proxy
  globalThis.Proxy = new Plain(Plain, {
    construct: (target, values, self) =>
      remember(construct(target, values, self === globalThis.Proxy ? target : self)),
  })

  let things = 0
  let calls = 0
  const toldThings = { __proto__: null }
  const toldFrames = { __proto__: null }
  const stack = []
  let last = 0
  let lowest = 0
  let module

  // One look at the heap: what is seen first is told, until there is enough.
  let waiting
  let filled
  let left
  let round = 0
  const seen = { __proto__: null }

  const sizeBy = (get, value) => {
    try {
      return apply(get, value, [])
    } catch {
      return -1
    }
  }

  function cell(value) {
    switch (typeof value) {
      case 'string':
        if (value.length <= TEXT) return stringify(`"${value}`)
        return stringify(`'${apply(slice, value, [0, TEXT])}`)
      case 'bigint':
        return stringify(`${apply(slice, text(value), [0, TEXT])}n`)
      case 'number':
        return stringify(is(value, -0) ? '-0' : text(value))
      case 'function':
        return stringify(`function ${ownText(value, 'name') || 'without a name'}`)
      case 'symbol':
        return '"a symbol"'
      case 'object':
        if (value !== null) return reference(value)
    }
    return stringify(text(value))
  }

  function reference(value) {
    if (apply(weakHas, proxies, [value])) return '"a proxy"'
    let number = apply(weakGet, weak, [value])
    if (number === undefined) {
      number = ++things
      apply(weakSet, weak, [value, number])
    }
    if (seen[number] !== round) {
      seen[number] = round
      waiting[filled++] = { number, value }
    }
    return text(number)
  }

  function ownText(value, name) {
    const found = descriptorOf(value, name)
    return found && typeof found.value === 'string' ? found.value : ''
  }

  function className(value) {
    const prototype = getPrototypeOf(value)
    if (prototype === null || apply(weakHas, proxies, [prototype])) return 'Object'
    const maker = descriptorOf(prototype, 'constructor')
    return (maker && typeof maker.value === 'function' && ownText(maker.value, 'name')) || 'Object'
  }

  function held(value, key) {
    const found = descriptorOf(value, key)
    if (!found) return '""'
    return 'value' in found ? cell(found.value) : '"computed when it is read"'
  }

  function thing(value) {
    const name = stringify(className(value))
    const typed = isView(value) ? sizeBy(lengthOf, value) : -1
    if (isArray(value) || typed >= 0) {
      const size = typed >= 0 ? typed : descriptorOf(value, 'length').value
      let all = `["list",${name},${size}`
      for (let at = 0; at < size && at < CELLS; at++) all += `,${held(value, text(at))}`
      left -= size < CELLS ? size : CELLS
      return `${all}]`
    }
    let size = sizeBy(sizeOfMap, value)
    if (size >= 0)
      return counted(
        mapForEach,
        value,
        `["map",${name},${size}`,
        (item, key) => `,${cell(key)},${cell(item)}`,
      )
    size = sizeBy(sizeOfSet, value)
    if (size >= 0) return counted(setForEach, value, `["set",${name},${size}`, (item) => `,${cell(item)}`)
    const fields = keys(value)
    let all = `["object",${name},${fields.length}`
    for (let at = 0; at < fields.length && at < CELLS; at++) {
      all += `,${stringify(fields[at])},${held(value, fields[at])}`
      left -= 2
    }
    return `${all}]`
  }

  function counted(forEach, value, begin, told) {
    let all = begin
    let count = 0
    apply(forEach, value, [
      (item, key) => {
        if (count++ < CELLS) all += told(item, key)
      },
    ])
    left -= 2 * (count < CELLS ? count : CELLS)
    return `${all}]`
  }

  function lookAtThings() {
    let found = ''
    for (; next < filled && left > 0; next++) {
      const { number, value } = waiting[next]
      const told = thing(value)
      left--
      if (toldThings[number] === told) continue
      toldThings[number] = told
      found += `${found && ','}"${number}":${told}`
    }
    return found
  }
  let next = 0

  /** Inner scopes first: what is declared further in hides what is outside. */
  function variables(frame) {
    let all = ''
    let count = 0
    const taken = { __proto__: null }
    for (let scope = frame.scope; scope; scope = scope.parent) {
      const { readers } = scope
      let own = ''
      for (let at = 0; at < readers.length && count < VARIABLES; at += 2) {
        const name = readers[at]
        if (taken[name]) continue
        taken[name] = true
        let value
        try {
          value = readers[at + 1]()
        } catch {
          // Not there yet.
          continue
        }
        if (typeof value === 'function' || (name === 'this' && !isShown(value))) continue
        own += `${own && ','}${stringify(name)},${cell(value)}`
        count++
      }
      all = own + (own && all && ',') + all
    }
    left -= 1 + count
    return `[${all}]`
  }

  const isShown = (self) =>
    typeof self === 'object' &&
    self !== null &&
    self !== globalThis &&
    (className(self) !== 'Solution' || keys(self).length > 0)

  function record(line, event, hasValue, value) {
    round++
    left = LOOKED_AT
    waiting = []
    filled = next = 0
    const kept = lowest < last ? lowest : last
    let told = `{"line":${line},"kept":${kept}`
    if (event) told += `,"event":"${event}"`
    if (hasValue) told += `,"value":${cell(value)}`
    let frames = ''
    let found = ''
    let at = stack.length - 1
    for (; at >= 0 && left > 0 && at >= stack.length - FRAMES; at--) {
      const frame = stack[at]
      const own = variables(frame)
      const more = lookAtThings()
      found += `${found && more && ','}${more}`
      if (toldFrames[frame.id] === own) continue
      toldFrames[frame.id] = own
      frames += `${frames && ','}"${frame.id}":${own}`
    }
    if (at >= 0 || next < filled) told += ',"partial":true'
    let opened = ''
    for (let depth = kept; depth < stack.length; depth++)
      opened += `${opened && ','}[${stack[depth].id},${stringify(stack[depth].name)}]`
    if (opened) told += `,"opened":[${opened}]`
    if (frames) told += `,"frames":{${frames}}`
    if (found) told += `,"things":{${found}}`
    last = lowest = stack.length
    host.step(`${told}}`)
  }

  const shrinkTo = (length) => {
    stack.length = length
    if (length < lowest) lowest = length
  }

  /** A call that was left by an error, or put off and taken up again, shows itself only when another line runs. */
  function comeTo(frame) {
    for (let at = stack.length - 1; at >= 0; at--) {
      if (stack[at] !== frame) continue
      if (at + 1 < stack.length) shrinkTo(at + 1)
      return
    }
    stack[stack.length] = frame
  }

  const offered = {
    enter(name) {
      const frame = { id: ++calls, name, scope: undefined, line: 1, fresh: name !== '<module>' }
      if (!module) module = frame
      stack[stack.length] = frame
      return frame
    },
    scope: (parent, readers) => ({ parent, readers }),
    at(line, frame, scope) {
      comeTo(frame)
      frame.scope = scope
      const event = frame.fresh && 'call'
      frame.fresh = false
      frame.line = line
      record(line, event, false)
    },
    leave(line, frame, scope, value) {
      comeTo(frame)
      frame.scope = scope
      record(line, 'return', true, value)
      shrinkTo(stack.length - 1)
      return value
    },
    give(line, frame, scope, value) {
      comeTo(frame)
      frame.scope = scope
      record(line, 'yield', true, value)
      return value
    },
    /** An error leaves it, which an async call keeps to itself: whoever made it goes on in the same line. */
    drop(frame) {
      for (let at = stack.length - 1; at >= 0; at--) if (stack[at] === frame) return shrinkTo(at)
    },
    end(frame, scope) {
      comeTo(frame)
      frame.scope = scope
      record(frame.line, 'end', false)
    },
  }
  for (const name of keys(offered)) {
    Object.defineProperty(globalThis, prefix + name, { value: offered[name] })
  }

  // Before what was put off is taken up: whoever was at work then has left, by an error or to wait.
  return () => shrinkTo(stack[0] === module ? 1 : 0)
}
