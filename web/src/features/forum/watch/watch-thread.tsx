import { say } from 'words:forum'
import { WATCH_LEVELS, type WatchLevel } from '@callofcode/contract/forum/forum'
import { getOwnMarks, listWatched, watchThread } from '@callofcode/contract/forum/watch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { Select } from '../../../platform/form/inputs.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'

export const watchWords: Readonly<Record<WatchLevel, string>> = {
  watching: 'Watching: every reply',
  normal: 'Usual: replies to me, mentions',
  ignored: 'Ignored: nothing',
}

/** Chooses the level of notifications for this thread. */
export function WatchThread({ thread, level }: { thread: string; level: WatchLevel }) {
  const id = useId()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (to: WatchLevel) => call(watchThread, { params: { id: thread }, body: { level: to } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(getOwnMarks) }),
        client.invalidateQueries({ queryKey: keyOf(listWatched) }),
      ])
    },
  })
  return (
    <div className="thread-watch">
      <label className="label plain" htmlFor={id}>
        <Icon name="bell" small /> {say('notifyAbout')}
      </label>
      <Select
        id={id}
        value={isPending ? variables : level}
        onChange={(event) => mutate(event.target.value as WatchLevel)}
      >
        {WATCH_LEVELS.map((one) => (
          <option key={one} value={one}>
            {watchWords[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
