import { Sheet } from '../../platform/page/sheet.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { say } from './page-words.ts'

/** How often they were thanked for an answer; what that means is one press away. */
export function Thanks({ count }: { count: number }) {
  return (
    <Sheet title={say('thanksTitle')}>
      <p className="member-sum">
        <span className="figure">{count}</span> <span className="muted">{say('thanksCount', { count })}</span>
      </p>
      <details className="curve-table explained">
        <summary className="btn ghost dense">
          <Icon name="down" small />
          {say('whatThanksAre')}
        </summary>
        <p className="small muted">{say('thanksMean')}</p>
      </details>
    </Sheet>
  )
}
