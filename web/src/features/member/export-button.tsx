import { say } from 'words:people'
import { memberFile, progressFile, seatFile } from '@callofcode/contract/member/member-admin'
import { useState } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { fileFilters, type MemberSearch } from './member-filters.tsx'

/** Exports the members, or their activity, as a file for a spreadsheet. */
export function ExportButton({ search }: { search: MemberSearch }) {
  const [open, setOpen] = useState(false)
  const query = fileFilters(search)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {say('export')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('export')}>
        <p className="muted">{say('exportLead', { which: Object.keys(query).length > 0 ? 'yes' : 'no' })}</p>
        <div className="row-btns">
          <ButtonLink href={fileAddress(memberFile, { query })} download>
            <Icon name="download" />
            {say('membersAsCsv')}
          </ButtonLink>
          <ButtonLink href={fileAddress(progressFile, { query })} download>
            <Icon name="download" />
            {say('progressAsCsv')}
          </ButtonLink>
          <ButtonLink href={fileAddress(seatFile, { query })} download>
            <Icon name="download" />
            {say('attendanceAsCsv')}
          </ButtonLink>
        </div>
      </Dialog>
    </>
  )
}
