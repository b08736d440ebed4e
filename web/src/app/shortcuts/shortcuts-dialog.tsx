import { say } from 'words:palette'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Checkbox } from '../../platform/form/inputs.tsx'
import type { Messages } from '../../platform/language/messages.ts'
import type { PlainKey } from '../../platform/language/words.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { nameOf, shortcutDestinations } from '../command-palette/destinations.ts'
import { NativeDialog } from '../command-palette/native-dialog.tsx'
import { singleKeysOn, switchSingleKeys } from './shortcuts.ts'

type Shortcut = readonly [keys: string, what: PlainKey<Messages['palette']>]

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const control = isApple ? '⌘' : 'Ctrl'

const always: readonly Shortcut[] = [
  [`${control} K`, 'searchSite'],
  [`${control} B`, 'foldSidebar'],
  ['Esc', 'closeOpen'],
]
const single: readonly Shortcut[] = [
  ['/', 'searchScreen'],
  ['j', 'nextInList'],
  ['k', 'previousInList'],
  ['?', 'theseShortcuts'],
]

/** Keys for the row that has the focus. */
const ofOrganisers: readonly Shortcut[] = [
  ['a', 'approveSignup'],
  ['d', 'declineSignup'],
  ['m', 'manageMember'],
]

const ofProblems: readonly Shortcut[] = [
  ['r', 'pickProblem'],
  ['n', 'nextProblem'],
  ['p', 'previousProblem'],
  [`${control} Enter`, 'runCode'],
  [`${control} Shift Enter`, 'submitCode'],
]

export function ShortcutsDialog({ gone }: { gone: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const places = shortcutDestinations(useQueryClient())
  const { data: session } = useSession()
  return (
    <NativeDialog box={box} label={say('Keyboard shortcuts')} className="dialog shortcuts" gone={gone}>
      <header>
        <h2 className="label">{say('Keyboard shortcuts')}</h2>
        <Button variant="ghost" square aria-label={say('close')} onClick={() => box.current?.close()}>
          <Icon name="cross" />
        </Button>
      </header>
      <div className="body">
        <Keys title={say('everywhere')} shortcuts={always.map(told)} />
        <Keys title={say('onScreen')} shortcuts={single.map(told)} />
        {may(session, 'approvals') && <Keys title={say('inLists')} shortcuts={ofOrganisers.map(told)} />}
        <Keys title={say('Problems')} shortcuts={ofProblems.map(told)} />
        <Keys title={say('goTo')} shortcuts={places.map(({ key, label }) => [`g ${key}`, nameOf(label)])} />
        <SingleKeys />
      </div>
    </NativeDialog>
  )
}

interface KeysProps {
  title: string
  shortcuts: readonly (readonly [keys: string, what: string])[]
}

const told = ([keys, what]: Shortcut) => [keys, say(what)] as const

function Keys({ title, shortcuts }: KeysProps) {
  return (
    <section>
      <h3 className="label">{title}</h3>
      <dl>
        {shortcuts.map(([keys, what]) => (
          <div key={keys}>
            <dt>{what}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function SingleKeys() {
  const [on, setOn] = useState(singleKeysOn)
  return (
    <Checkbox
      checked={on}
      onChange={(event) => {
        setOn(event.target.checked)
        switchSingleKeys(event.target.checked)
      }}
    >
      {say('singleKeys')}
    </Checkbox>
  )
}
