import { say } from 'words:problem'

const PANES = [
  {
    name: 'problem',
    get label() {
      return say('problem')
    },
  },
  {
    name: 'code',
    get label() {
      return say('code')
    },
  },
  {
    name: 'results',
    get label() {
      return say('results')
    },
  },
] as const
export type PaneName = (typeof PANES)[number]['name']

/** Chooses one of the three panes on a phone. */
export function PaneTabs({ pane, onChoose }: { pane: PaneName; onChoose: (pane: PaneName) => void }) {
  return (
    <fieldset className="tabs bench-tabs only-phone">
      <legend className="sr">{say('show')}</legend>
      {PANES.map(({ name, label }) => (
        <label key={name}>
          <input
            className="sr"
            type="radio"
            name="pane"
            checked={pane === name}
            onChange={() => onChoose(name)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
