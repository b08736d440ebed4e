import { say } from 'words:experience'
import { getExperienceAuthor } from '@callofcode/contract/experience/company'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'

/** Shows moderators who sent an experience, if they need it. Each view is recorded. */
export function SentBy({ id }: { id: string }) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call(getExperienceAuthor, { params: { id } }),
  })
  const found = data?.data
  return (
    <div className="row-btns">
      {!found && (
        <Button size="dense" variant="ghost" busy={isPending && say('looking')} onClick={() => mutate()}>
          {say('showSender')}
        </Button>
      )}
      <span className="small muted" role="status">
        {found &&
          (found.name
            ? say('sentBy', { name: found.name, email: found.email ?? '' })
            : found.why && told(found.why))}
      </span>
    </div>
  )
}
