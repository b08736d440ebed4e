import { Explained } from '../../platform/chart/explained.tsx'
import { Sheet } from '../../platform/page/sheet.tsx'
import { say } from './page-words.ts'

/** How often they were thanked for an answer; what that means is one press away. */
export function Thanks({ count }: { count: number }) {
  const title = say('thanksTitle')
  return (
    <Sheet
      title={title}
      explained={
        <Explained title={title} rows={() => [['Thanks'], [count]]} file="thanks.csv">
          {say('thanksMean')}
        </Explained>
      }
    >
      <p className="member-sum">
        <span className="figure">{count}</span> <span className="muted">{say('thanksCount', { count })}</span>
      </p>
    </Sheet>
  )
}
