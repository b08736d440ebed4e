const PANES = [
  { name: 'problem', label: 'Problem' },
  { name: 'code', label: 'Code' },
  { name: 'results', label: 'Results' },
] as const
export type PaneName = (typeof PANES)[number]['name']

/** On a phone one of the three is shown. */
export function PaneTabs({ pane, onChoose }: { pane: PaneName; onChoose: (pane: PaneName) => void }) {
  return (
    <fieldset className="tabs bench-tabs only-phone">
      <legend className="sr">Show</legend>
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
