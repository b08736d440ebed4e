import { say } from 'words:audit'
import { type AuditCheck as Checked, checkAudit } from '@callofcode/contract/audit/audit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

const WHY = {
  get changed() {
    return say('rowChanged')
  },
  get missing() {
    return say('isGone')
  },
  get unlinked() {
    return say('rowUnlinked')
  },
  get link() {
    return say('rowLinkWrong')
  },
} as const

const rowsOf = (count: number) => say('rowCount', { count })

/** Checks the audit in parts, so that no response takes long. */
async function checkAll(tell: (rows: number) => void): Promise<Checked> {
  const part = async (after?: number) => {
    const query = after === undefined ? {} : { after: String(after) }
    return (await call(checkAudit, { query })).data
  }
  let whole = await part()
  while (whole.next !== null) {
    tell(whole.rows)
    const next: Checked = await part(whole.next)
    whole = { ...next, rows: whole.rows + next.rows, since: whole.since ?? next.since }
  }
  return whole
}

/** Proves, on request, that the audit is unchanged. */
export function AuditCheck() {
  const [soFar, setSoFar] = useState(0)
  const { mutate, data, isPending } = useMutation({ mutationFn: () => checkAll(setSoFar) })
  const start = () => {
    setSoFar(0)
    mutate()
  }
  return (
    <>
      <Button
        className="main-act"
        onClick={start}
        busy={isPending && (soFar ? say('checked', { soFar: rowsOf(soFar) }) : say('checking'))}
      >
        <Icon name="lock" />
        <span className="word">{say('checkTheChain')}</span>
      </Button>
      {data && !isPending && <Result checked={data} />}
    </>
  )
}

function Result({ checked: { rows, since, break: broken } }: { checked: Checked }) {
  if (broken)
    return (
      <Notice tone="error" role="alert">
        {say('chainBroken', {
          rows: rowsOf(rows),
          time: () => <LocalTime iso={broken.at} />,
          value: WHY[broken.why],
          _id: broken._id,
          code: (inside) => <code>{inside}</code>,
        })}
      </Notice>
    )
  return (
    <Notice tone="success" role="status">
      {say('chainChecked', { rows: rowsOf(rows) })}
      {since && <>{say('unbrokenSince', { time: () => <LocalTime iso={since} /> })}</>}.
    </Notice>
  )
}
