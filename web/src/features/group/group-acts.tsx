import { say } from 'words:group'
import { describeGroup, type Group, removeGroup, updateGroup } from '@callofcode/contract/group/group'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog, Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AnnounceForm } from './announce-form.tsx'
import { DescriptionForm } from './description-form.tsx'
import { GroupForm } from './group-form.tsx'
import { useRereadGroups, useShowGroup } from './group-queries.ts'

export interface GroupActsProps {
  readonly group: Group
  readonly admin: boolean
}

/** What leads and admins do with a group, beside its members. */
export function GroupActs({ group, admin }: GroupActsProps) {
  const [open, setOpen] = useState<'announce' | 'edit'>()
  const close = () => setOpen(undefined)
  const params = { group: group.slug }
  const { name, description, joining, archived } = group
  return (
    <>
      {!archived && <Button onClick={() => setOpen('announce')}>{say('writeToGroup')}</Button>}
      {(admin || !archived) && <Button onClick={() => setOpen('edit')}>{say('edit')}</Button>}
      {admin && <Archive group={group} />}
      {admin && archived && <Remove group={group} />}
      <Dialog open={open === 'announce'} onOpenChange={close} title={say('writeTo', { name })}>
        <AnnounceForm group={group} onDone={close} />
      </Dialog>
      <Dialog open={open === 'edit'} onOpenChange={close} title={say('editGroup')}>
        {admin ? (
          <GroupForm
            before={{ name, description, joining }}
            place={`group:${group._id}`}
            submit={say('save')}
            send={(body) => call(updateGroup, { params, body })}
            onDone={close}
            onLeave={close}
          />
        ) : (
          <DescriptionForm
            group={group}
            send={(body) => call(describeGroup, { params, body })}
            onDone={close}
          />
        )}
      </Dialog>
    </>
  )
}

/** Archives a group, which is undone by one press. */
function Archive({ group: { slug, archived } }: { group: Group }) {
  const show = useShowGroup()
  const reread = useRereadGroups()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(updateGroup, { params: { group: slug }, body: { archived: !archived } }),
    onSuccess: ({ data, message }) => {
      toast.success(message)
      show(data)
    },
    onError: reread,
  })
  return (
    <Button variant="ghost" busy={isPending && say('saving')} onClick={() => mutate()}>
      {archived ? say('bringBack') : say('archive')}
    </Button>
  )
}

/** Deletes an archived group. */
function Remove({ group: { slug, name, members } }: { group: Group }) {
  const navigate = useNavigate()
  const reread = useRereadGroups()
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeGroup, { params: { group: slug } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await navigate({ to: paths.groups })
    },
    onSettled: reread,
  })
  return (
    <>
      <Button variant="danger" busy={isPending && say('deleting')} onClick={() => setAsked(true)}>
        {say('delete')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('deleteGroup')}
        question={say('deleteQuestion', { name })}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('deleteOutcome', { count: members })}
      </ConfirmDialog>
    </>
  )
}
