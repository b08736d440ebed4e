import { say } from 'words:approval'
import {
  type ApprovedDomain,
  addDomain,
  listDomains,
  removeDomain,
} from '@callofcode/contract/approval/domain'
import { addDomainBody } from '@callofcode/contract/schemas/approval/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'

/** Lists the domains whose signups need no decision, for admins. */
export function DomainsButton() {
  const { data: session } = useSession()
  const [open, setOpen] = useState(false)
  if (!isAdmin(session)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('approvedDomains')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('approvedDomains')}>
        <p className="muted">{say('domainsHint')}</p>
        <NewDomain />
        <DomainList />
      </Dialog>
    </>
  )
}

const domainsRead = read(listDomains, {}, { quiet: true })

function useReread() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(listDomains) })
}

type Body = z.input<typeof addDomainBody>

function NewDomain() {
  const reread = useReread()
  const form = useForm<Body, unknown, z.output<typeof addDomainBody>>({
    resolver: zodResolver(addDomainBody),
    defaultValues: { domain: '' },
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) => call(addDomain, { body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      form.reset()
      return reread()
    },
    onError: (error) => showFieldErrors(form, error, ['domain']),
  })
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => {
        mutate(body)
      })}
    >
      <Field label={say('domain')} hint={say('domainHint')} error={form.formState.errors.domain?.message}>
        <TextInput
          {...form.register('domain')}
          placeholder={say('domainExample')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div className="row-btns">
        <Button variant="primary" type="submit" busy={isPending && say('adding')}>
          {say('addDomain')}
        </Button>
      </div>
    </form>
  )
}

function DomainList() {
  const { data, error, refetch, isFetching } = useQuery({ ...domainsRead, refetchOnMount: 'always' })
  if (!data)
    return error ? (
      <LoadFailed title={say('domainsFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('loadingDomains')}>
        <Skeleton size="tall" />
      </Loading>
    )
  if (data.data.length === 0) return <p className="small muted">{say('noDomains')}</p>
  return (
    <ul className="rows approved-domains" aria-label={say('approvedDomains')}>
      {data.data.map((one) => (
        <DomainRow key={one._id} domain={one} />
      ))}
    </ul>
  )
}

function DomainRow({ domain: { _id, domain, by, addedAt } }: { domain: ApprovedDomain }) {
  const reread = useReread()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeDomain, { params: { id: _id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return reread()
    },
    onError: () => reread(),
  })
  return (
    <li>
      <div>
        <p className="card-title">{domain}</p>
        <p className="label plain">
          {by && `${by}, `}
          <LocalDay iso={addedAt} />
        </p>
      </div>
      <Button busy={isPending && say('removing')} onClick={() => mutate()}>
        {say('remove', { domain, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
    </li>
  )
}
