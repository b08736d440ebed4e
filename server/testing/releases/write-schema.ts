import { writeFileSync } from 'node:fs'
import { inMigratedDatabase } from './migrated-database.ts'
import { SCHEMA, schemaOf } from './schema.ts'

// `npm run schema`: run it after adding a migration.

writeFileSync(SCHEMA, await inMigratedDatabase(schemaOf))
