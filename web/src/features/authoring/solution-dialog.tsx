import { say } from 'words:authoring'
import { useState } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Select, TextInput } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { solutionOf, solutionPath, VERDICT_FOLDERS, verdictNames, whyNotAt } from './solution-paths.ts'
import type { Workspace } from './workspace/use-workspace.ts'

interface SolutionDialogProps {
  workspace: Workspace
  /** The file to rename or to move. Without it a new file is made. */
  path: string | undefined
  /** Gets the path of the new or moved file. */
  onClose: (path?: string) => void
}

/** The folder and the name of a solution. */
export function SolutionDialog({ workspace, path, onClose }: SolutionDialogProps) {
  const before = path === undefined ? undefined : solutionOf(path)
  const [folder, setFolder] = useState(before?.folder ?? 'wrong_answer')
  const [name, setName] = useState(before?.name ?? '')
  const [asked, setAsked] = useState(false)
  const { texts, put } = workspace
  const next = solutionPath(folder, name.trim())
  const fault = next === path ? undefined : whyNotAt(next, texts)
  const finish = () => {
    setAsked(true)
    if (fault) return
    if (next !== path)
      put({
        ...(path !== undefined && { [path]: null }),
        [next]: path === undefined ? '' : (texts[path] ?? ''),
      })
    onClose(next)
  }
  const title = path === undefined ? say('addSolution') : say('renameOrMove')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={() => onClose()}>{say('cancel')}</Button>
          <Button variant="primary" type="submit" form="solution-place">
            {path === undefined ? say('add') : say('saveSolution')}
          </Button>
        </>
      }
    >
      <form
        id="solution-place"
        className="form"
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <Field label={say('expectedVerdict')}>
          <Select value={folder} onChange={({ target }) => setFolder(target.value)}>
            {VERDICT_FOLDERS.map((one) => (
              <option key={one} value={one}>
                {verdictNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say('fileName')} required hint={say('fileNameHint')} error={asked ? fault : undefined}>
          <TextInput
            className="mono"
            spellCheck={false}
            autoCapitalize="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
