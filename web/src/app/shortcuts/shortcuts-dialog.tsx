import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { shortcutDestinations } from '../command-palette/destinations.ts'
import { NativeDialog } from '../command-palette/native-dialog.tsx'
import { singleKeysOn, switchSingleKeys } from './single-keys.ts'

type Shortcut = readonly [keys: string, what: string]

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const control = isApple ? '⌘' : 'Ctrl'

const always: readonly Shortcut[] = [
  [`${control} K`, 'Search the site'],
  [`${control} B`, 'Fold the sidebar'],
  ['Esc', 'Close what is open'],
]
const single: readonly Shortcut[] = [
  ['/', 'Search this screen'],
  ['j', 'Next in the list'],
  ['k', 'Previous in the list'],
  ['?', 'These shortcuts'],
]

const ofProblems: readonly Shortcut[] = [
  ['r', 'Pick a problem from the list'],
  ['n', 'Next problem'],
  ['p', 'Previous problem'],
  [`${control} Enter`, 'Run the code'],
  [`${control} Shift Enter`, 'Submit the code'],
]

export function ShortcutsDialog({ gone }: { gone: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const places = shortcutDestinations(useQueryClient())
  return (
    <NativeDialog box={box} label="Keyboard shortcuts" className="dialog shortcuts" gone={gone}>
      <header>
        <h2 className="label">Keyboard shortcuts</h2>
        <Button variant="ghost" square aria-label="Close" onClick={() => box.current?.close()}>
          <Icon name="cross" />
        </Button>
      </header>
      <div className="body">
        <Keys title="Everywhere" shortcuts={always} />
        <Keys title="On a screen" shortcuts={single} />
        <Keys title="Problems" shortcuts={ofProblems} />
        <Keys title="Go to" shortcuts={places.map(({ key, label }) => [`g ${key}`, label])} />
        <SingleKeys />
      </div>
    </NativeDialog>
  )
}

function Keys({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
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
      Shortcuts of a single key
    </Checkbox>
  )
}
