import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as later } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { boundedDisk, mounts, skipped } from '../../../testing/bounded-disk.ts'
import { bucketServer } from '../../../testing/bucket-server.ts'
import { openBucket } from '../../platform/bucket/objects.ts'
import { backupFailure, type Fill, fillInto } from './scheduled/destination.ts'
import { folderDestination } from './scheduled/folder-destination.ts'
import { PartUpload } from './scheduled/part-upload.ts'
import { type AddEntry, writeArchive } from './write-archive.ts'

const TIMES = 100
/** The entry is larger than the buffers of all streams in a backup. While one is written, the next one waits for space. */
const ENTRY = 1 << 20
const ENTRIES = 4
const never = new AbortController().signal

let room: string
let uncaught: unknown[]
const note = (error: unknown) => uncaught.push(error)
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'callofcode-cut-'))
})
afterAll(() => rm(room, { recursive: true, force: true }))
beforeEach(() => {
  uncaught = []
  process.on('uncaughtException', note)
})
afterEach(() => void process.off('uncaughtException', note))

const noise = randomBytes(ENTRY)
const archive: Fill = async (out) => {
  const fill = async (add: AddEntry) => {
    for (let at = 0; at < ENTRIES; at++) await add(`entry-${at}`, noise)
    return ENTRIES
  }
  const { bytes, filled } = await writeArchive({ out, fill })
  return { bytes, rows: filled }
}
/** Waits three turns of the event loop, in which an unhandled error would appear. */
async function settled<T>(work: Promise<T>) {
  const reason = await work.then(() => 'none', backupFailure)
  for (let turn = 0; turn < 3; turn++) await later()
  return reason
}
/** The cuts range from the middle of the first entry to the last but one. */
const cuts = Array.from({ length: TIMES }, (_, at) =>
  Math.round(ENTRY * (0.5 + ((ENTRIES - 2) * at) / TIMES)),
)

test.skipIf(!mounts)(
  `SAFE-15 a disk that is full in the middle of an entry, a hundred times: said, nothing left, and nothing else ends${skipped}`,
  async () => {
    const disk = boundedDisk(join(room, 'disk'), 3)
    const place = folderDestination(join(room, 'disk', 'backups'))
    try {
      for (const cut of cuts) {
        await writeFile(join(room, 'disk', 'filled'), Buffer.alloc((3 << 20) - cut))
        expect(await settled(place.put('x', archive, never))).toBe('The disk is full. (ENOSPC)')
        expect(await readdir(place.place)).toEqual([])
      }
    } finally {
      disk.remove()
    }
    expect(uncaught).toEqual([])
  },
)

test('SAFE-16 a bucket that refuses a part in the middle of an entry, a hundred times: said, and nothing else ends', async () => {
  const server = await bucketServer()
  const bucketOf = (signal?: AbortSignal) => openBucket('club', server.env, () => signal ?? never)
  const bytes = 256 << 10
  for (const cut of cuts) {
    const number = Math.max(2, Math.ceil(cut / bytes))
    server.refuse(new RegExp(`^PUT .*partNumber=${number}&`))
    const out = new PartUpload(bucketOf, 'x', bytes)
    expect(await settled(fillInto(out, archive, never))).toMatch(/^The S3 key may not do that in this bucket/)
  }
  expect(uncaught).toEqual([])
  await server.close()
})
