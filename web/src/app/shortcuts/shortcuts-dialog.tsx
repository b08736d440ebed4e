import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { shortcutDestinations } from '../command-palette/destinations.ts'
import { NativeDialog } from '../command-palette/native-dialog.tsx'
import { say } from '../command-palette/palette-words.ts'
import { singleKeysOn, switchSingleKeys } from './single-keys.ts'

type Shortcut = readonly [keys: string, what: string]

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const control = isApple ? '⌘' : 'Ctrl'

const always = (): readonly Shortcut[] => [
  [`${control} K`, say('searchSite')],
  [`${control} B`, say('foldSidebar')],
  ['Esc', say('closeOpen')],
]
const single = (): readonly Shortcut[] => [
  ['/', say('searchScreen')],
  ['j', say('nextInList')],
  ['k', say('previousInList')],
  ['?', say('theseShortcuts')],
]

const ofProblems = (): readonly Shortcut[] => [
  ['r', say('pickProblem')],
  ['n', say('nextProblem')],
  ['p', say('previousProblem')],
  [`${control} Enter`, say('runCode')],
  [`${control} Shift Enter`, say('submitCode')],
]

export function ShortcutsDialog({ gone }: { gone: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const places = shortcutDestinations(useQueryClient())
  return (
    <NativeDialog box={box} label={say('keyboardShortcuts')} className="dialog shortcuts" gone={gone}>
      <header>
        <h2 className="label">{say('keyboardShortcuts')}</h2>
        <Button variant="ghost" square aria-label={say('close')} onClick={() => box.current?.close()}>
          <Icon name="cross" />
        </Button>
      </header>
      <div className="body">
        <Keys title={say('everywhere')} shortcuts={always()} />
        <Keys title={say('onAScreen')} shortcuts={single()} />
        <Keys title={say('problems')} shortcuts={ofProblems()} />
        <Keys title={say('goTo')} shortcuts={places.map(({ key, label }) => [`g ${key}`, label])} />
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
      {say('shortcutsOfASingle')}
    </Checkbox>
  )
}
