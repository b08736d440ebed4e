import { say } from 'words:member-import'
import { useId, useState } from 'react'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Field } from '../../../platform/form/field.tsx'
import { Select } from '../../../platform/form/inputs.tsx'
import { readImportFile } from './read-import-file.ts'
import type { Sheet } from './read-workbook.ts'

interface Props {
  readonly onText: (text: string) => void
  readonly onRefused: (why: string) => void
}

/** Takes a text or a workbook as rows. A workbook with several sheets has a menu. */
export function FileButton({ onText, onRefused }: Props) {
  const id = useId()
  const [name, setName] = useState<string>()
  const [sheets, setSheets] = useState<readonly Sheet[]>([])
  const take = async (file: File) => {
    const read = await readImportFile(file)
    if ('refused' in read) return onRefused(say('fileRefused', { name: file.name, kind: read.refused }))
    setSheets(read.sheets)
    setName(file.name)
    onText(read.sheets[0]?.csv ?? '')
  }
  return (
    <>
      <div className="import-file">
        <input
          id={id}
          className="sr file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) take(file).catch(() => toast.error(say('fileUnread')))
            // An empty value lets the corrected file be chosen again.
            target.value = ''
          }}
        />
        <label className="btn" htmlFor={id}>
          {say('chooseFile')}
        </label>
        <span className="small muted">{name ?? say('orPaste')}</span>
      </div>
      {sheets.length > 1 && (
        <Field label={say('sheet')}>
          <Select
            onChange={({ target }) => onText(sheets.find((one) => one.name === target.value)?.csv ?? '')}
          >
            {sheets.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
