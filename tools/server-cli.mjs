import { prepare } from './prepare.mjs'

// Runs a command of the server, such as `npm run member`: its name, and then its own arguments.
const [name] = process.argv.splice(2, 1)
await prepare()
await import(`../server/dist/${name}-cli.js`)
