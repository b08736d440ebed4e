import { say } from 'words:operations'
import { type BackupStatus, getBackups, makeBackup } from '@callofcode/contract/backup/backup'
import { getOperations, type Operations } from '@callofcode/contract/operations/operations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { DownloadForm } from './download-form.tsx'

/** Says whether the backups were tested and what opens them, makes one, and downloads one. */
export function BackupActs({ data: { backups, settings } }: { data: Operations }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      {backups?.place && <Trust backups={backups} />}
      <div className="row-btns">
        {backups?.place && <MakeBackup running={backups.running} />}
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

/** Asks for a backup beside those of each day. */
function MakeBackup({ running }: Pick<BackupStatus, 'running'>) {
  const client = useQueryClient()
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
