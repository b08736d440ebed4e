// What Node's util.inspect calls the class of a value, a function and an error.
;() => {
  const ownDescriptor = Object.getOwnPropertyDescriptor
  const kindOf = (value) => Object.prototype.toString.call(value).slice(8, -1)

  function isInstance(value, Kind) {
    try {
      return value instanceof Kind
    } catch {
      return false
    }
  }

  /** The name of the class; null for what has no prototype. */
  function constructorName(value, context, level) {
    let first
    for (let at = value; at; ) {
      const made = ownDescriptor(at, 'constructor')?.value
      if (typeof made === 'function' && made.name !== '' && isInstance(value, made)) return String(made.name)
      at = Object.getPrototypeOf(at)
      if (first === undefined) first = at
    }
    if (first === null || first === undefined) return null
    const kind = typeof value === 'function' ? 'Function' : kindOf(value)
    if (level > context.depth) return `${kind} <Complex prototype>`
    const above = constructorName(first, context, level + 1)
    return above === null ? `${kind} <[Object: null prototype] {}>` : `${kind} <${above}>`
  }

  function prefixed(name, tag, fallback, size = '') {
    if (name === null) {
      const other = tag !== '' && fallback !== tag ? `[${tag}] ` : ''
      return `[${fallback}${size}: null prototype] ${other}`
    }
    return tag !== '' && name !== tag ? `${name}${size} [${tag}] ` : `${name}${size} `
  }

  function styleOf(value, name, tag) {
    const kind = name === null ? kindOf(value) : ''
    return prefixed(name, tag, kind === tag ? 'Object' : kind)
  }

  const isClass = (source) => /^class\b(?!\s*\()[^{]*\{/.test(source) && source.endsWith('}')

  function functionWords(value, name, tag) {
    if (isClass(Function.prototype.toString.call(value))) return classWords(value, name, tag)
    const kind = /^(?:Async)?(?:Generator)?Function$/.test(kindOf(value)) ? kindOf(value) : 'Function'
    const type = kind === 'AsyncGeneratorFunction' ? kind : kind
    const base = `[${type}${name === null ? ' (null prototype)' : ''}${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`
    const other = name !== type && name !== null ? ` ${name}` : ''
    return `${base}${other}${tag !== '' && name !== tag ? ` [${tag}]` : ''}`
  }

  function classWords(value, name, tag) {
    const own = (Object.hasOwn(value, 'name') && value.name) || '(anonymous)'
    const kind = name !== 'Function' && name !== null ? ` [${name}]` : ''
    const other = tag !== '' && name !== tag ? ` [${tag}]` : ''
    const above = name === null ? '[null prototype]' : Object.getPrototypeOf(value).name
    return `[class ${own}${kind}${other}${above ? ` extends ${above}` : ''}]`
  }

  /** Message and places; where the judge's own code was running is left out. */
  function errorWords(error, name, tag, indent) {
    const own = error.name === undefined || error.name === null ? 'Error' : String(error.name)
    const places = String(error.stack ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('judge.js'))
    let head = String(error)
    const isPlain = own.endsWith('Error') && head.startsWith(own)
    if (name === null || isPlain) {
      const prefix = prefixed(name, tag, 'Error').slice(0, -1)
      if (own !== prefix)
        head = prefix.includes(own)
          ? prefix + head.slice(own.length)
          : `${prefix} [${own}]${head.slice(own.length)}`
    }
    if (places.length === 0) return `[${head}]`
    return [head, ...places].join('\n').replaceAll('\n', `\n${' '.repeat(indent)}`)
  }

  return { constructorName, prefixed, styleOf, functionWords, errorWords }
}
