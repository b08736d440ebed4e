// TextEncoder and TextDecoder, for UTF-8.
;() => {
  class TextEncoder {
    get encoding() {
      return 'utf-8'
    }
    encode(text = '') {
      const bytes = []
      for (const one of String(text).toWellFormed()) {
        const code = one.codePointAt(0)
        if (code < 0x80) bytes.push(code)
        else {
          const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
          bytes.push([0xc0, 0xe0, 0xf0][more - 1] | (code >> (6 * more)))
          for (let left = more - 1; left >= 0; left--) bytes.push(0x80 | ((code >> (6 * left)) & 0x3f))
        }
      }
      return new Uint8Array(bytes)
    }
  }

  /** The length of the text that a first byte begins, its bits, and the least number that needs so many bytes. */
  const begin = (byte) => {
    if (byte >= 0xc2 && byte < 0xe0) return [1, byte & 0x1f, 0x80]
    if (byte >= 0xe0 && byte < 0xf0) return [2, byte & 0x0f, 0x800]
    return byte >= 0xf0 && byte < 0xf5 ? [3, byte & 0x07, 0x10000] : undefined
  }

  class TextDecoder {
    #isStrict
    constructor(name = 'utf-8', options = {}) {
      if (!/^utf-?8$/i.test(name)) throw new RangeError(`The "${name}" encoding is not supported`)
      this.#isStrict = Boolean(options.fatal)
    }
    get encoding() {
      return 'utf-8'
    }
    decode(given = new Uint8Array()) {
      const { buffer = given, byteOffset = 0, byteLength } = given
      const bytes = new Uint8Array(buffer, byteOffset, byteLength)
      const parts = []
      for (let at = 0; at < bytes.length; ) {
        const [text, next] = this.#one(bytes, at)
        parts.push(text)
        at = next
      }
      const text = parts.join('')
      return text.startsWith('\ufeff') ? text.slice(1) : text
    }
    #one(bytes, at) {
      const byte = bytes[at]
      if (byte < 0x80) return [String.fromCharCode(byte), at + 1]
      const begun = begin(byte)
      let next = at + 1
      if (begun) {
        let [more, code] = begun
        while (more > 0 && bytes[next] >> 6 === 2 && !this.#isTooFar(byte, bytes[next], next === at + 1)) {
          code = (code << 6) | (bytes[next++] & 0x3f)
          more--
        }
        if (more === 0) return [String.fromCodePoint(code), next]
      }
      if (this.#isStrict) throw new TypeError('The encoded data was not valid for encoding utf-8')
      return ['\ufffd', next]
    }
    /** Longer than it need be, half of a pair, or beyond the last number. */
    #isTooFar(first, second, isSecond) {
      if (!isSecond) return false
      if (first === 0xe0) return second < 0xa0
      if (first === 0xed) return second > 0x9f
      return first === 0xf0 ? second < 0x90 : first === 0xf4 && second > 0x8f
    }
  }

  return { TextEncoder, TextDecoder }
}
