import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { languageNames, workspaceSettings } from '../code-editor/public.ts'
import type { RunHandle } from './use-run.ts'
import { megabytes } from './verdict-tone.ts'

/** Before a large download where the browser saves data or pays for them. */
export function DownloadDialog({ run: { state, goOn, forget } }: { run: RunHandle }) {
  if (state.phase !== 'asking') return null
  const { language, bytes } = state
  const name = languageNames[language]
  const compileOnServer = () => {
    workspaceSettings.set({ compiler: 'there' })
    goOn()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && forget()}
      title={`Fetch ${name}?`}
      footer={
        <>
          <Button onClick={forget}>Not now</Button>
          {language === 'cpp' && <Button onClick={compileOnServer}>Compile on the server</Button>}
          <Button variant="primary" onClick={goOn}>
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
