import type { DeletedItem } from '@callofcode/contract/version'
import { Button } from '../../platform/ui/button.tsx'
import { useRestore } from './use-restore.ts'

export type Restorable = Pick<DeletedItem, '_id' | 'kind' | 'title'>

export function RestoreButton({ item }: { item: Restorable }) {
  const { restore, isPending } = useRestore(item)
  return (
    <Button busy={isPending && 'Restoring...'} onClick={restore}>
      Restore<span className="sr"> {item.title}</span>
    </Button>
  )
}
