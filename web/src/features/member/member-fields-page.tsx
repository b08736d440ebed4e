import { say } from 'words:member-fact'
import { type MemberField, removeMemberField } from '@callofcode/contract/member-fact/member-fact'
import { factLimits } from '@callofcode/contract/member-fact/read-fact'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FieldForm, SIGNUP_WORDS } from './facts/field-form.tsx'
import { fieldsRead, readFieldsAgain } from './member-cache.ts'
import './members.css'

export const head = () => ({ title: titled(say('fields')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(fieldsRead)

/** Lists what the club knows of each member, and what it adds to that. */
export function Page() {
  const { data, error, refetch, isFetching } = useQuery({ ...fieldsRead, refetchOnMount: 'always' })
  const [adding, setAdding] = useState(false)
  const fields = data?.data
  return (
    <main id="main" className="page wrap">
      <ListHead
        id="fields-title"
        title={say('fields')}
        about={fields && fields.length >= factLimits.fields && say('fieldsFull', { count: factLimits.own })}
        action={
          fields &&
          fields.length < factLimits.fields && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              {say('addField')}
            </Button>
          )
        }
      />
      {fields && (
        <ul className="rows member-fields" aria-label={say('fields')}>
          {fields.map((field) => (
            <FieldRow key={field._id} field={field} />
          ))}
        </ul>
      )}
      {!fields && error && (
        <LoadFailed title={say('fieldsFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!fields && !error && (
        <Loading words={say('loadingFields')}>
          <Skeleton size="tall" width={40} />
        </Loading>
      )}
      {adding && <FieldForm field={undefined} onClose={() => setAdding(false)} />}
    </main>
  )
}

function FieldRow({ field }: { field: MemberField }) {
  const { name, kind, choices, builtIn, atSignup, members } = field
  const [editing, setEditing] = useState(false)
  const facts = [
    kind === 'choice' ? choices.join(', ') : say(kind),
    say('memberCount', { count: members }),
    ...(atSignup === 'no' ? [] : [SIGNUP_WORDS[atSignup]()]),
  ]
  return (
    <li>
      <div>
        <p className="card-title">{name}</p>
        <p className="small muted">{facts.join(' · ')}</p>
      </div>
      <div className="row-btns">
        <Button size="dense" onClick={() => setEditing(true)}>
          {say('edit', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
        {!builtIn && <RemoveButton field={field} />}
      </div>
      {editing && <FieldForm field={field} onClose={() => setEditing(false)} />}
    </li>
  )
}

function RemoveButton({ field: { _id, name, members } }: { field: MemberField }) {
  useFocusWhenGone('fields-title')
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeMemberField, { params: { id: _id } }),
    onSuccess: ({ message }) => void toast.success(message),
    onSettled: () => readFieldsAgain(client),
  })
  return (
    <>
      <Button
        size="dense"
        variant="danger"
        busy={isPending && say('removing')}
        onClick={() => setAsked(true)}
      >
        {say('remove', { name, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('removeField')}
        question={say('removeAsk', { name })}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('removeOutcome', { count: members })}
      </ConfirmDialog>
    </>
  )
}
