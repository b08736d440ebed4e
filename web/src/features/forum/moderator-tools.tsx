import { lockThread, pinThread } from '@callofcode/contract/moderation'
import { call } from '../../platform/api/client.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useThread } from './thread-place.ts'
import { useThreadWrite } from './use-thread-write.ts'

export function ModeratorTools() {
  const { thread, moderator } = useThread()
  const { _id: id, pinned, locked } = thread
  const pin = useThreadWrite(() => call(pinThread, { params: { id }, body: { pinned: !pinned } }))
  const lock = useThreadWrite(() => call(lockThread, { params: { id }, body: { locked: !locked } }))
  if (!moderator || thread.deleted) return null
  return (
    <fieldset className="row-btns" aria-label="Moderation">
      <Button busy={pin.isPending} onClick={() => pin.mutate()}>
        <Icon name="pin" small />
        {pinned ? 'Unpin thread' : 'Pin thread'}
      </Button>
      <Button busy={lock.isPending} onClick={() => lock.mutate()}>
        <Icon name="lock" small />
        {locked ? 'Unlock thread' : 'Lock thread'}
      </Button>
    </fieldset>
  )
}
