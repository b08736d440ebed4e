import { say } from 'words:people'
import { type MemberFilters, type MemberRecord, MOST_COUNTED } from '@callofcode/contract/member/member-admin'
import type { MemberField } from '@callofcode/contract/member-fact/member-fact'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Select } from '../../platform/form/inputs.tsx'
import { upTo } from '../../platform/language/reader.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { loadedQuietly } from '../../platform/page/loaded-later.tsx'
import { Button } from '../../platform/ui/button.tsx'
import type { Selection } from '../approval/public.ts'
import { batchesRead, useYears } from '../batch/public.ts'
import { fieldsRead } from './member-cache.ts'
import { placeOf, useSetPlace } from './profile/place-choice.tsx'

const ChosenActs = loadedQuietly(async () => (await import('./list/chosen-acts.tsx')).ChosenActs)
const FactDialog = loadedQuietly(async () => (await import('./facts/fact-dialog.tsx')).FactDialog)

interface Props {
  readonly members: readonly MemberRecord[]
  readonly selection: Selection
  /** All members that match the filters are chosen, on this page and the others. */
  readonly everyone: boolean
  readonly onEveryone: (everyone: boolean) => void
  readonly total: number
  readonly filters: MemberFilters
}

/** The bar above the list. It chooses the shown members or all that match, and sets their batch, year or fields. */
export function MembersBar(props: Props) {
  const { members, selection, everyone, onEveryone, total } = props
  const chosen = selection.ids.length
  const counted = { shown: upTo(MOST_COUNTED, total), count: total }
  const clear = () => {
    onEveryone(false)
    selection.clear()
  }
  const isPageChosen = members.every(({ _id }) => selection.has(_id))
  return (
    <div className="members-bar">
      <PageBox {...props} />
      <p className="small" role="status">
        {everyone
          ? say('allThatMatch', counted)
          : chosen > 0
            ? say('chosen', { chosen })
            : say('selectionHint')}
      </p>
      {!everyone && isPageChosen && total > members.length && (
        <Button variant="ghost" size="dense" onClick={() => onEveryone(true)}>
          {say('chooseAllThatMatch', counted)}
        </Button>
      )}
      {(everyone || chosen > 0) && (
        <>
          <Button variant="ghost" size="dense" onClick={clear}>
            {say('clear')}
          </Button>
          <ChosenActs who={everyone ? { matching: props.filters } : { ids: selection.ids }} onDone={clear} />
          <SetPlace {...props} onDone={clear} />
        </>
      )}
    </div>
  )
}

function SetPlace({ selection, everyone, total, filters, onDone }: Props & { readonly onDone: () => void }) {
  useFocusWhenGone('members-all')
  const { data } = useQuery({ ...batchesRead, refetchOnMount: 'always' })
  const [choice, setChoice] = useState('')
  const fields = useFieldsForMany()
  const field = fields.find(({ _id }) => choice === `fact:${_id}`)
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useSetPlace(onDone)
  const who = everyone ? { matching: filters } : { ids: selection.ids }
  const send = () => {
    setAsked(false)
    mutate({ who, place: placeOf(choice) })
  }
  const words = say('setThemAll', { shown: upTo(MOST_COUNTED, total), count: total })
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!choice) return
          if (everyone || field) setAsked(true)
          else send()
        }}
      >
        <PlaceSelect batches={data?.data ?? []} fields={fields} value={choice} onChange={setChoice} />
        <Button type="submit" disabled={!choice} busy={isPending && say('saving')}>
          {say('set')}
        </Button>
        <ConfirmDialog
          open={asked && !field}
          onOpenChange={setAsked}
          title={words}
          question={say('setThemAllAsk', { place: wordsOf(choice, data?.data ?? []) })}
          keep={say('cancel')}
          danger={false}
          onConfirm={send}
        >
          {say('setThemAllLead')}
        </ConfirmDialog>
      </form>
      {field && asked && (
        <FactDialog
          field={field}
          who={who}
          count={everyone ? total : selection.ids.length}
          onDone={onDone}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** A roll number is of one member alone. */
function useFieldsForMany(): readonly MemberField[] {
  const { data } = useQuery({ ...fieldsRead, refetchOnMount: 'always' })
  return (data?.data ?? []).filter(({ _id }) => _id !== ROLL_NUMBER)
}

type Batches = readonly { readonly _id: string; readonly name: string }[]

function wordsOf(choice: string, batches: Batches): string {
  const [kind, value] = choice.split(':')
  if (kind === 'year') return value === 'none' ? say('noYear') : say('passingOut', { year: value ?? '' })
  return batches.find(({ _id }) => _id === value)?.name ?? say('noBatch')
}

interface PlaceSelectProps {
  readonly batches: Batches
  readonly fields: readonly MemberField[]
  readonly value: string
  readonly onChange: (value: string) => void
}

function PlaceSelect({ batches, fields, value, onChange }: PlaceSelectProps) {
  return (
    <Select
      aria-label={say('batchForTheChosen')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say('chooseABatch')}</option>
      <optgroup label={say('passoutYear')}>
        {useYears(null).map((year) => (
          <option key={year} value={`year:${year}`}>
            {year}
          </option>
        ))}
        <option value="year:none">{say('noYear')}</option>
      </optgroup>
      <optgroup label={say('batch')}>
        {batches.map(({ _id, name }) => (
          <option key={_id} value={`batch:${_id}`}>
            {name}
          </option>
        ))}
        <option value="batch:none">{say('noBatch')}</option>
      </optgroup>
      <optgroup label={say('facts')}>
        {fields.map(({ _id, name }) => (
          <option key={_id} value={`fact:${_id}`}>
            {name}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}

/** Selects or deselects all members of the page. */
function PageBox({ members, selection, everyone, onEveryone }: Props) {
  useFocusWhenGone('members-title', { preventScroll: true })
  const here = members.filter(({ _id }) => everyone || selection.has(_id)).length
  const all = members.length > 0 && here === members.length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && !all
  }, [here, all])
  return (
    <label className="member-choose">
      <input
        ref={box}
        id="members-all"
        className="box"
        type="checkbox"
        checked={all}
        onChange={({ target }) => {
          onEveryone(false)
          selection.choose(members, target.checked)
        }}
      />
      <span className="sr">{say('chooseAllHere', { count: members.length })}</span>
    </label>
  )
}
