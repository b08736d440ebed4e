import { say } from 'words:member-import'
import { limits } from '@callofcode/contract/limits'
import { importMessages } from '@callofcode/contract/member-import/member-import'
import { byteLength } from '@callofcode/contract/text'
import { useRef, useState } from 'react'
import { told } from '../../platform/language/told.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { withLineBreaks } from './import/cell-range.ts'
import { FileButton } from './import/file-button.tsx'
import { useCheck, useImport } from './import/import-calls.ts'
import { ImportDone } from './import/import-done.tsx'
import { ImportPreviewView } from './import/import-preview.tsx'
import { InvitationLinks } from './import/invitation-links.tsx'
import { fileOf, useKeptImport } from './import/kept-import.ts'
import { NumberedRows, selectCell } from './import/numbered-rows.tsx'
import { PastImports } from './import/past-imports.tsx'
import './import/member-import.css'

export const head = () => ({ title: titled(say('importMembers')), unlisted: true })

/** Reads a file as text that can be corrected here. A preview of the import comes first. */
export function Page() {
  const mails = useMails()
  const area = useRef<HTMLTextAreaElement>(null)
  const { csv, dayFirst, columns, keep, choose } = useKeptImport()
  const [fault, setFault] = useState<string>()
  const { check, checking, seen, forget } = useCheck(setFault)
  const { run, running, done, forgetDone } = useImport(setFault, (left) => {
    keep({ csv: left, dayFirst })
    forget()
  })
  const file = fileOf({ csv, dayFirst }, columns)
  const change = (text: string) => {
    // The order of days belongs to a file. It stays while its text is corrected.
    keep({ csv: withLineBreaks(text), dayFirst })
    setFault(undefined)
    forget()
    forgetDone()
  }
  const choosesColumn = (head: string, column: string | null) =>
    check(fileOf({ csv, dayFirst }, choose(head, column)))
  const choosesOrder = (first: boolean) => {
    keep({ csv, dayFirst: first })
    check(fileOf({ csv, dayFirst: first }, columns))
  }
  return (
    <main id="main" className="page import-members">
      <ListHead title={say('importMembers')} about={say('lead', { mails })} />
      <InvitationLinks />
      <form
        className="form"
        method="post"
        aria-label={say('importMembers')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = faultOf(csv)
          setFault(wrong)
          if (!wrong) check(file)
        }}
      >
        <FileButton
          onText={(text) => {
            change(text)
            keep({ csv: withLineBreaks(text) })
          }}
          onRefused={setFault}
        />
        <NumberedRows area={area} value={csv} error={fault} onChange={change} />
        <div className="row-btns">
          <Button
            variant={seen || done ? 'plain' : 'primary'}
            type="submit"
            busy={checking && say('checking')}
          >
            {say('checkRows')}
          </Button>
        </div>
      </form>
      {seen && (
        <ImportPreviewView
          preview={seen}
          file={file}
          busy={running}
          dayFirst={dayFirst}
          onColumn={choosesColumn}
          onOrder={choosesOrder}
          onFault={({ line, place }) => area.current && selectCell(area.current, line, place, seen.separator)}
          onImport={(onlyGood) => run({ file, onlyGood })}
        />
      )}
      {done && <ImportDone done={done} />}
      <PastImports />
    </main>
  )
}

function faultOf(csv: string): string | undefined {
  if (csv.trim() === '') return told(importMessages.csvRequired)
  const size = Math.ceil(byteLength(csv) / 1000)
  const importBytes = limits.importBytes / 1000
  return size > importBytes ? say('fileTooBig', { size, importBytes }) : undefined
}
