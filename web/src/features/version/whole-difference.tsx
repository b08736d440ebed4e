import { markWords } from './compare-texts.ts'
import { MarkedLine } from './marked-line.tsx'

/** A short field: the old text beside the new one. */
export function WholeDifference({ before, after }: { before: string; after: string }) {
  const [[old], [now]] = markWords([before], [after])
  return (
    <div className="diff whole">
      <del className="gone">
        <span className="sr">Was: </span>
        {old && <MarkedLine sign="−" line={old} />}
      </del>
      <ins className="new">
        <span className="sr">Is: </span>
        {now && <MarkedLine sign="+" line={now} />}
      </ins>
    </div>
  )
}
