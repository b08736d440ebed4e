import { say } from 'words:own-pages'
import { rowsOf, rowWords } from './page-sections.ts'

/** Shows the rows of a list, without those that `besides` has, too. */
export function ListText({ text, besides }: { text: string; besides?: string | undefined }) {
  const others = new Set(rowsOf<object>(besides).map((row) => JSON.stringify(row)))
  const rows = rowsOf<object>(text).filter((row) => !others.has(JSON.stringify(row)))
  if (rows.length === 0) return say('noRows')
  return (
    <ul className="page-list-text">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only shown.
        <li key={at}>
          <bdi>{rowWords(row) || say('aPicture')}</bdi>
        </li>
      ))}
    </ul>
  )
}
