import { say } from 'words:operations'
import { type BackupStatus, getBackups, makeBackup } from '@callofcode/contract/backup/backup'
import { getOperations, type Operations } from '@callofcode/contract/operations/operations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { sizeWords } from '../backup/public.ts'
import { DownloadForm } from './download-form.tsx'

/** Says whether the backups were tested and what opens them, makes one, and downloads one. */
export function BackupActs({ data: { backups, settings } }: { data: Operations }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      {backups?.place && <Trust backups={backups} />}
      <div className="row-btns">
        {backups?.place && <MakeBackup backups={backups} />}
        <Button onClick={() => setAsked(true)}>
          <Icon name="download" />
          {say('downloadBackup')}
        </Button>
      </div>
      <Dialog open={asked} onOpenChange={setAsked} title={say('downloadBackup')}>
        <DownloadForm secretApart={settings.secret} onDone={() => setAsked(false)} />
      </Dialog>
    </>
  )
}

/** Asks for a backup beside those of each day, and says how it ended. */
function MakeBackup({ backups }: { backups: BackupStatus }) {
  const client = useQueryClient()
  const { running } = backups
  const wasRunning = useRef(running)
  useEffect(() => {
    if (wasRunning.current && !running) sayEnd(backups)
    wasRunning.current = running
  }, [running, backups])
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(makeBackup, {}),
    onSuccess: async ({ message }) => {
      toast.success(message)
      for (const one of [getBackups, getOperations]) await client.invalidateQueries({ queryKey: keyOf(one) })
    },
  })
  return (
    <Button busy={(isPending || running) && say('makingBackup')} onClick={() => mutate()}>
      {say('makeBackup')}
    </Button>
  )
}

function sayEnd({ last, failure, failures }: BackupStatus) {
  if (failures > 0) toast.error(say('backupNotMade', { reason: failure?.reason ?? '' }))
  else if (last) toast.success(say('backupMade', { name: last.name, size: sizeWords(last.bytes) }))
}

const SEALS = {
  none: () => say('backupUnsealed'),
  passphrase: () => say('backupPassphrase'),
  'public key': () => say('backupPublicKey'),
} as const satisfies Record<BackupStatus['seal'], () => string>

function Trust({ backups: { checked, seal } }: { backups: BackupStatus }) {
  return (
    <>
      <p>{testWords(checked, seal)}</p>
      <p className="small muted">{SEALS[seal]()}</p>
    </>
  )
}

function testWords(checked: BackupStatus['checked'], seal: BackupStatus['seal']) {
  if (!checked) return say(seal === 'public key' ? 'backupUntestable' : 'backupUntested')
  const day = () => <LocalDay iso={checked.at} />
  return checked.failure ? say('backupTestFailed', { day }) : say('backupTested', { day })
}
