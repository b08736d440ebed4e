import { fileNameOf } from '@callofcode/contract/download'
import { Zip, ZipPassThrough } from 'fflate'
import type { EventRow } from '../event/public.ts'
import type { CertificateDependencies } from './certificate-routes.ts'
import { certificateStore, type FiledCertificate } from './certificate-store.ts'
import { makeCertificateFile } from './make-certificate-file.ts'

/** Letters of a file's name. Longer paths fail on some systems. */
const LONGEST = 80

export const zipName = ({ title }: Pick<EventRow, 'title'>) =>
  `${fileNameOf(title, 'event')}-certificates.zip`

/**
 * Writes the certificates of an event that hold as a zip, while it is sent: a few files are in memory, whatever their number. A
 * PDF is compressed already, so it is stored as it is. Files that nobody opened yet are drawn on the way, and kept.
 */
export async function* zipOfCertificates(
  dependencies: CertificateDependencies,
  eventId: string,
  owner: string,
): AsyncGenerator<Buffer> {
  const { sql } = dependencies.database
  let chunks: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(Buffer.from(chunk))
  })
  const taken = new Set<string>()
  for (let after: string | undefined, more = true; more; ) {
    const rows = await certificateStore.nextFiles(sql, eventId, after)
    for (const row of rows) {
      const pdf = row.pdf ?? (await makeCertificateFile(dependencies, row, owner))
      const entry = new ZipPassThrough(freeName(row, taken))
      entry.mtime = row.issuedAt
      zip.add(entry)
      entry.push(pdf, true)
      const ready = chunks
      chunks = []
      yield* ready
    }
    after = rows.at(-1)?.id
    more = after !== undefined
  }
  zip.end()
  yield* chunks
}

/** Returns a name like `24CS045 Ravi Rao.pdf` that no other file of the zip has, on any system. */
function freeName({ roll, name }: FiledCertificate, taken: Set<string>): string {
  const whole = fileWords([roll, name].filter(Boolean).join(' '))
  for (let nth = 1; ; nth += 1) {
    const file = `${whole}${nth === 1 ? '' : ` (${nth})`}.pdf`
    // Some systems distinguish neither capitals nor ways to write an accent.
    const key = file.normalize('NFKC').toLowerCase()
    if (taken.has(key)) continue
    taken.add(key)
    return file
  }
}

// Names that Windows keeps for devices.
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Returns the words as a part of a file's name, in their own script. */
export function fileWords(words: string): string {
  const plain = [...words.normalize('NFC').replace(/[\\/:*?"<>|\p{C}]+/gu, '-')]
    .slice(0, LONGEST)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return plain === '' || DEVICE.test(plain) ? `certificate ${plain}`.trim() : plain
}
