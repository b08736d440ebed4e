import { writeFileSync } from 'node:fs'
import { inMigratedDatabase } from './migrated-database.ts'
import { SCHEMA, schemaOf } from './schema.ts'

// `npm run schema`: after a new migration.

writeFileSync(SCHEMA, await inMigratedDatabase(schemaOf))
