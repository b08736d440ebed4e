import { say } from 'words:attendance'
import type { DoorPerson } from '@callofcode/contract/attendance/attendance'
import { useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { clockThere } from '../../../platform/time/event-time.tsx'
import { useReaderZone } from '../../../platform/time/reader-zone.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon, type IconName } from '../../../platform/ui/icon.tsx'
import type { DoorKnown, Shown } from './scan-result.ts'
import { useAwake } from './use-awake.ts'
import { type CameraTrouble, useCamera } from './use-camera.ts'
import { useScanner } from './use-scanner.ts'

const TURN_ON = 'turn-the-camera-on'
const countOf = ({ people }: DoorKnown, seat: DoorPerson['seat']) =>
  [...people.values()].filter((one) => one.seat === seat).length

/** Reads the codes of members with the camera. It shows in colour and in words whether each is in. */
export function Scanner({ id, zone }: { id: string; zone: string | undefined }) {
  const scanner = useScanner(id)
  const [isOn, setOn] = useState(false)
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const { known, failed, begin, kept, shown } = scanner
  if (failed && !known) return <LoadFailed title={say('scannerFailed')} retry={begin} />
  if (!known)
    return (
      <Loading words={say('loadingWhoIsRegistered')}>
        <Skeleton size="block" />
      </Loading>
    )
  return (
    <div className="scanner">
      {isOn ? (
        <Camera
          onCode={scanner.onCode}
          onTrouble={(found) => {
            setTrouble(found)
            setOn(false)
          }}
        />
      ) : (
        <div className="scanner-off">
          {trouble && (
            <Notice tone="error" role="alert">
              {TROUBLE[trouble]()}
            </Notice>
          )}
          <p className="muted">
            {say('seatsAndWaiting', { seats: countOf(known, 'going'), waiting: countOf(known, 'waiting') })}
          </p>
          <Button id={TURN_ON} variant="primary" size="big" onClick={() => setOn(true)}>
            <Icon name="play" /> {say('cameraOn')}
          </Button>
        </div>
      )}
      <div role="status" className="scan-said">
        {shown ? <Result shown={shown} zone={zone} /> : isOn && <p className="muted">{say('scanHint')}</p>}
      </div>
      {shown?.outcome === 'unregistered' && (
        <div className="row-btns">
          <Button variant="primary" size="big" onClick={scanner.letIn}>
            {say('letInAnyway')}
          </Button>
          <Button size="big" onClick={scanner.next}>
            {say('refuse')}
          </Button>
        </div>
      )}
      {kept.scans.length > 0 && (
        <Notice tone="warning" role="status">
          {say('keptScans', { count: kept.scans.length })}
        </Notice>
      )}
      {kept.refused.length > 0 && (
        <Notice tone="error" role="alert">
          <p>{say('scansRefused', { value: kept.refused.join(', ') })}</p>
          <Button size="dense" onClick={scanner.forgetRefused}>
            {say('done')}
          </Button>
        </Notice>
      )}
    </div>
  )
}

const TROUBLE: Readonly<Record<CameraTrouble, () => string>> = {
  refused: () => say('cameraRefused'),
  missing: () => say('cameraMissing'),
  insecure: () => say('cameraNeedsHttps'),
}

interface CameraProps {
  onCode: (text: string) => void
  onTrouble: (trouble: CameraTrouble) => void
}

function Camera({ onCode, onTrouble }: CameraProps) {
  useFocusWhenGone(TURN_ON)
  const video = useCamera(onCode, onTrouble)
  useAwake()
  return (
    <div className="scanner-eye aim">
      <video ref={video} muted playsInline aria-label={say('cameraPicture')} />
    </div>
  )
}

interface Look {
  readonly tone: string
  readonly icon: IconName
  readonly words: string
}
const looks: Record<Shown['outcome'], Look> = {
  in: {
    tone: 'selected',
    icon: 'check',
    get words() {
      return say('welcome')
    },
  },
  already: {
    tone: 'pending',
    icon: 'clock',
    get words() {
      return say('alreadyIn')
    },
  },
  unregistered: {
    tone: 'info',
    icon: 'question',
    get words() {
      return say('notRegistered')
    },
  },
  expired: {
    tone: 'rejected',
    icon: 'error',
    get words() {
      return say('codeTooOld')
    },
  },
  unknown: {
    tone: 'rejected',
    icon: 'cross',
    get words() {
      return say('codeUnknown')
    },
  },
}

function Result({ shown, zone }: { shown: Shown; zone: string | undefined }) {
  const own = useReaderZone()
  const { tone, icon, words } = looks[shown.outcome]
  return (
    <div className={`scan-result ${tone}`}>
      <Icon name={icon} />
      <div>
        <p className="scan-words">{words}</p>
        {shown.name && <p className="scan-name">{shown.name}</p>}
        <p className="small">{moreOf(shown, (at) => clockThere(at, zone ?? own ?? 'UTC', own))}</p>
      </div>
    </div>
  )
}

function moreOf(
  { outcome, cameAt, seat, isKept, isUnchecked }: Shown,
  clock: (at: string) => string,
): string {
  if (outcome === 'already') return say('since', { value: cameAt ? clock(cameAt) : 'before' })
  if (outcome === 'expired') return say('codeTooOldHint')
  if (outcome === 'unknown') return say('codeUnknownHint')
  if (outcome === 'unregistered') return seat === 'waiting' ? say('waitsForSeat') : say('hasNoSeat')
  if (isKept && isUnchecked) return say('checkedLater')
  return isKept ? say('keptOnPhone') : say('checkedIn')
}
