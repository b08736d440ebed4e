import { buffer } from 'node:stream/consumers'
import { authoringMessages } from '@callofcode/contract/authoring/authoring'
import { limits } from '@callofcode/contract/limits'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { type Entry, fromBufferPromise } from 'yauzl'
import { badInput, Failure } from '../../platform/failure.ts'
import type { Files } from './authoring-tables.ts'

const MOST_FILES = 4 * limits.problemFiles
const SAFE = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w][\w ./-]{0,300}$/
const IGNORED = /(^|\/)(__MACOSX|\.DS_Store|\.git)(\/|$)|\/$/

const refused = (reason: Sentence) => badInput({ file: reason })

/**
 * Reads the texts of a zip file. Limits are checked before unpacking. Unpacking stops when a file exceeds its declared size,
 * because a small file can contain gigabytes of zeros. Throws a 400 Failure.
 */
export async function readZip(bytes: Buffer): Promise<Files> {
  try {
    // Names are checked here, so that the refusal contains them.
    const zip = await fromBufferPromise(bytes, { decodeStrings: false })
    const entries: { name: string; entry: Entry }[] = []
    let size = 0
    for await (const entry of zip.eachEntry()) {
      const name = String(entry.fileName)
      if (IGNORED.test(name)) continue
      if (!SAFE.test(name))
        throw refused(
          sentence(
            'authoring.packageHoldsFileWhose',
            'The package holds a file whose name is not plain: {name}',
            { name: name.slice(0, 80) },
          ),
        )
      size += entry.uncompressedSize
      entries.push({ name, entry })
      if (size > limits.problemBytes || entries.length > MOST_FILES) throw refused(authoringMessages.tooLarge)
    }
    const files: Record<string, string> = {}
    for (const { name, entry } of entries)
      files[name] = textOf(name, await buffer(await zip.openReadStreamPromise(entry)))
    return files
  } catch (error) {
    throw error instanceof Failure ? error : refused(authoringMessages.packageUnreadable)
  }
}

function textOf(name: string, content: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    if (!text.includes('\0')) return text.replaceAll('\r\n', '\n')
  } catch {
    // The refusal below reports it.
  }
  throw refused(
    sentence(
      'authoring.noTextUtf8',
      '{name} is no text in UTF-8, or holds characters that cannot be stored.',
      { name },
    ),
  )
}
