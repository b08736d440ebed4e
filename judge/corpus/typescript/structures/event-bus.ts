type Events = {
  login: { user: string }
  logout: undefined
  message: [from: string, text: string]
}
type Handler<T> = (payload: T) => void
class Bus<E extends Record<string, unknown>> {
  private handlers: { [K in keyof E]?: Array<Handler<E[K]>> } = {}
  on<K extends keyof E>(event: K, handler: Handler<E[K]>): () => void {
    ;(this.handlers[event] ??= []).push(handler)
    return () => {
      this.handlers[event] = this.handlers[event]?.filter((h) => h !== handler)
    }
  }
  emit<K extends keyof E>(event: K, ...args: E[K] extends undefined ? [] : [E[K]]): number {
    const hs = this.handlers[event] ?? []
    hs.forEach((h) => h(args[0] as E[K]))
    return hs.length
  }
}
const bus = new Bus<Events>()
const off = bus.on('login', ({ user }) => console.log('welcome', user))
bus.on('message', ([from, text]) => console.log(`${from}: ${text}`))
bus.on('logout', (p) => console.log('bye', p))
console.log(bus.emit('login', { user: 'ann' }), bus.emit('message', ['bob', 'hi']), bus.emit('logout'))
off()
console.log(bus.emit('login', { user: 'carl' }))
console.log(bus)
