import { from, type Looked } from './read-facts.ts'

/** Settings without which a crash can damage the whole database. Otherwise only the last moment is lost. */
const DAMAGES = ['fsync', 'full_page_writes']
/** Below this number the share of dead rows in a table does not matter. */
const FEW = 50_000

export function databaseTrouble({ facts: { database, backups }, tell, age }: Looked) {
  if (!database) return
  const { connections, mostConnections, oldestTransaction, notDurable, migrations } = database
  const used = Math.round((100 * connections) / Math.max(1, mostConnections))
  tell('database', 'connectionsFew', from(used, { look: 80, bad: 95 }), { count: used })

  // A backup is one transaction of any length.
  const open = backups?.running ? 0 : age(oldestTransaction)
  tell('database', 'transactionOld', from(open, { look: 300, bad: 3_600 }), { since: oldestTransaction })

  const damages = notDurable.some((setting) => DAMAGES.includes(setting))
  tell('database', 'notDurable', damages ? 'bad' : notDurable.length > 0 && 'look', {
    said: notDurable.join(', '),
  })

  const behind = Math.max(0, ...database.replicas.map((replica) => replica.behind ?? 0))
  tell('database', 'replicaLate', from(behind, { look: 60 }), { count: Math.round(behind) })

  tell('database', 'replicaMissing', database.missing > 0 && 'look', { count: database.missing })

  const missing = migrations.applied - migrations.known
  tell('database', 'migrationsDiffer', missing !== 0 && 'look', { count: missing })

  const bloated = database.tables.find(({ dead, rows }) => dead > Math.max(FEW, rows / 2))
  tell('database', 'vacuumLate', bloated && 'look', {
    since: bloated?.vacuumedAt ?? null,
    count: bloated?.dead ?? null,
    said: bloated?.name ?? null,
  })
}
