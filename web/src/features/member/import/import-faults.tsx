import { say } from 'words:member-import'
import type { ImportFault, ImportPreview } from '@callofcode/contract/member-import/member-import'
import { told } from '../../../platform/language/told.ts'

interface Props {
  readonly preview: ImportPreview
  readonly onFault: (fault: ImportFault) => void
}

/** Lists the mistakes of a file. A press leads to the cell, where it is corrected. */
export function Faults({ preview: { faults, faultCount }, onFault }: Props) {
  return (
    <>
      <p className="muted">{say('faultsHint')}</p>
      <ul className="rows import-faults" aria-label={say('mistakes')}>
        {faults.map((one) => (
          <li key={`${one.line} ${one.column} ${one.message}`}>
            <button type="button" className="link" onClick={() => onFault(one)}>
              {say('faultPlace', {
                line: one.line,
                column: one.column ? 'yes' : 'no',
                column2: one.column ?? '',
              })}
            </button>
            <span>
              {told(one)}
              {one.found && (
                <span className="muted">
                  {' '}
                  <bdi>{say('hereStands', { found: one.found })}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {faultCount > faults.length && (
        <p className="small muted">{say('andCountMore', { count: faultCount - faults.length })}</p>
      )}
    </>
  )
}
