import { useState } from 'react'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { fileSearch, type MemberSearch } from './member-filters.tsx'
import { say } from './words/people-words.ts'

/** The members, or what they have done, as a file for a spreadsheet. */
export function ExportButton({ search }: { search: MemberSearch }) {
  const [open, setOpen] = useState(false)
  const which = fileSearch(search)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {say('export')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('export')}>
        <p className="muted">{say('whichSelectYesOther', { which: which ? 'yes' : 'no' })}</p>
        <div className="row-btns">
          <ButtonLink href={paths.membersCsv + which} download>
            <Icon name="download" />
            {say('membersAsCsv')}
          </ButtonLink>
          <ButtonLink href={paths.progressCsv + which} download>
            <Icon name="download" />
            {say('progressAsCsv')}
          </ButtonLink>
          <ButtonLink href={paths.attendanceCsv + which} download>
            <Icon name="download" />
            {say('attendanceAsCsv')}
          </ButtonLink>
        </div>
      </Dialog>
    </>
  )
}
