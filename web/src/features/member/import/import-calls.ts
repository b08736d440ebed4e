import { listBatches } from '@callofcode/contract/batch/batch'
import { listMembers } from '@callofcode/contract/member/member-admin'
import {
  type ImportFile,
  type ImportPreview,
  importMembers,
  listWrongRows,
  previewMemberImport,
} from '@callofcode/contract/member-import/member-import'
import { listMemberImports } from '@callofcode/contract/member-import/undo-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOnce } from '../../../platform/api/call-once.ts'
import { call } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { countWaitingAgain } from '../../../platform/api/read-again.ts'
import { wordsAtField } from '../../../platform/feedback/failures.ts'
import { csvTextOf } from './wrong-rows.ts'

type SetFault = (fault: string | undefined) => void

/** Checks a file. What was seen before stays until the answer, so that a menu keeps its focus. */
export function useCheck(setFault: SetFault) {
  const [seen, setSeen] = useState<ImportPreview>()
  const { mutate, isPending } = useMutation({
    mutationFn: (file: ImportFile) => call(previewMemberImport, { body: file }),
    meta: { stay: true },
    onSuccess: ({ data }) => setSeen(data),
    onError: (error) => setFault(wordsAtField(error, 'csv')),
  })
  return { check: mutate, checking: isPending, seen, forget: () => setSeen(undefined) }
}

interface Given {
  readonly file: ImportFile
  readonly onlyGood: boolean
}

/** Imports a file. `onDone` gets the rows that were left out, as the text of a file. */
export function useImport(setFault: SetFault, onDone: (left: string) => void) {
  const client = useQueryClient()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async ({ file, onlyGood }: Given) => {
      const left = onlyGood ? csvTextOf((await call(listWrongRows, { body: file })).data) : ''
      return {
        left,
        done: await callOnce(importMembers, { body: { ...file, ...(onlyGood && { onlyGood }) } }),
      }
    },
    meta: { stay: true },
    onSuccess: ({ left }) => {
      for (const target of [listMembers, listBatches, listMemberImports])
        void client.invalidateQueries({ queryKey: keyOf(target) })
      countWaitingAgain(client)
      onDone(left)
    },
    onError: (error) => setFault(wordsAtField(error, 'csv')),
  })
  return { run: mutate, running: isPending, done: data?.done.data, forgetDone: reset }
}
