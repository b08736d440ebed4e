const parent = process.ppid

/**
 * Sends SIGTERM to this process when its parent has ended. The shell between npm and this process does not forward a SIGTERM from
 * npm, so the site would keep running in the background. Call this after the signal listeners are set.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const look = () => process.ppid !== parent && end()
  const watch = setInterval(look, 250).unref()
  const done = () => clearInterval(watch)
  const end = () => {
    done()
    process.kill(process.pid, 'SIGTERM')
  }
  // A second signal would interrupt the shutdown that the first one started.
  process.once('SIGINT', done).once('SIGTERM', done)
}
