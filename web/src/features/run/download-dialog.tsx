import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { languageNames, workspaceSettings } from '../code-editor/public.ts'
import { megabytes } from './judge/judge-download.ts'
import type { RunHandle } from './use-run.ts'

/** Asks before a large download on a connection where data are costly. */
export function DownloadDialog({ run: { state, resume, dismiss } }: { run: RunHandle }) {
  if (state.phase !== 'asking') return null
  const { language, bytes } = state
  const name = languageNames[language]
  const chooseServer = () => {
    workspaceSettings.set({ compiler: 'there' })
    resume()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && dismiss()}
      title={`Fetch ${name}?`}
      footer={
        <>
          <Button onClick={dismiss}>Not now</Button>
          {language === 'cpp' && <Button onClick={chooseServer}>Compile on the server</Button>}
          <Button variant="primary" onClick={resume}>
            Fetch {megabytes(bytes)}
          </Button>
        </>
      }
    >
      <p>
        Running {name} in this browser takes {megabytes(bytes)}, fetched once and kept on this device. Your
        browser saves data or is on a metered connection.
      </p>
    </Dialog>
  )
}
