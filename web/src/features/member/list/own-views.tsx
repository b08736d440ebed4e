import { say } from 'words:member-list'
import { useState } from 'react'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'
import { keptJson, localStore } from '../../../platform/storage/local-store.ts'
import { Button } from '../../../platform/ui/button.tsx'
import type { MemberSearch } from '../member-filters.tsx'
import { readyViews, type View, ViewLink, viewOf } from './ready-views.tsx'

const KEY = 'member-views'
const MOST_VIEWS = 10
const LONGEST = 40

function kept(): readonly View[] {
  const views: unknown = keptJson(KEY)
  return Array.isArray(views) ? views.filter((one) => typeof one?.name === 'string' && one.search) : []
}

/** The views that an admin has named on this device. */
export function OwnViews({ search }: { readonly search: MemberSearch }) {
  const [views, setViews] = useState(kept)
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const put = (next: readonly View[]) => {
    setViews(next)
    if (!localStore.put(KEY, JSON.stringify(next))) setFault(say('viewNotKept'))
  }
  const save = () => {
    const wrong = faultOf(name.trim(), views)
    setFault(wrong)
    if (wrong) return
    setName('')
    put([...views, { name: name.trim(), search: viewOf(search) }])
  }
  return (
    <div>
      {views.map((view) => (
        <div key={view.name} className="member-view">
          <ViewLink view={view} search={search} />
          <Button
            variant="ghost"
            size="dense"
            onClick={() => put(views.filter((one) => one.name !== view.name))}
          >
            {say('deleteView', {
              name: view.name,
              sr: (inside) => <span className="sr">{inside}</span>,
            })}
          </Button>
        </div>
      ))}
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={say('nameOfView')} error={fault}>
          <TextInput value={name} maxLength={LONGEST} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" size="dense">
          {say('saveView')}
        </Button>
      </form>
    </div>
  )
}

function faultOf(name: string, views: readonly View[]): string | undefined {
  const isOf = (all: readonly View[]) => all.some((one) => one.name.toLowerCase() === name.toLowerCase())
  if (!name) return say('viewNeedsName')
  if (isOf(readyViews())) return say('viewIsReady')
  if (isOf(views)) return say('viewIsTaken')
  if (views.length >= MOST_VIEWS) return say('viewsTooMany', { most: MOST_VIEWS })
  return undefined
}
