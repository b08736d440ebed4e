const BLOCK = 512

// Headers of other processors and other languages, the old C++03 library, sanitizers and shared libraries.
const UNNEEDED =
  /\/__cxx03\/|\/sanitizer\/|\/fuzzer\/|\/profile\/|\/xray\/|\/share\/|\/cuda_wrappers\/|\/hlsl\/|\.so$|\/(?:[^/]*(?:intrin|_protos)|altivec|opencl[^/]*|hexagon_types|arm_(?:neon|sve|sme|mve|cde)[^/]*)\.h$/

/** Removes the files that no solution needs from a tar archive. */
export function shrinkArchive(archive: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK)
    const name = text(header.subarray(0, 100))
    if (name === '') break
    const size = Number.parseInt(text(header.subarray(124, 136)), 8) || 0
    const next = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    const prefix = text(header.subarray(345, 500))
    const isFile = text(header.subarray(156, 157)) !== '5'
    if (!isFile || !UNNEEDED.test(`/${prefix}/${name}`)) kept.push(archive.subarray(at, next))
    at = next
  }
  return Buffer.concat([...kept, new Uint8Array(2 * BLOCK)])
}

function text(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}
