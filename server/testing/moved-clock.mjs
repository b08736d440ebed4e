import { readFileSync } from 'node:fs'

// For `node --import`: shifts the clock of the process by the milliseconds in the file CLOCK_FILE, which may change. Time since
// the start of the process (`performance.now()`, timers) continues unchanged, as when a clock is set.

const Real = Date
let off = 0
const read = () => {
  off = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
}
read()
setInterval(read, 20).unref()
const now = () => Real.now() + off
globalThis.Date = new Proxy(Real, {
  construct: (_, given, made) => Reflect.construct(Real, given.length === 0 ? [now()] : given, made),
  apply: () => new Real(now()).toString(),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
})
