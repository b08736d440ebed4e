import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json|webmanifest|txt|wasm)$/
const WORTH_IT = 512

/** Compresses the browser's files once, at build time, so that no request waits for it. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      )
      for (const file of files.filter((one) => TEXT.test(one) && statSync(one).size > WORTH_IT))
        compress(file)
    },
  }
}

function compress(file: string) {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
