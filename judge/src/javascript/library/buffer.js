// Buffer: the package's, whose texts of UTF-8 are made by the host, as byte by byte they would cost a hundred times as much.
;(host, load) => {
  const found = load('buffer-package')
  const { Buffer } = found
  const { from, byteLength, isEncoding } = Buffer
  const { toString: slowly } = Buffer.prototype
  const { apply } = Reflect
  const OF_ADDRESSES = { '+': '-', '/': '_', '=': '' }
  const isUtf8 = (encoding) => encoding === undefined || encoding === null || /^utf-?8$/i.test(encoding)
  const within = (at, most, otherwise) => Math.min(Math.max(Math.trunc(at ?? otherwise) || 0, 0), most)

  function written(encoding, start, end) {
    if (encoding === 'base64url')
      return apply(slowly, this, ['base64', start, end]).replace(/[+/=]/g, (sign) => OF_ADDRESSES[sign])
    if (!isUtf8(encoding)) return apply(slowly, this, [encoding, start, end])
    const first = within(start, this.length, 0)
    const last = within(end, this.length, this.length)
    return first < last ? host.decode(this.buffer, this.byteOffset + first, last - first) : ''
  }
  Buffer.prototype.toString = Buffer.prototype.toLocaleString = written
  Buffer.from = (value, encoding, length) =>
    typeof value === 'string' && isUtf8(encoding) ? from(host.encode(value)) : from(value, encoding, length)
  Buffer.byteLength = (value, encoding) =>
    typeof value === 'string' && isUtf8(encoding)
      ? host.encode(value).byteLength
      : byteLength(value, encoding)
  Buffer.isEncoding = (encoding) => encoding === 'base64url' || isEncoding(encoding)
  // As Node prints it, whatever stands around it.
  const CUSTOM = Symbol.for('nodejs.util.inspect.custom')
  Buffer.prototype[CUSTOM] = function () {
    const shown = [...this.subarray(0, 50)].map((byte) => ` ${byte.toString(16).padStart(2, '0')}`).join('')
    const more = this.length - 50
    return `<Buffer${shown}${more > 0 ? ` ... ${more} more byte${more > 1 ? 's' : ''}` : ''}>`
  }
  return { ...found, atob: globalThis.atob, btoa: globalThis.btoa }
}
