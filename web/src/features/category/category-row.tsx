import { say } from 'words:category'
import { type CategoryRecord, removeCategory } from '@callofcode/contract/category/category'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { readCategoriesAgain } from './category-queries.ts'
import { WORDS } from './category-words.ts'

const EmptyCategory = loadedLater(
  () => say('moveThreads'),
  async () => (await import('./empty-category.tsx')).EmptyCategory,
)

interface Props {
  readonly category: CategoryRecord
  /** The names of the other categories. */
  readonly others: readonly string[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly form: (onClose: () => void) => ReactNode
}

/** A category of the club, who reads and writes in it, and what an admin does with it. */
export function CategoryRow({ category, others, isFirst, isLast, onMove, form }: Props) {
  const { name, description, threads, archived } = category
  const [open, setOpen] = useState<'form' | 'threads'>()
  const close = () => setOpen(undefined)
  return (
    <li>
      <div className="category-what">
        <p className="row-facts">
          <b className="card-title">{name}</b>
          {archived && <Badge>{say('archived')}</Badge>}
        </p>
        {description && <p className="small">{description}</p>}
        <p className="small muted">
          {say('reads', { who: readersOf(category) })} {say('writes', { who: writersOf(category) })}{' '}
          {say('threadCount', { count: threads })}
        </p>
      </div>
      <div className="row-btns">
        <Button
          variant="ghost"
          square
          aria-label={say('up', { name })}
          aria-disabled={isFirst}
          onClick={() => isFirst || onMove(-1)}
        >
          <Icon name="up" />
        </Button>
        <Button
          variant="ghost"
          square
          aria-label={say('down', { name })}
          aria-disabled={isLast}
          onClick={() => isLast || onMove(1)}
        >
          <Icon name="down" />
        </Button>
        <Button size="dense" onClick={() => setOpen('form')}>
          {say('edit', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
        {threads > 0 ? (
          <Button size="dense" onClick={() => setOpen('threads')}>
            {say('moveThreadsOut', { name, sr: (inside) => <span className="sr">{inside}</span> })}
          </Button>
        ) : (
          <Remove category={category} />
        )}
      </div>
      {open === 'form' && form(close)}
      {open === 'threads' && <EmptyCategory category={category} others={others} onClose={close} />}
    </li>
  )
}

const namesOf = (chosen: readonly { name: string }[]) =>
  chosen.map(({ name }) => name).join(', ') || say('nobody')

function readersOf({ readers, readerBatches, readerGroups }: CategoryRecord): string {
  if (readers === 'batches') return namesOf(readerBatches)
  return readers === 'groups' ? namesOf(readerGroups) : WORDS[readers]()
}

function writersOf({ writers, writerBatches, writerGroups }: CategoryRecord): string {
  if (writers === 'batches') return namesOf(writerBatches)
  return writers === 'groups' ? namesOf(writerGroups) : WORDS[writers]()
}

function Remove({ category: { _id, name } }: { category: CategoryRecord }) {
  useFocusWhenGone('categories-title')
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeCategory, { params: { id: _id } }),
    onSuccess: ({ message }) => void toast.success(message),
    onSettled: () => readCategoriesAgain(client),
  })
  return (
    <>
      <Button
        size="dense"
        variant="danger"
        busy={isPending && say('deleting')}
        onClick={() => setAsked(true)}
      >
        {say('delete', { name, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('deleteCategory')}
        question={say('deleteAsk', { name })}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('deleteOutcome')}
      </ConfirmDialog>
    </>
  )
}
