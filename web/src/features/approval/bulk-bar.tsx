import { say } from 'words:approval'
import type { SignupSummary } from '@callofcode/contract/approval/approval'
import { limits } from '@callofcode/contract/limits'
import type { SignupRequest } from '@callofcode/contract/member/member'
import { useEffect, useRef, useState } from 'react'
import { figure, upTo } from '../../platform/language/reader.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { approvalRows } from './approval-row.tsx'
import { DecideDialog } from './decide-dialogs.tsx'
import { type Action, useDecide } from './use-decide.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  readonly signups: readonly SignupRequest[]
  readonly selection: Selection
  readonly summary: SignupSummary | undefined
  /** The filters in sent form. */
  readonly filters: object
  readonly filtered: boolean
}

/** The bar above the list. It chooses what the list shows, and decides about the chosen signups or all that match. */
export function BulkBar({ signups, selection, summary, filters, filtered }: Props) {
  const [asked, setAsked] = useState<Action>()
  // The subject of the dialog. It stays while the dialog closes and numbers change.
  const [meant, setMeant] = useState<Meant>()
  const { decide, deciding } = useDecide({
    onDone: () => {
      selection.clear()
      approvalRows.moved()
    },
  })
  const chosen = selection.ids.length
  const matching = Math.min(summary?.matching ?? 0, limits.decided)
  const ask = (action: Action) => {
    setMeant(
      chosen > 0
        ? { action, count: chosen, body: { ids: selection.ids }, names: selection.names }
        : {
            action,
            count: matching,
            names: [],
            body: { all: { ...filters, asOf: summary?.asOf ?? '', expected: matching } },
          },
    )
    setAsked(action)
  }
  const confirm = (reason: string | undefined) => {
    setAsked(undefined)
    if (meant) decide({ action: meant.action, ...meant.body, ...(reason && { reason }) })
  }
  const words =
    chosen > 0 || matching === 1
      ? figure(chosen || matching)
      : say('allCount', { count: upTo(limits.decided, summary?.matching ?? 0) ?? '' })
  const none = chosen === 0 && matching === 0
  return (
    <div className="approval-bar">
      <PageBox signups={signups} selection={selection} />
      <p className="approval-chosen small" role="status">
        {chosen > 0 ? say('chosen', { chosen }) : waitWords(summary?.matching ?? 0, filtered)}
      </p>
      {chosen > 0 && (
        <Button variant="ghost" size="dense" onClick={selection.clear}>
          {say('clear')}
        </Button>
      )}
      <div className="row-btns">
        <Button
          busy={deciding === 'approve' && say('approving')}
          disabled={none}
          onClick={() => ask('approve')}
        >
          {say('approve', { words })}
        </Button>
        <Button
          variant="danger"
          busy={deciding === 'decline' && say('declining')}
          disabled={none}
          onClick={() => ask('decline')}
        >
          {say('decline', { words })}
        </Button>
      </div>
      {meant && (
        <BulkDialog
          open={asked !== undefined}
          onOpenChange={(open) => !open && setAsked(undefined)}
          meant={meant}
          filtered={filtered}
          onConfirm={confirm}
        />
      )}
    </div>
  )
}

function waitWords(count: number, filtered: boolean): string {
  const shown = upTo(limits.decided, count)
  return filtered ? say('thatMatch', { shown, count }) : say('thatWait', { shown, count })
}

interface Meant {
  readonly action: Action
  readonly count: number
  readonly body: object
  /** The names of the chosen signups. Empty if all matches are decided. */
  readonly names: readonly string[]
}

interface BulkDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly meant: Meant
  readonly filtered: boolean
  readonly onConfirm: (reason: string | undefined) => void
}

const NAMES = 5

function BulkDialog({ meant: { action, count, names }, filtered, ...rest }: BulkDialogProps) {
  const mails = useMails()
  const verb = action === 'approve' ? say('approveVerb') : say('declineVerb')
  const number = say('signupCount', { count })
  const all = filtered ? say('decideAllMatching', { verb, count }) : say('decideAllWaiting', { verb, count })
  const more = names.length - NAMES
  const about = names.length > 0 && (
    <p className="approval-names">
      {names.slice(0, NAMES).join(', ')}
      {more > 0 && say('andMoreNames', { more })}
    </p>
  )
  return (
    <DecideDialog
      {...rest}
      action={action}
      title={`${verb} ${number}`}
      question={names.length > 0 ? say('decideChosen', { verb, number }) : all}
      about={about}
    >
      {action === 'approve' ? say('approveOutcome', { mails }) : say('declineOutcome', { mails })}
    </DecideDialog>
  )
}

/** Selects or deselects all signups of the page. */
function PageBox({ signups, selection }: Pick<Props, 'signups' | 'selection'>) {
  const here = signups.filter(({ _id }) => selection.has(_id)).length
  const all = signups.length > 0 && here === signups.length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && !all
  }, [here, all])
  return (
    <label className="approval-choose">
      <input
        ref={box}
        className="box"
        type="checkbox"
        checked={all}
        onChange={(event) => selection.choose(signups, event.target.checked)}
      />
      <span className="sr">{say('chooseAllOnPage', { count: signups.length })}</span>
    </label>
  )
}
