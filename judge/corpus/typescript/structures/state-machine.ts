type State = 'idle' | 'loading' | 'ready' | 'failed'
type Event = { type: 'FETCH' } | { type: 'RESOLVE'; data: string[] } | { type: 'REJECT'; reason: string } | { type: 'RETRY' }
interface Context {
  data: string[]
  retries: number
  log: string[]
}
type Machine = { [S in State]: { [E in Event['type']]?: (c: Context, e: Extract<Event, { type: E }>) => State } }
const machine: Machine = {
  idle: { FETCH: () => 'loading' },
  loading: {
    RESOLVE: (c, e) => ((c.data = e.data), 'ready'),
    REJECT: (c, e) => (c.log.push(e.reason), 'failed'),
  },
  ready: { FETCH: () => 'loading' },
  failed: { RETRY: (c) => (++c.retries < 3 ? 'loading' : 'failed') },
} satisfies Machine
function run(events: Event[]): [State[], Context] {
  const context: Context = { data: [], retries: 0, log: [] }
  const states = events.reduce<State[]>((seen, e) => {
    const now = seen.at(-1)!
    const step = machine[now][e.type] as ((c: Context, e: Event) => State) | undefined
    if (!step) context.log.push(`${e.type} ignored in ${now}`)
    return [...seen, step?.(context, e) ?? now]
  }, ['idle'])
  return [states, context]
}
const [states, context] = run([{ type: 'RETRY' }, { type: 'FETCH' }, { type: 'REJECT', reason: 'timeout' }, { type: 'RETRY' }, { type: 'RESOLVE', data: ['a', 'b'] }])
console.log(states.join(' > '))
console.log(context)
