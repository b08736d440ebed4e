import { say } from 'words:member-import'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import type { importMembers } from '@callofcode/contract/member-import/member-import'
import { Link } from '@tanstack/react-router'
import { ReachedHeading } from '../../../platform/page/reached-heading.tsx'
import { paths } from '../../../platform/paths.ts'
import { useMails } from '../../../platform/session/club.ts'
import { buttonClass } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'

/** Shows the result of an import, who was left out and why, and the next steps. */
export function ImportDone({ done }: { done: AnswerOf<typeof importMembers>['data'] }) {
  const mails = useMails()
  const { created, approved, updated, left, shut } = done
  const known = left - shut
  const made = created + approved
  return (
    <section className="import-preview" aria-labelledby="import-done">
      <ReachedHeading id="import-done">
        {made > 0
          ? say('madeCount', { made })
          : updated > 0
            ? say('updatedCount', { updated })
            : say('nothingNew')}
      </ReachedHeading>
      <ul className="import-done">
        {created > 0 && <li>{say('createdCount', { created, mails })}</li>}
        {approved > 0 && <li>{say('approvedCount', { approved })}</li>}
        {updated > 0 && <li>{say('changedCount', { updated })}</li>}
        {known > 0 && <li>{say('knownCount', { known })}</li>}
        {shut > 0 && <li>{say('shutCount', { shut })}</li>}
      </ul>
      <p className="row-btns">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.members}>
          {say('seeMembers')}
          <Icon name="arrow" small />
        </Link>
      </p>
    </section>
  )
}
