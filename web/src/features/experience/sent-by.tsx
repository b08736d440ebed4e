import { getExperienceAuthor } from '@callofcode/contract/learning/company'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import { say } from './experience-words.ts'

/** Who sent an experience in, for moderators who need to know. Each look is recorded. */
export function SentBy({ id }: { id: string }) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call(getExperienceAuthor, { params: { id } }),
  })
  const found = data?.data
  return (
    <div className="row-btns">
      {!found && (
        <Button size="dense" variant="ghost" busy={isPending && say('looking')} onClick={() => mutate()}>
          {say('whoSentIt')}
        </Button>
      )}
      <span className="small muted" role="status">
        {found &&
          (found.name
            ? say('sentBy', { name: found.name, email: found.email ?? '' })
            : told(found.why ?? ''))}
      </span>
    </div>
  )
}
