import { useState } from 'react'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { fileSearch, type MemberSearch } from './member-filters.tsx'

/** The members, or what they have done, as a file for a spreadsheet. */
export function ExportButton({ search }: { search: MemberSearch }) {
  const [open, setOpen] = useState(false)
  const which = fileSearch(search)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Export">
        <p className="muted">
          {which
            ? 'The files hold the members that the filters leave: state, role and batch.'
            : 'The files hold everybody. Filter by state, role or batch for fewer.'}{' '}
          They hold addresses: keep them to yourself. The audit notes who downloads them.
        </p>
        <div className="row-btns">
          <ButtonLink href={paths.membersCsv + which} download>
            <Icon name="download" />
            Members as CSV
          </ButtonLink>
          <ButtonLink href={paths.progressCsv + which} download>
            <Icon name="download" />
            Progress as CSV
          </ButtonLink>
          <ButtonLink href={paths.attendanceCsv + which} download>
            <Icon name="download" />
            Attendance as CSV
          </ButtonLink>
        </div>
      </Dialog>
    </>
  )
}
