import { say } from 'words:settings'
import { exportOwnData } from '@callofcode/contract/account/own-account'
import { fileNameOf } from '@callofcode/contract/download'
import { type Endpoint, pathOf } from '@callofcode/contract/endpoint'
import type { MouseEvent } from 'react'
import { browserTransport, CallError } from '../../platform/api/client.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useClub } from '../../platform/session/club.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

/** Downloads the member's data. The link also works without scripts. With them, a failure shows a toast and saves no file. */
export function OwnData() {
  const { name } = useClub()
  const { mutate, isPending } = useChange({
    mutationFn: () =>
      download(exportOwnData, `${fileNameOf(name)}-${new Date().toISOString().slice(0, 10)}.json`),
    onSuccess: () => toast.success(say('yourDataIsDownloaded')),
  })
  const take = (event: MouseEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <>
      <p className="small muted">{say('exportHint')}</p>
      <div className="row-btns">
        <a
          className={buttonClass()}
          href={pathOf(exportOwnData)}
          download
          aria-busy={isPending}
          onClick={take}
        >
          <Icon name="download" />
          {isPending ? say('gatheringYourData') : say('downloadYourData')}
        </a>
      </div>
    </>
  )
}

/** Fetches a response and saves it as a file. Throws CallError on failure. */
async function download(target: Endpoint, name: string): Promise<void> {
  const response = await browserTransport(pathOf(target), { method: target.method }).catch(() => {
    throw new CallError(0)
  })
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => ({})))
  const file = await response.blob().catch(() => {
    throw new CallError(0)
  })
  save(file, name)
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the URL after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
