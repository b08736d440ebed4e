import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { pack } from 'tar-stream'
import { describe, expect, test } from 'vitest'
import { backedUpSite, command, restore } from '../testing/backups.ts'
import { ending } from './features/backup/archive-format.ts'
import { refuseNewer } from './features/backup/load-database.ts'
import { entriesOf } from './features/backup/read-archive.ts'
import { checkBackup } from './features/backup/read-backup.ts'

const { room, file, ofSite } = await backedUpSite()

/** Expects a refusal before the folder is created. */
async function expectRefused(path: string, reason: RegExp, environment: Record<string, string> = {}) {
  const DATA_DIR = room.path('untouched')
  await expect(restore(path, { DATA_DIR, ...environment })).rejects.toThrow(reason)
  expect(existsSync(DATA_DIR)).toBe(false)
}

/** Rewrites the backup with other entries and the right checksum at its end. */
async function rewritten(
  change: (entry: { name: string; content: Buffer }) => { name: string; content: Buffer }[],
) {
  const tar = pack()
  for await (const entry of entriesOf(file, undefined))
    for (const { name, content } of change(entry)) tar.entry({ name }, content)
  tar.finalize()
  const zipped = gzipSync(await buffer(tar))
  const path = room.path('rewritten.backup')
  const sum = createHash('sha256').update(zipped).digest('hex')
  await writeFile(path, Buffer.concat([zipped, ending(sum)]))
  return path
}
const changed = (content: Buffer, change: (head: Record<string, never>) => void) => {
  const head = JSON.parse(content.toString())
  change(head)
  return Buffer.from(JSON.stringify(head))
}

describe('a file that is not as it was written', () => {
  test('safety B3 SAFE-06 is refused wherever it was cut off, and nothing is changed', async () => {
    const whole = await readFile(file)
    for (const length of [0, 1, 10, 5_000, whole.length >> 1, whole.length - 92, whole.length - 1]) {
      await writeFile(room.path('cut.backup'), whole.subarray(0, length))
      await expectRefused(room.path('cut.backup'), /no backup of this program|damaged or cut off/)
    }
  })

  test('safety B3 SAFE-06 is refused with one byte changed anywhere, and nothing is changed', async () => {
    const whole = await readFile(file)
    const places = Array.from({ length: 30 }, (_, at) => Math.floor((at * (whole.length - 1)) / 29))
    for (const at of [4, 9, ...places]) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(room.path('flipped.backup'), bytes)
      await expectRefused(
        room.path('flipped.backup'),
        /no backup of this program|damaged or cut off: (it cannot be read to its end|its bytes are not those that were written)\.$/,
      )
    }
  })

  test('safety B3 SAFE-07 is refused with a path that leads out of the folder, or with anything strange in it', async () => {
    expect(await checkBackup(await rewritten((entry) => [entry]), undefined)).toBeTruthy()
    for (const name of [
      'files/../../evil',
      'files/mails/../../evil.eml',
      'files//etc/evil',
      'files/postgres-folder',
      '../evil',
      'evil',
    ]) {
      const path = await rewritten((entry) =>
        entry.name === 'manifest.json' ? [{ name, content: Buffer.from('evil') }, entry] : [entry],
      )
      await expectRefused(path, /which no backup does/)
    }
    const lacking = await rewritten((entry) => (entry.name.startsWith('site/members/') ? [] : [entry]))
    await expectRefused(lacking, /not what its manifest says/)
    expect(existsSync(room.path('evil'))).toBe(false)
  })

  test('SAFE-08 is refused when a newer version made it', async () => {
    const newer = (change: (head: never) => void) =>
      rewritten(({ name, content }) => [
        { name, content: name === 'site.json' ? changed(content, change as never) : content },
      ])
    await expectRefused(await newer((head: { format: number }) => (head.format += 1)), /newer version/)
    const { head } = await checkBackup(file, undefined)
    const later = [...head.migrations, { name: '9999-later', checksum: '' }]
    expect(() => refuseNewer({ ...head, migrations: later }, file)).toThrow(/newer version.*9999-later/)
    // A changed head does not match the manifest, so this case is tested where the head is read.
    const path = await newer((head: { tables: { name: string }[] }) => (head.tables = [{ name: 'x"; drop' }]))
    await expectRefused(path, /is not understood/)
  })
})

describe('SAFE-337 a sealed backup', () => {
  test('safety B3 SAFE-09 is opened by its passphrase alone', async () => {
    const sealed = room.path('sealed.backup')
    const made = await command('backup', { ...ofSite(), BACKUP_KEY: 'correct horse battery' }, sealed)
    expect([made.code, made.out]).toEqual([0, expect.not.stringContaining('not sealed')])
    expect((await readFile(sealed)).includes('members')).toBe(false)
    await expectRefused(sealed, /is sealed. Set BACKUP_KEY/)
    await expectRefused(sealed, /cannot be opened: BACKUP_KEY is not the key.*may be whole/, {
      BACKUP_KEY: 'wrong horse battery',
    })
    const bytes = await readFile(sealed)
    await writeFile(room.path('sealed-cut.backup'), bytes.subarray(0, bytes.length - 20))
    await expectRefused(room.path('sealed-cut.backup'), /damaged or cut off/, {
      BACKUP_KEY: 'correct horse battery',
    })
    const checked = await command('restore', { BACKUP_KEY: 'correct horse battery' }, sealed, '--check')
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('is whole') })
  })

  test('SAFE-09 for a public key of age is opened by the private one', async () => {
    const identity = await generateIdentity()
    const sealed = room.path('public.backup')
    const BACKUP_KEY = await identityToRecipient(identity)
    expect((await command('backup', { ...ofSite(), BACKUP_KEY }, sealed)).code).toBe(0)
    expect(await checkBackup(sealed, identity)).toBeTruthy()
    const said = (key: string, path = sealed) =>
      checkBackup(path, key).then(
        () => 'whole',
        (error: Error) => error.message.replace(path, 'F'),
      )
    expect(await said(await generateIdentity())).toMatch(/^F cannot be opened: BACKUP_KEY is not the key/)
    expect(await said('correct horse battery')).toMatch(/^F cannot be opened: BACKUP_KEY is not the key/)
    expect(await said(BACKUP_KEY)).toMatch(/^F cannot be opened: BACKUP_KEY is the public key/)
    expect(await said(identity.slice(0, -4))).toMatch(/^F cannot be opened: BACKUP_KEY is no private key/)
    // Whichever bit was flipped, the message contains no text from a library.
    const bytes = await readFile(sealed)
    const flipped = room.path('sealed-flipped.backup')
    for (const at of [30, 60, 90, 120, 150, 180, 220, 400, bytes.length >> 1, bytes.length - 5]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      await writeFile(flipped, changed)
      expect(await said(identity, flipped), `byte ${at}`).toMatch(
        /^F (is damaged or cut off: it cannot be read to its end\.|cannot be opened: BACKUP_KEY is not the key .*)$/,
      )
    }
  })
})
