import { type AuditCheck as Checked, checkAudit } from '@callofcode/contract/site/audit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

const WHY = {
  changed: 'is not what was written',
  missing: 'is gone',
  unlinked: 'was never in the chain',
  link: 'has another link than it got when it was written',
} as const

const counted = new Intl.NumberFormat('en')
const rowsOf = (count: number) => `${counted.format(count)} ${count === 1 ? 'row' : 'rows'}`

/** Asks the server part after part, so that no answer takes long. */
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

/** Proves, when asked, that the audit is what was written. */
export function AuditCheck() {
  const [soFar, setSoFar] = useState(0)
  const { mutate, data, isPending } = useMutation({ mutationFn: () => checkAll(setSoFar) })
  const start = () => {
    setSoFar(0)
    mutate()
  }
  return (
    <div className="audit-check">
      <Button onClick={start} busy={isPending && (soFar ? `Checked ${rowsOf(soFar)}...` : 'Checking...')}>
        <Icon name="lock" />
        Check the chain
      </Button>
      {data && !isPending && <Result checked={data} />}
    </div>
  )
}

function Result({ checked: { rows, since, break: broken } }: { checked: Checked }) {
  if (broken)
    return (
      <Notice tone="error" role="alert">
        Checked {rowsOf(rows)}. The row of <LocalTime iso={broken.at} /> {WHY[broken.why]}: it was changed
        past this program. Its id is <code>{broken._id}</code>.
      </Notice>
    )
  return (
    <Notice tone="success" role="status">
      Checked {rowsOf(rows)}
      {since && (
        <>
          , unbroken since <LocalTime iso={since} />
        </>
      )}
      .
    </Notice>
  )
}
