import { say } from 'words:attendance'
import { type DoorPerson, listDoor, openDoor, sendScans } from '@callofcode/contract/attendance/attendance'
import { limits } from '@callofcode/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useSession } from '../../../platform/session/session.ts'
import { refreshDoor } from './attendance-queries.ts'
import { readCode } from './door-code.ts'
import { doorMemory, scanOutbox } from './scan-outbox.ts'
import { type DoorKnown, isUnreached, readScan, type Shown } from './scan-result.ts'

/** Milliseconds for which the last code is ignored, because it is still before the camera. */
const SAME_CODE = 6_000
const SETTLE_EVERY = 10_000

/** Reads all data that a scanner needs offline. */
async function learn(id: string): Promise<DoorKnown> {
  const { data } = await call(openDoor, { params: { id } })
  const ahead = Date.parse(data.now) - Date.now()
  const people = new Map<string, DoorPerson>()
  for (let cursor: string | null = null, more = true; more; ) {
    const page: Awaited<ReturnType<typeof onePage>> = await onePage(id, cursor)
    for (const one of page.data) if (one.memberId) people.set(one.memberId, one)
    cursor = page.nextCursor
    more = cursor !== null
  }
  return { id, publicKey: data.publicKey, ahead, people }
}
const onePage = (id: string, cursor: string | null) =>
  call(listDoor, { params: { id }, query: { ...(cursor && { cursor }) } })

export function useScanner(id: string) {
  const client = useQueryClient()
  const memberId = useSession().data?.id ?? ''
  const [known, setKnown] = useState<DoorKnown>()
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState(() => scanOutbox.get(memberId, id))
  const last = useRef({ code: '', at: 0 })

  const know = useCallback(
    (found: DoorKnown) => {
      setKnown(found)
      doorMemory.keep(memberId, found)
    },
    [memberId],
  )
  const begin = useCallback(() => {
    setFailed(false)
    learn(id).then(know, () => {
      const remembered = doorMemory.get(memberId, id)
      if (remembered) setKnown(remembered)
      else setFailed(true)
    })
  }, [id, memberId, know])
  useEffect(begin, [begin])

  const settle = useCallback(async () => {
    const scans = scanOutbox.get(memberId, id).scans.slice(0, limits.scans)
    if (scans.length === 0) return
    const sent = scans.map(({ code, anyway }) => ({ code, anyway, late: true }))
    const { data } = await call(sendScans, { params: { id }, body: { scans: sent } })
    const bad = scans.filter((_, at) => !['in', 'already'].includes(data[at]?.outcome ?? ''))
    scanOutbox.settle(
      memberId,
      id,
      scans,
      bad.map(({ name }) => name),
    )
    setKept(scanOutbox.get(memberId, id))
    await refreshDoor(client)
  }, [client, id, memberId])
  const settleSoon = useCallback(
    () => void settle().catch((error) => !isUnreached(error) && reportError(error)),
    [settle],
  )
  useEffect(() => {
    settleSoon()
    const timer = setInterval(settleSoon, SETTLE_EVERY)
    addEventListener('online', settleSoon)
    return () => {
      clearInterval(timer)
      removeEventListener('online', settleSoon)
    }
  }, [settleSoon])

  async function show(code: string, anyway: boolean) {
    if (!known || busy) return
    setBusy(true)
    try {
      const result = await readScan(known, code, anyway)
      const isStored =
        !result.isKept || scanOutbox.add(memberId, id, { code, anyway, name: result.name ?? say('somebody') })
      setKept(scanOutbox.get(memberId, id))
      setShown(isStored ? result : { ...result, outcome: 'unknown', isKept: false })
      if (result.outcome === 'in') note(result)
      navigator.vibrate?.(result.outcome === 'in' ? 80 : [60, 60, 60])
    } finally {
      setBusy(false)
      last.current = { code, at: Date.now() }
    }
  }

  /** Records a person as in, so that the next scan agrees, also offline. */
  function note({ code, name, seat, cameAt }: Shown) {
    const who = readCode(code)?.memberId
    if (!who || !known) return
    const person = { memberId: who, name: name ?? '', seat: seat ?? 'none', attendanceId: null, cameAt }
    know({ ...known, people: new Map(known.people).set(who, person) })
    void client.invalidateQueries({ queryKey: [`personal ${openDoor.path}`] })
  }

  const onCode = (code: string) => {
    const { code: before, at } = last.current
    if (shown?.outcome === 'unregistered' || (code === before && Date.now() - at < SAME_CODE)) return
    show(code, false).catch(reportError)
  }
  return {
    known,
    failed,
    begin,
    shown,
    kept,
    onCode,
    letIn() {
      if (shown) show(shown.code, true).catch(reportError)
    },
    next: () => setShown(undefined),
    forgetRefused: () => {
      scanOutbox.forgetRefused(memberId, id)
      setKept(scanOutbox.get(memberId, id))
    },
  }
}
