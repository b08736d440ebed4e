import { say } from 'words:experience'
import { mergeCompany } from '@callofcode/contract/experience/company'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/button.tsx'
import { companies } from './companies.ts'

/** Merges two spellings of a company, for editors of the content. */
export function MergeCompany({ slug, name }: { slug: string; name: string }) {
  const all = useQuery(companies).data?.data ?? []
  const [into, setInto] = useState('')
  const [asked, setAsked] = useState(false)
  const [client, navigate] = [useQueryClient(), useNavigate()]
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(mergeCompany, { params: { slug }, body: { into } }),
    async onSuccess({ message, data }) {
      setAsked(false)
      toast.success(message)
      await navigate({ to: paths.company('$slug'), params: { slug: data.slug } })
      await client.invalidateQueries()
    },
  })
  const other = all.find((one) => one.slug === into)
  return (
    <form
      className="company-merge"
      onSubmit={(event) => {
        event.preventDefault()
        if (into) setAsked(true)
      }}
    >
      <Field label={say('sameCompany')} hint={say('sameAsHint')}>
        <Select value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">{say('chooseCompany')}</option>
          {all
            .filter((one) => one.slug !== slug)
            .map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name}
              </option>
            ))}
        </Select>
      </Field>
      <Button type="submit">{say('mergeCompanies')}</Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('mergeCompanies')}
        question={say('mergeQuestion', { name, other: other?.name ?? '' })}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </form>
  )
}
