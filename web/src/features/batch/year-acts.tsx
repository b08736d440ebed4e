import { say } from 'words:alumni'
import { archiveYear, listYears, restoreYear, type Year } from '@callofcode/contract/batch/alumni'
import { getMember, listMembers } from '@callofcode/contract/member/member-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'

/** Milliseconds in which an admin can notice the wrong year and undo. */
const UNDO_MS = 60_000

type Known = Omit<Year, 'year'> & { readonly year: number }

/** Archives a year, or restores it. A dialog first explains the effects. */
export function YearActs({ year, active, alumni, admins, withTask }: Known) {
  const [asked, setAsked] = useState<'archive' | 'restore'>()
  const { archive, restore } = useActs(year)
  const named = { year: String(year) }
  const confirm = () => {
    setAsked(undefined)
    if (asked === 'archive') archive.mutate()
    else restore.mutate(undefined)
  }
  return (
    <div className="row-btns">
      {active > 0 && (
        <Button busy={archive.isPending && say('busy')} onClick={() => setAsked('archive')}>
          {say('archive', named)}
        </Button>
      )}
      {alumni > 0 && (
        <Button variant="ghost" busy={restore.isPending && say('busy')} onClick={() => setAsked('restore')}>
          {say('restore', named)}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'archive'}
        onOpenChange={() => setAsked(undefined)}
        title={say('archive', named)}
        question={say('archiveAsk', { count: active, ...named })}
        keep={say('cancel')}
        danger={false}
        onConfirm={confirm}
      >
        {[
          say('archiveLead'),
          withTask > 0 && say('tasksRest', { count: withTask }),
          admins > 0 && say('adminsStay', { count: admins }),
          say('canUndo'),
        ]
          .filter(Boolean)
          .join(' ')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'restore'}
        onOpenChange={() => setAsked(undefined)}
        title={say('restore', named)}
        question={say('restoreAsk', { count: alumni, ...named })}
        keep={say('cancel')}
        danger={false}
        onConfirm={confirm}
      >
        {say('restoreLead')}
      </ConfirmDialog>
    </div>
  )
}

function useActs(year: number) {
  const client = useQueryClient()
  const params = { year: String(year) }
  const onSettled = () => {
    // The button that was pressed may be gone.
    document.getElementById('years-title')?.focus({ preventScroll: true })
    for (const target of [listMembers, getMember]) void client.invalidateQueries({ queryKey: keyOf(target) })
    return client.invalidateQueries({ queryKey: keyOf(listYears) })
  }
  const restore = useMutation({
    mutationFn: (archivedAt: string | undefined) => call(restoreYear, { params, body: { archivedAt } }),
    onSuccess: ({ data }) => toast.success(say('restored', { count: data.changed, ...params })),
    onSettled,
  })
  const archive = useMutation({
    mutationFn: () => call(archiveYear, { params }),
    onSuccess: ({ data: { changed, archivedAt } }) => {
      const act = () => archivedAt && restore.mutate(archivedAt)
      toast.success(say('archived', { count: changed, ...params }), {
        duration: UNDO_MS,
        action: { label: say('undo'), act },
      })
    },
    onSettled,
  })
  return { archive, restore }
}
