import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source archive of Debian's stable distribution, and what of it is needed. */
interface Source {
  name: string
  address: string
  sha256: string
  /** Patterns of what is unpacked; everything when there is none. */
  parts: string[]
}

const POOL = 'https://deb.debian.org/debian/pool/main'

const sources = {
  musl: {
    name: 'musl-1.2.5',
    address: `${POOL}/m/musl/musl_1.2.5.orig.tar.gz`,
    sha256: 'a9a118bbe84d8764da0ea0d28b3ab3fae8477fc7e4085d90102b8596fc7c75e4',
    parts: [],
  },
  llvm: {
    name: 'llvm-toolchain-22_22.1.8',
    address: `${POOL}/l/llvm-toolchain-22/llvm-toolchain-22_22.1.8.orig.tar.xz`,
    sha256: 'b49b9277aef97616320b2da259e1f8174c65b0ce2fbe2e8629644a97693402fe',
    parts: [
      ...['libcxx/src', 'libcxxabi/src', 'libcxxabi/include', 'compiler-rt/lib/builtins'],
      ...['libc/shared', 'libc/src/__support', 'libc/hdr', 'libc/include/llvm-libc-*'],
    ].map((path) => `*/${path}/*`),
  },
} satisfies Record<string, Source>

/** Downloads and unpacks the sources below `folder`, once. Gives the folder of each. */
export async function fetchSources(folder: string): Promise<Record<keyof typeof sources, string>> {
  mkdirSync(folder, { recursive: true })
  for (const one of Object.values(sources)) await fetchSource(folder, one)
  return { musl: join(folder, sources.musl.name), llvm: join(folder, sources.llvm.name) }
}

async function fetchSource(folder: string, { name, address, sha256, parts }: Source) {
  if (existsSync(join(folder, name))) return
  const archive = join(folder, address.slice(address.lastIndexOf('/') + 1))
  if (!existsSync(archive)) writeFileSync(archive, await download(address))
  const found = createHash('sha256').update(readFileSync(archive)).digest('hex')
  if (found !== sha256)
    throw new Error(`${archive} is not the source that is pinned: its SHA-256 is ${found}.`)
  const only = parts.length > 0 ? ['--wildcards', ...parts] : []
  execFileSync('tar', ['xf', archive, '-C', folder, ...only])
}

async function download(address: string): Promise<Uint8Array> {
  console.log(`Downloading ${address}`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}
