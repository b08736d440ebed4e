import { useState } from 'react'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { clockTime } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { Icon, type IconName } from '../../platform/ui/icon.tsx'
import type { Shown } from './scan-result.ts'
import { useAwake } from './use-awake.ts'
import { type CameraState, useCamera } from './use-camera.ts'
import { useScanner } from './use-scanner.ts'

/** Reads the codes of members with the camera, and says of each in colour and in words whether they are in. */
export function Scanner({ id }: { id: string }) {
  const scanner = useScanner(id)
  const [isOn, setOn] = useState(false)
  const { known, failed, begin, kept, shown } = scanner
  if (failed && !known)
    return <LoadFailed title="The scanner needs the list of who is registered." retry={begin} />
  if (!known)
    return (
      <Loading words="Loading who is registered...">
        <Skeleton size="block" />
      </Loading>
    )
  return (
    <div className="scanner">
      {isOn ? (
        <Camera onCode={scanner.onCode} />
      ) : (
        <div className="scanner-off">
          <p className="muted">
            {counted(known.people.size, 'person', 'people')} on the list. Once the camera is on, the scanner
            works without a network too.
          </p>
          <Button variant="primary" size="big" onClick={() => setOn(true)}>
            <Icon name="play" /> Turn the camera on
          </Button>
        </div>
      )}
      <div role="status" className="scan-said">
        {shown ? (
          <Result shown={shown} />
        ) : (
          isOn && <p className="muted">Hold a member’s code before the camera.</p>
        )}
      </div>
      {shown?.outcome === 'unregistered' && (
        <div className="row-btns">
          <Button variant="primary" size="big" onClick={scanner.letIn}>
            Let in anyway
          </Button>
          <Button size="big" onClick={scanner.next}>
            Do not let in
          </Button>
        </div>
      )}
      {kept.scans.length > 0 && (
        <Notice tone="warning" role="status">
          {counted(kept.scans.length, 'check-in is', 'check-ins are')} kept on this phone until the site is
          reached. Stay signed in here until then.
        </Notice>
      )}
      {kept.refused.length > 0 && (
        <Notice tone="error" role="alert">
          <p>
            The site did not take these check-ins. Tick them in the list if they are right:{' '}
            {kept.refused.join(', ')}.
          </p>
          <Button size="dense" onClick={scanner.forgetRefused}>
            Done
          </Button>
        </Notice>
      )}
    </div>
  )
}

const TROUBLE: Record<Exclude<CameraState, 'on' | 'starting'>, string> = {
  refused:
    'This browser may not use the camera. Allow it in the settings of the page, or tick people in the list.',
  missing: 'There is no camera that this page may use. It needs https. Tick people in the list instead.',
}

function Camera({ onCode }: { onCode: (text: string) => void }) {
  const { video, state } = useCamera(onCode)
  useAwake()
  const trouble = state === 'refused' || state === 'missing' ? TROUBLE[state] : undefined
  return (
    <>
      {trouble && (
        <Notice tone="error" role="alert">
          {trouble}
        </Notice>
      )}
      <div className="scanner-eye aim" hidden={trouble !== undefined}>
        <video ref={video} muted playsInline aria-label="What the camera sees" />
      </div>
    </>
  )
}

interface Look {
  readonly tone: string
  readonly icon: IconName
  readonly words: string
}
const looks: Record<Shown['outcome'], Look> = {
  in: { tone: 'selected', icon: 'check', words: 'Welcome' },
  already: { tone: 'pending', icon: 'clock', words: 'Already in' },
  unregistered: { tone: 'info', icon: 'question', words: 'Not registered' },
  expired: { tone: 'rejected', icon: 'error', words: 'Code too old' },
  unknown: { tone: 'rejected', icon: 'cross', words: 'Not a code of this event' },
}

function Result({ shown }: { shown: Shown }) {
  const { tone, icon, words } = looks[shown.outcome]
  return (
    <div className={`scan-result ${tone}`}>
      <Icon name={icon} />
      <div>
        <p className="scan-words">{words}</p>
        {shown.name && <p className="scan-name">{shown.name}</p>}
        <p className="small">{moreOf(shown)}</p>
      </div>
    </div>
  )
}

function moreOf({ outcome, cameAt, seat, isKept, isUnchecked }: Shown): string {
  if (outcome === 'already') return `Since ${cameAt ? clockTime(cameAt) : 'before'}.`
  if (outcome === 'expired') return 'A code lives for a minute. Ask for the one that is on the phone now.'
  if (outcome === 'unknown') return 'Ask for the page of this event, and look there for the code.'
  if (outcome === 'unregistered')
    return seat === 'waiting' ? 'On the waiting list. You decide.' : 'No seat at this event. You decide.'
  if (isKept && isUnchecked) return 'No network: the code is checked once the site is reached.'
  return isKept ? 'No network: kept on this phone.' : 'Checked in.'
}
