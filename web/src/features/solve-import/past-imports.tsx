import { say } from 'words:solve-import'
import {
  listSolveImports,
  type SolveImport,
  undoSolveImport,
} from '@callofcode/contract/solve-import/solve-import'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'

export interface ImportSearch {
  readonly cursor?: string | undefined
}
export const importsOf = ({ cursor }: ImportSearch) =>
  read(listSolveImports, { query: cursor ? { cursor } : {} }, { quiet: true })

/** Lists every import. Each can be undone as a whole. */
export function PastImports({ search }: { readonly search: ImportSearch }) {
  const { data, isError, refetch } = useQuery(importsOf(search))
  if (!data && isError) return <LoadFailed title={say('failed')} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading words={say('loading')}>
        <Skeleton width={100} size="tall" />
      </Loading>
    )
  return (
    <section className="solved-past" aria-labelledby="solved-past">
      <h2 className="head" id="solved-past">
        {say('imports')}
      </h2>
      {data.data.length === 0 ? (
        <p className="muted">{say('noImports')}</p>
      ) : (
        <ul className="rows">
          {data.data.map((one) => (
            <PastImport key={one._id} one={one} />
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.solveImport}
        search={search}
        next={data.nextCursor}
        things={say('importsThings')}
      />
    </section>
  )
}

function PastImport({ one }: { readonly one: SolveImport }) {
  return (
    <li>
      <div>
        <span className="card-title">{one.name || say('source', { source: one.source })}</span>
        <p className="small muted facts">
          <LocalTime iso={one.importedAt} />
          <span>{say('counts', { added: one.added, earlier: one.earlier, same: one.same })}</span>
        </p>
      </div>
      <UndoButton one={one} />
    </li>
  )
}

/** Undoes an import after a confirmation. */
export function UndoButton({ one, onUndone }: { readonly one: SolveImport; readonly onUndone?: () => void }) {
  const [asked, setAsked] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(undoSolveImport, { params: { id: one._id } }),
    onSuccess: ({ data }) => {
      setAsked(false)
      toast.success(say('undone', data))
      onUndone?.()
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
        title={say('undoImport')}
        question={say('undoQuestion', { added: one.added })}
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {say('undoMore')}
      </ConfirmDialog>
    </>
  )
}
