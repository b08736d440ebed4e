import type { BackupStatus } from '@callofcode/contract/backup/backup'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clientOf } from '../../../testing/browser-page.tsx'
import { BackupLine, BackupTrouble } from './backup-line.tsx'

const status: BackupStatus = {
  place: 's3://club/site',
  last: { name: 'one', startedAt: '2026-11-24T03:00:00.000Z', bytes: 12_300_000 },
  due: '2026-11-25T03:00:00.000Z',
  running: false,
  failures: 0,
  failure: null,
  checked: null,
  seal: 'none',
  trouble: null,
}
const drawn = (element: React.ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={clientOf()}>{element}</QueryClientProvider>)
const textOf = (element: React.ReactElement) =>
  drawn(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('SAFE-17 one line says when the last backup was made, its size, the next one, and where', () => {
  expect(textOf(<BackupLine backups={status} />)).toBe(
    'Last backup November 24, 2026 , 12.3 MB Next one November 25, 2026 s3://club/site',
  )
  expect(textOf(<BackupLine backups={{ ...status, last: null }} />)).toMatch(/^No backup yet Next one/)
})

test('SAFE-17 what failed is in red, with its reason and how often', () => {
  const failure = { at: '2026-11-25T03:00:00.000Z', reason: 'The disk is full. (ENOSPC)' }
  const failing = <BackupTrouble backups={{ ...status, failures: 3, failure, trouble: 'failing' }} />
  expect(drawn(failing)).toMatch(/^<div class="notice rejected"/)
  expect(textOf(failing)).toMatch('The backup failed , 3 times in a row: The disk is full. (ENOSPC)')
  expect(textOf(<BackupTrouble backups={{ ...status, trouble: 'old' }} />)).toMatch('The last backup is old')
  expect(textOf(<BackupTrouble backups={{ ...status, trouble: 'old', last: null }} />)).toMatch(
    /^No backup was made in two days . There is none yet/,
  )
})

test('SAFE-19 where nobody has said where backups go, it says how', () => {
  expect(textOf(<BackupTrouble backups={{ ...status, place: null }} />)).toMatch('Set BACKUP_TO to a folder')
})
