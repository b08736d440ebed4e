import { say } from 'words:member-import'
import {
  listMemberImports,
  type MemberImport,
  undoMemberImport,
} from '@callofcode/contract/member-import/undo-import'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { LocalTime } from '../../../platform/time/shown-time.tsx'
import { Button } from '../../../platform/ui/button.tsx'

/** Lists the imports of the last day. Each can be undone as a whole, by any admin. */
export function PastImports() {
  const { data } = useQuery(read(listMemberImports, {}, { quiet: true }))
  if (!data || data.data.length === 0) return null
  return (
    <section className="import-past" aria-labelledby="import-past">
      <h2 className="head" id="import-past">
        {say('pastImports')}
      </h2>
      <ul className="rows">
        {data.data.map((one) => (
          <li key={one._id}>
            <div>
              <span>{say('pastCounts', { created: one.created, updated: one.updated })}</span>
              <p className="small muted facts">
                <LocalTime iso={one.at} />
                {one.by && <bdi>{one.by}</bdi>}
              </p>
            </div>
            <UndoButton one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UndoButton({ one }: { readonly one: MemberImport }) {
  const [asked, setAsked] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(undoMemberImport, { params: { id: one._id } }),
    onSuccess: ({ data }) => toast.success(say('undone', data)),
    onSettled: () => {
      setAsked(false)
      void client.invalidateQueries()
    },
  })
  return (
    <>
      <Button size="dense" onClick={() => setAsked(true)}>
        {say('undo')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('undoTitle')}
        question={say('undoQuestion', { created: one.created, updated: one.updated })}
        keep={say('cancel')}
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {say('undoMore')} {one.approved > 0 && say('undoApproved', { approved: one.approved })}
      </ConfirmDialog>
    </>
  )
}
