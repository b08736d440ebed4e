import { migrations } from '../platform/database/migrate.ts'
import { type Family, gauge, type Labels, type Sample } from '../platform/watch/figures.ts'
import type { Disk, Metrics, Queue } from './metrics-store.ts'
import { BUILD } from './site-build.ts'

const one = (value: number, labels: Labels = {}): Sample => ({ labels, value })

/**
 * Returns the figures that all processes of the site share. Without `read` the database did not answer. Without `disk` the disk
 * could not be read. `isBackedUp` is false when something else makes the backups.
 */
export function siteFamilies(
  read: Metrics | undefined,
  disk: Disk | undefined,
  isBackedUp: boolean,
): Family[] {
  return [
    gauge('build_info', 'What runs.', one(1, { ...BUILD })),
    gauge('database_up', '1 if the database answers; else figures of backups and queues are missing.', {
      ...one(read ? 1 : 0),
    }),
    ...(disk ? diskFamilies(disk) : []),
    ...(read ? [...queueFamilies(read.queues), ...databaseFamilies(read), ...backupFamilies(read)] : []),
    ...(read && isBackedUp ? [expectedSince(read)] : []),
  ]
}

const diskFamilies = ({ free, size }: Disk) => [
  gauge('data_disk_free_bytes', 'Free on the disk of DATA_DIR.', one(free)),
  gauge('data_disk_size_bytes', 'Size of the disk of DATA_DIR.', one(size)),
]

function queueFamilies(queues: readonly Queue[]) {
  const each = (value: (queue: Queue) => number) =>
    queues.map((queue) => one(value(queue), { queue: queue.queue }))
  return [
    gauge('queue_length', 'What waits or is being done, by queue.', ...each(({ length }) => length)),
    gauge(
      'queue_oldest_seconds',
      'Since when the oldest is due that is not done.',
      ...each(({ oldest }) => Math.max(0, oldest)),
    ),
    gauge('queue_failed', 'What was given up, and is still known.', ...each(({ failed }) => failed)),
  ]
}

function databaseFamilies({ database }: Metrics) {
  const { bytes, position, follows, behind, replicas, connections, mostConnections } = database
  return [
    gauge('database_size_bytes', 'Size of the database.', one(bytes)),
    gauge(
      'database_migrations',
      'Migrations that are in the database, and those that this version knows.',
      one(database.migrations, { state: 'applied' }),
      one(migrations.length, { state: 'known' }),
    ),
    gauge('database_server_connections', 'Connections of everybody to the server.', one(connections)),
    gauge('database_server_connections_most', 'The most that it takes.', one(mostConnections)),
    gauge('database_follows', '1 where the server only follows another one: nobody can write.', {
      ...one(follows ? 1 : 0),
    }),
    gauge('database_replicas', 'Servers that follow this one.', one(replicas.length)),
    gauge('database_position_bytes', 'How far this server has written its log.', one(position)),
    gauge(
      'database_replica_position_bytes',
      'How far of that the servers behind have replayed, the last among those of one name; missing where this user may not see it.',
      ...perName(replicas, 'position', Math.min),
    ),
    gauge(
      'database_replica_lag_seconds',
      'How far the servers behind are, the last among those of one name; missing where this user may not see it.',
      ...perName(replicas, 'lag', Math.max),
      ...(behind === null ? [] : [one(Math.max(0, behind), { replica: 'this server' })]),
    ),
    gauge(
      'webhooks_failing',
      'Webhooks that nothing reaches, and those that were switched off for it.',
      one(database.webhooksFailing, { state: 'failing' }),
      one(database.webhooksOff, { state: 'off' }),
    ),
  ].filter(({ samples }) => samples.length > 0)
}

/** Returns one sample for each name: the `worst` of the replicas with that name. */
function perName(
  replicas: Metrics['database']['replicas'],
  figure: 'lag' | 'position',
  worst: (one: number, other: number) => number,
): Sample[] {
  const figures = new Map<string, number>()
  for (const { replica, [figure]: value } of replicas)
    if (value !== null) figures.set(replica, worst(value, figures.get(replica) ?? value))
  return [...figures].map(([replica, value]) => one(value, { replica }))
}

/** Returns the figure for the alarm of a site that has never made a backup. */
const expectedSince = ({ database }: Metrics) =>
  gauge(
    'backup_expected_since_timestamp_seconds',
    'When the site was set up; missing where BACKUP_TO is off.',
    one(database.since),
  )

function backupFamilies({ backup }: Metrics) {
  if (!backup) return []
  const { place, failures, last } = backup
  return [
    gauge('backup_failures', 'Backups that failed since one was made.', one(failures, { place })),
    ...(last
      ? [
          gauge('backup_last_success_timestamp_seconds', 'When the last backup began.', {
            ...one(last.startedAt.getTime() / 1_000, { place }),
          }),
          gauge('backup_last_bytes', 'Size of the last backup.', one(last.bytes, { place })),
        ]
      : []),
  ]
}
