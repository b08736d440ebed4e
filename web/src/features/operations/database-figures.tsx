import { say } from 'words:operations'
import type { Operations } from '@callofcode/contract/operations/operations'
import { sizeWords } from '../backup/public.ts'
import { at, FigureList } from './figure-list.tsx'

type Database = NonNullable<Operations['database']>

export function DatabaseFigures({ database }: { database: Database }) {
  const { connections: used, mostConnections: most, oldestTransaction, notDurable, migrations } = database
  return (
    <>
      <FigureList
        rows={[
          [say('connectionsLabel'), say('ofWords', { used, most })],
          [say('transactionLabel'), at(oldestTransaction, say('noneOpen'))],
          [say('replicasLabel'), replicasOf(database)],
          [say('durableLabel'), notDurable.length === 0 ? say('durableWords') : notDurable.join(', ')],
          [say('migrationsLabel'), say('ofWords', { used: migrations.applied, most: migrations.known })],
        ]}
      />
      <Tables tables={database.tables} />
    </>
  )
}

function replicasOf({ follows, replicas }: Database): string {
  if (follows) return say('followsItself')
  if (replicas.length === 0) return say('noReplicas')
  return replicas
    .map(({ state, behind }) => say('replicaWords', { state, behind: Math.round(behind ?? 0) }))
    .join('; ')
}

const rounded = (count: number) => Number(count.toPrecision(2))

function Tables({ tables }: Pick<Database, 'tables'>) {
  return (
    <div className="table-wrap">
      <table className="table op-tables">
        <caption className="label plain">{say('tableLabel')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('tableName')}</th>
            <th scope="col">{say('tableSize')}</th>
            <th scope="col">{say('tableRows')}</th>
            <th scope="col">{say('tableDead')}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ name, bytes, rows, dead }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sizeWords(bytes)}</td>
              <td>{say('plainNumber', { count: rounded(rows) })}</td>
              <td>{say('plainNumber', { count: rounded(dead) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
