import { say } from 'words:second-factor'
import {
  factorLimits,
  listFactors,
  type OwnFactors,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} from '@callofcode/contract/second-factor/second-factor'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { loadedLater } from '../../../platform/page/loaded-later.tsx'
import { LocalTime } from '../../../platform/time/shown-time.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { useHydrated } from '../../account/public.ts'
import { PasswordDialog } from './password-dialog.tsx'
import './second-factor.css'

export const ownFactorsQuery = read(listFactors, {}, { quiet: true })

const AppSetup = loadedLater(
  () => say('setUpAnApp'),
  async () => (await import('./app-setup.tsx')).AppSetup,
)
const PasskeySetup = loadedLater(
  () => say('addAPasskey'),
  async () => (await import('./passkey-setup.tsx')).PasskeySetup,
)
const RenameDialog = loadedLater(
  () => say('renamePasskey'),
  async () => (await import('./rename-dialog.tsx')).RenameDialog,
)
const CodesDialog = loadedLater(
  () => say('recoveryCodes'),
  async () => (await import('./recovery-codes.tsx')).CodesDialog,
)

export function SecondFactorSection() {
  const { data, error, refetch, isFetching } = useQuery(ownFactorsQuery)
  if (data) return <Factors factors={data.data} />
  if (!error)
    return (
      <Loading words={say('loadingSecondFactors')}>
        <Skeleton width={60} size="tall" />
        <Skeleton width={40} />
      </Loading>
    )
  return (
    <LoadFailed title={say('factorsFailed')} retry={() => void refetch()} busy={isFetching}>
      {say('noneRemoved')}
    </LoadFailed>
  )
}

/** The open dialog and its passkey. */
type Open =
  | { what: 'app' | 'passkey' | 'remove-app' | 'renew' }
  | { what: 'rename' | 'remove-passkey'; id: string; name: string }

function Factors({ factors }: { factors: OwnFactors }) {
  const { app, passkeys, recoveryCodes } = factors
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<readonly string[]>()
  const hasAny = app !== null || passkeys.length > 0
  const close = () => setOpen(undefined)
  const done = (given: readonly string[] | null) => {
    close()
    if (given) setCodes(given)
  }
  return (
    <>
      <p className="small muted">{hasAny ? say('factorsLead') : say('noFactorsLead')}</p>
      {hasAny && (
        <ul className="rows factors">
          {app && (
            <FactorRow icon="clock" name={say('authenticatorApp')} {...app}>
              <Button onClick={() => setOpen({ what: 'remove-app' })}>
                {say('removeTheAuthenticatorApp', { sr: (inside) => <span className="sr">{inside}</span> })}
              </Button>
            </FactorRow>
          )}
          {passkeys.map(({ _id: id, name, ...times }) => (
            <FactorRow key={id} icon="user-check" name={name} kind="Passkey" {...times}>
              <Button onClick={() => setOpen({ what: 'rename', id, name })}>
                {say('renameButton', { name, sr: (inside) => <span className="sr">{inside}</span> })}
              </Button>
              <Button onClick={() => setOpen({ what: 'remove-passkey', id, name })}>
                {say('remove', { name, sr: (inside) => <span className="sr">{inside}</span> })}
              </Button>
            </FactorRow>
          ))}
          <li>
            <Icon name="list" />
            <div className="factor-what">
              <p className="card-title">{say('recoveryCodes')}</p>
              <p className="small muted">
                {say('codesLeft', { recoveryCodes, recoveryCodes2: factorLimits.recoveryCodes })}
              </p>
            </div>
            <div className="row-btns">
              <Button onClick={() => setOpen({ what: 'renew' })}>{say('makeNewOnes')}</Button>
            </div>
          </li>
        </ul>
      )}
      <Ways factors={factors} onOpen={(what) => setOpen({ what })} />
      {open && (
        <OpenDialog
          open={open}
          close={close}
          done={done}
          isLast={passkeys.length + Number(app !== null) === 1}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}

interface FactorRowProps {
  icon: 'clock' | 'user-check'
  name: string
  kind?: string
  addedAt: string
  usedAt: string | null
  children: ReactNode
}

function FactorRow({ icon, name, kind, addedAt, usedAt, children }: FactorRowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div className="factor-what">
        <p className="card-title">
          {name}
          {kind && <Badge variant="boxed">{kind}</Badge>}
        </p>
        <p className="small muted">
          {usedAt ? say('lastUsed', { time: () => <LocalTime iso={usedAt} /> }) : say('notUsedYet')}
        </p>
        <p className="label plain">{say('added', { time: () => <LocalTime iso={addedAt} /> })}</p>
      </div>
      <div className="row-btns">{children}</div>
    </li>
  )
}

/** Lists the factors that can be added here. Passkey support of the browser is detected after hydration. */
function Ways({ factors, onOpen }: { factors: OwnFactors; onOpen: (what: 'app' | 'passkey') => void }) {
  const { app, passkeys, passkeyHost } = factors
  const alive = useHydrated()
  const canPasskey =
    alive && isSecureContext && 'credentials' in navigator && location.hostname === passkeyHost
  const hasRoom = passkeys.length < factorLimits.passkeys
  if (app && !(canPasskey && hasRoom)) return null
  return (
    <div className="row-btns">
      {!app && (
        <Button disabled={!alive} onClick={() => onOpen('app')}>
          <Icon name="plus" />
          {say('setUpAnApp')}
        </Button>
      )}
      {canPasskey && hasRoom && (
        <Button onClick={() => onOpen('passkey')}>
          <Icon name="plus" />
          {say('addAPasskey')}
        </Button>
      )}
    </div>
  )
}

interface OpenDialogProps {
  open: Open
  close: () => void
  done: (codes: readonly string[] | null) => void
  /** This is the last factor. */
  isLast: boolean
}

function OpenDialog({ open, close, done, isLast }: OpenDialogProps) {
  const after = isLast ? say('removeLastHint') : say('theOthersGoOn')
  if (open.what === 'app') return <AppSetup onClose={close} onDone={done} />
  if (open.what === 'passkey') return <PasskeySetup onClose={close} onDone={done} />
  if (open.what === 'rename') return <RenameDialog id={open.id} name={open.name} onClose={close} />
  if (open.what === 'remove-app')
    return (
      <PasswordDialog
        title={say('removeApp')}
        question={say('removeAppAsk')}
        danger
        run={(body) => call(removeApp, { body })}
        onDone={() => done(null)}
        onClose={close}
      >
        {after}
      </PasswordDialog>
    )
  if (open.what === 'remove-passkey') {
    const { id, name } = open
    return (
      <PasswordDialog
        title={say('removePasskey')}
        question={say('removeThePasskey', { name })}
        danger
        run={(body) => call(removePasskey, { params: { id }, body })}
        onDone={() => done(null)}
        onClose={close}
      >
        {after}
      </PasswordDialog>
    )
  }
  return (
    <PasswordDialog
      title={say('makeNewCodes')}
      question={say('makeTenNewRecovery')}
      run={(body) => call(renewRecoveryCodes, { body })}
      onDone={({ recoveryCodes }) => done(recoveryCodes)}
      onClose={close}
    >
      {say('oldCodesEnd')}
    </PasswordDialog>
  )
}
