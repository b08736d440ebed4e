import { say } from 'words:run'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { languageNames, workspaceSettings } from '../code-editor/public.ts'
import { megabytes } from './judge/judge-download.ts'
import type { RunHandle } from './use-run.ts'

/** Asks before a large download on an expensive connection. */
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
      title={say('fetch', { name })}
      footer={
        <>
          <Button onClick={dismiss}>{say('notNow')}</Button>
          {language === 'cpp' && <Button onClick={chooseServer}>{say('compileOnTheServer')}</Button>}
          <Button variant="primary" onClick={resume}>
            {say('download', { bytes: megabytes(bytes) })}
          </Button>
        </>
      }
    >
      <p>{say('downloadQuestion', { name, bytes: megabytes(bytes) })}</p>
    </Dialog>
  )
}
