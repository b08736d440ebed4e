import { say } from 'words:explain'
import { type Comparison, FEWEST_COMPARED } from '@callofcode/contract/explain/comparison'
import { Explained } from '../../platform/chart/figure-card.tsx'
import { Scale } from '../../platform/chart/scale.tsx'
import { readerLocale } from '../../platform/language/reader.ts'
import { comparisonCsv, wordsOfKind } from './compare-file.ts'

type Compared = Extract<Comparison, { state: 'compared' }>

/** Shows members by fuel and by shape, the same data as a file, and how they are counted. */
export function CompareResult(compared: Compared) {
  const { bars, shapes } = compared
  return (
    <>
      <Explained
        title={say('among')}
        csv={comparisonCsv(compared)}
        file={`solutions-${compared.language}.csv`}
      >
        {say('howCompared', { fewest: FEWEST_COMPARED })}
      </Explained>
      <BarTable bars={bars} />
      <ShapeTable shapes={shapes} />
    </>
  )
}

function BarTable({ bars }: Pick<Compared, 'bars'>) {
  const most = Math.max(...bars.map(({ members }) => members))
  return (
    <table className="compared">
      <caption className="label">{say('byFuel')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('fuel')}</th>
          <th scope="col">{say('members')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ from, to, members, own }) => (
          <tr key={from}>
            <th scope="row">
              {say('fromTo', { from: counted(from), to: counted(to) })}
              {own && <Own words={say('yourBest')} />}
            </th>
            <td>
              {counted(members)}
              <Scale value={members} total={most} thin />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ShapeTable({ shapes }: Pick<Compared, 'shapes'>) {
  return (
    <table className="compared">
      <caption className="label">{say('byShape')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('shape')}</th>
          <th scope="col">{say('members')}</th>
          <th scope="col">{say('middleFuel')}</th>
        </tr>
      </thead>
      <tbody>
        {shapes.map(({ kind, members, median, own }) => (
          <tr key={kind}>
            <th scope="row">
              {wordsOfKind(kind)}
              {own && <Own words={say('yours')} />}
            </th>
            <td>{counted(members)}</td>
            <td>{median === null ? say('tooFewToSay') : say('about', { fuel: counted(median) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Own = ({ words }: { words: string }) => <span className="compared-own"> {words}</span>

const counted = (many: number) => many.toLocaleString(readerLocale())
