import { say } from 'words:member-import'
import { listBatches } from '@callofcode/contract/batch/batch'
import { limits } from '@callofcode/contract/limits'
import { listMembers } from '@callofcode/contract/member/member-admin'
import {
  importMembers,
  importMessages,
  previewMemberImport,
} from '@callofcode/contract/member-import/member-import'
import { byteLength } from '@callofcode/contract/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/read-again.ts'
import { wordsAtField } from '../../platform/feedback/failures.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { refusedKind, textOf } from '../../platform/form/read-text-file.ts'
import { told } from '../../platform/language/told.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ImportDone } from './import/import-done.tsx'
import { ImportPreviewView } from './import/import-preview.tsx'
import { InvitationLinks } from './import/invitation-links.tsx'
import './import/member-import.css'

export const head = () => ({ title: titled(say('importMembers')), unlisted: true })

const EXAMPLE =
  'name,email,passout year,batch,roll number,branch\nAsha Rao,asha@college.edu,2028,CSE A,24CS045,CSE'

/** Reads a file as text that can be corrected here. A preview of the import comes first. */
export function Page() {
  const mails = useMails()
  const [csv, setCsv] = useState('')
  const [fault, setFault] = useState<string>()
  const { look, looking, seen, forget } = useLook(setFault)
  const { load, loading, done, forgetDone } = useLoad(setFault, () => {
    setCsv('')
    forget()
  })
  const change = (text: string) => {
    setCsv(text)
    setFault(undefined)
    forget()
    forgetDone()
  }
  const check = () => {
    const wrong = faultOf(csv)
    setFault(wrong)
    if (!wrong) look(csv)
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
          check()
        }}
      >
        <FileButton onText={change} onRefused={setFault} />
        <Field label={say('rows')} error={fault} hint={say('rowsHint')}>
          <TextArea
            className="import-rows"
            rows={10}
            spellCheck={false}
            autoComplete="off"
            placeholder={EXAMPLE}
            value={csv}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
        <div className="row-btns">
          <Button
            variant={seen || done ? 'plain' : 'primary'}
            type="submit"
            busy={looking && say('checking')}
          >
            {say('checkRows')}
          </Button>
        </div>
      </form>
      {seen && <ImportPreviewView preview={seen} busy={loading} onImport={() => load(csv)} />}
      {done && <ImportDone done={done} />}
    </main>
  )
}

function faultOf(csv: string): string | undefined {
  if (csv.trim() === '') return told(importMessages.csvRequired)
  const tooLong = byteLength(csv) > limits.importBytes
  return tooLong ? say('fileTooBig', { importBytes: limits.importBytes / 1000 }) : undefined
}

interface FileButtonProps {
  readonly onText: (text: string) => void
  readonly onRefused: (why: string) => void
}

function FileButton({ onText, onRefused }: FileButtonProps) {
  const id = useId()
  const [name, setName] = useState<string>()
  const take = async (file: File) => {
    const kind = await refusedKind(file)
    if (kind)
      return onRefused(
        kind === 'workbook'
          ? say('fileIsWorkbook', { name: file.name })
          : say('fileIsNoText', { name: file.name }),
      )
    onText(await textOf(file))
    setName(file.name)
  }
  return (
    <div className="import-file">
      <input
        id={id}
        className="sr file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
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
  )
}

function useLook(setFault: (fault: string | undefined) => void) {
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (csv: string) => call(previewMemberImport, { body: { csv } }),
    meta: { stay: true },
    onError: (error) => setFault(wordsAtField(error, 'csv')),
  })
  return { look: mutate, looking: isPending, seen: data?.data, forget: reset }
}

function useLoad(setFault: (fault: string | undefined) => void, onDone: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (csv: string) => callOnce(importMembers, { body: { csv } }),
    meta: { stay: true },
    onSuccess: () => {
      for (const target of [listMembers, listBatches])
        void client.invalidateQueries({ queryKey: keyOf(target) })
      countWaitingAgain(client)
      onDone()
    },
    onError: (error) => setFault(wordsAtField(error, 'csv')),
  })
  return { load: mutate, loading: isPending, done: data?.data, forgetDone: reset }
}
