import { say } from 'words:solve-import'
import { createSolveImport, type SolveImport } from '@callofcode/contract/solve-import/solve-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { noteSaidAtField } from '../../platform/feedback/failures.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { ReachedHeading } from '../../platform/page/reached-heading.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { BringForm } from './bring-form.tsx'
import { ImportPreview } from './import-preview.tsx'
import { EMPTY, type Paste, useKeptPaste } from './kept-paste.ts'
import { type Choice, type Looked, lookAt, START, solvesOf } from './look.ts'
import { type ImportSearch, importsOf, PastImports, UndoButton } from './past-imports.tsx'
import './solve-import.css'

export const head = () => ({ title: titled(say('title')), unlisted: true })

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(importsOf(search))

/** Imports questions that were solved elsewhere: added, checked, and ticked. */
export function Page() {
  const search = useSearch({ strict: false }) as ImportSearch
  const [made, setMade] = useState<SolveImport>()
  return (
    <main id="main" className="page solved">
      <ListHead title={say('title')} about={say('lead')} />
      {made ? <Done made={made} again={() => setMade(undefined)} /> : <Steps onDone={setMade} />}
      <PastImports search={search} />
    </main>
  )
}

function Steps({ onDone }: { readonly onDone: (made: SolveImport) => void }) {
  const client = useQueryClient()
  const { paste, change, isEmpty } = useKeptPaste()
  const [choice, setChoice] = useState<Choice>(START)
  const [dayFirst, setDayFirst] = useState<boolean>()
  const [nothing, setNothing] = useState(false)
  // The old result stays visible while another order of dates is tried.
  const [looked, setLooked] = useState<Looked>()
  const look = useMutation({
    mutationFn: (order: boolean | undefined) => lookAt(client, paste, order),
    meta: { stay: true },
    onSuccess: setLooked,
  })
  const take = useMutation({
    mutationFn: (solves: ReturnType<typeof solvesOf>) =>
      callOnce(createSolveImport, {
        body: { source: looked?.source ?? 'list', name: nameOf(paste), solves },
      }),
    meta: { stay: true },
    onSuccess: ({ data }) => {
      change(EMPTY)
      onDone(data)
      void client.invalidateQueries()
    },
    onError: noteSaidAtField,
  })
  const forget = (next: Paste) => {
    change(next)
    setNothing(false)
    setChoice(START)
    setLooked(undefined)
    look.reset()
    take.reset()
  }
  return (
    <>
      <BringForm
        paste={paste}
        change={forget}
        busy={look.isPending}
        error={nothing ? say('pasteFirst') : look.error?.message}
        onLook={() => {
          setLooked(undefined)
          if (isEmpty) setNothing(true)
          else look.mutate(dayFirst)
        }}
      />
      {looked && (
        <ImportPreview
          looked={looked}
          choice={choice}
          choose={setChoice}
          dayFirst={dayFirst}
          setDayFirst={(order) => {
            setDayFirst(order)
            look.mutate(order)
          }}
          busy={take.isPending}
          error={take.error?.message}
          onImport={() => take.mutate(solvesOf(looked, choice))}
        />
      )}
    </>
  )
}

const nameOf = ({ files }: Paste) =>
  files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 60)

function Done({ made, again }: { readonly made: SolveImport; readonly again: () => void }) {
  return (
    <section className="solved-preview" aria-labelledby="solved-done">
      <ReachedHeading id="solved-done">{say('done', { count: made.added })}</ReachedHeading>
      <Notice tone="success">
        {say('counts', { added: made.added, earlier: made.earlier, same: made.same })}
      </Notice>
      <div className="row-btns">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.dsa}>
          {say('toTracker')}
        </Link>
        <Button onClick={again}>{say('bringMore')}</Button>
        <UndoButton one={made} onUndone={again} />
      </div>
    </section>
  )
}
