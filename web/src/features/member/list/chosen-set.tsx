import { say } from 'words:member-list'
import { chosenFile, keepMembers } from '@callofcode/contract/batch/member-act'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call, fileAddress } from '../../../platform/api/client.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import type { Who } from '../profile/place-choice.tsx'
import { keptColumns } from './columns.tsx'

const useKeep = (who: Who, onKept: (set: { _id: string; count: number }) => unknown) =>
  useMutation({
    mutationFn: () => call(keepMembers, { body: who }),
    onSuccess: ({ data }) => onKept(data),
  })

/** Opens a new announcement for the chosen. The server keeps who they are, so that the form names them by one id. */
export function AnnounceToChosen({ who }: { who: Who }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useKeep(who, ({ _id }) =>
    navigate({ to: paths.newAnnouncement, search: { set: _id } as never }),
  )
  return (
    <Button variant="ghost" size="dense" busy={isPending && say('working')} onClick={() => mutate()}>
      {say('announceTo')}
    </Button>
  )
}

/** Offers a file of the chosen, with the columns that this device shows and all facts. */
export function FileOfChosen({ who }: { who: Who }) {
  const [kept, setKept] = useState<{ _id: string; count: number }>()
  const { mutate, isPending } = useKeep(who, setKept)
  return (
    <>
      <Button variant="ghost" size="dense" busy={isPending && say('working')} onClick={() => mutate()}>
        {say('exportChosen')}
      </Button>
      <Dialog
        open={kept !== undefined}
        onOpenChange={() => setKept(undefined)}
        title={say('exportChosenCount', { count: kept?.count ?? 0 })}
      >
        <p className="muted">{say('exportChosenLead')}</p>
        {kept && (
          <div className="row-btns">
            <ButtonLink
              href={fileAddress(chosenFile, { query: { set: kept._id, columns: keptColumns().join(',') } })}
              download
            >
              <Icon name="download" />
              {say('chosenAsCsv')}
            </ButtonLink>
          </div>
        )}
      </Dialog>
    </>
  )
}
