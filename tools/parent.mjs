const parent = process.ppid

/**
 * Ends this process, by SIGTERM and so in good order, when the one that started it is gone. npm hands a SIGTERM to the
 * shell between us, which dies of it without handing it on; the site would run on, unseen. Call it when the signals
 * have their listeners.
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
  // A second signal would break off the stop that the first one began.
  process.once('SIGINT', done).once('SIGTERM', done)
}
