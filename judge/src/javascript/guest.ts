import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { TestInput } from '../runner.ts'
import { type Signature, shapeOf } from '../signature.ts'
import type { Channels } from '../worker/channels.ts'
import { AWAITING } from './javascript-compile.ts'
import { Exit, GuestError, inWords, NoFunction } from './javascript-ending.ts'
import type { Library } from './library.ts'
import prelude from './prelude.js?raw'
import type { QuickJsInstance } from './quickjs-instance.ts'

/** The tracer, which is evaluated before the program, and the listener for its steps. */
export interface Traced {
  script: string
  onStep: (step: string) => void
}

/** The limit is more than reading any part of the world takes. */
const READING = 20_000_000

/** The most characters of a thrown text. Its processing is charged to no program. */
const LONGEST = 20_000

/** A program's world in an instance. */
export class Guest {
  private readonly context: QuickJSContext
  private readonly instance: QuickJsInstance
  private readonly channels: Channels
  private readonly library: Library
  private readonly world: QuickJSHandle
  /** In a traced run, this function is called before each pending job. */
  private afresh: QuickJSHandle | undefined

  constructor(instance: QuickJsInstance, channels: Channels, library: Library) {
    this.context = instance.context
    this.instance = instance
    this.channels = channels
    this.library = library
    const make = this.evaluate(prelude, 'judge.js')
    this.world = this.call(make, this.context.undefined, this.hostFunctions())
  }

  follow({ script, onStep }: Traced, refuel: () => void) {
    const { context } = this
    const stepFunction = context.newFunction('step', (step) => {
      this.ending(() => onStep(context.getString(step)))
      refuel()
      return context.undefined
    })
    const host = context.newObject()
    context.setProp(host, 'step', stepFunction)
    this.afresh = this.call(this.evaluate(script, 'judge.js'), context.undefined, host)
  }

  widen() {
    this.call(this.member('load'), this.context.undefined, this.context.newString('world'))
  }

  /** Runs a script. Promises that it awaits never settle. */
  read(script: string) {
    this.evaluate(script, 'main.js').dispose()
  }

  /** Evaluates the text `asked`, a function, and returns its text result. */
  ask(target: string, asked: string): string | undefined {
    const { context } = this
    const [made, given] = [this.evaluate(`(${target})`, 'judge.js'), context.newString(asked)]
    try {
      const answer = this.call(made, context.undefined, given)
      const text = context.typeof(answer) === 'string' ? context.getString(answer) : undefined
      answer.dispose()
      return text
    } finally {
      made.dispose()
      given.dispose()
    }
  }

  run(
    program: string,
    awaits: boolean,
    signature: Signature | undefined,
    test: TestInput,
  ): string | undefined {
    const last = this.evaluate(program, 'main.js', awaits ? AWAITING : undefined)
    if (awaits) while (this.isPending(last) && this.settle());
    if (signature && 'arguments' in test) this.answer(signature, test.arguments)
    while (this.settle());
    this.finish()
    const answer = this.call(this.member('answer'), this.context.undefined)
    return this.context.typeof(answer) === 'string' ? this.context.getString(answer) : undefined
  }

  /** Runs the listeners for the program's end. The check for listeners costs a program without them nothing. */
  private finish() {
    const left = this.instance.fuelLeft()
    const isAwaited = this.context.dump(this.call(this.member('finish'), this.context.undefined)) === true
    if (!isAwaited) this.instance.setFuel(left)
  }

  private isPending(promise: QuickJSHandle): boolean {
    return this.context.getPromiseState(promise).type === 'pending'
  }

  /** Ends a program with an unhandled rejected promise before the next timer or line of input, as Node does. */
  private refuseLost() {
    const reason = this.instance.lost.first(this.context)
    if (reason) throw this.guestError(reason)
  }

  private answer(signature: Signature, values: unknown[]) {
    const { name } = signature
    const found = this.evaluate(
      `(() => {
        if (typeof Solution === 'function') { const self = new Solution(); return [self.${name}, self] }
        if (typeof ${name} === 'function') return [${name}, undefined]
        if (typeof module.exports === 'function') return [module.exports, undefined]
        return [module.exports.${name}, undefined]
      })()`,
      'judge.js',
    )
    const target = this.context.getProp(found, 0)
    if (this.context.typeof(target) !== 'function') throw new NoFunction(name)
    const job = this.context.newString(JSON.stringify({ values, ...shapeOf(signature) }))
    this.call(this.member('call'), this.context.undefined, target, this.context.getProp(found, 1), job)
  }

  /** Runs all pending jobs, then one timer or input listener. Returns whether there was one. */
  private settle(): boolean {
    while (this.takeUp() && this.afresh);
    this.refuseLost()
    return this.context.dump(this.call(this.member('turn'), this.context.undefined)) === true
  }

  /** Runs all pending jobs, or in a traced run one. Returns whether there was any. */
  private takeUp(): boolean {
    if (this.afresh) this.call(this.afresh, this.context.undefined)
    const jobs = this.context.runtime.executePendingJobs(this.afresh ? 1 : -1)
    if (jobs.error) throw this.guestError(jobs.error)
    return jobs.value > 0
  }

  private member(name: string) {
    return this.context.getProp(this.world, name)
  }

  private evaluate(code: string, file: string, flags?: number): QuickJSHandle {
    // Without flags the engine would treat a text with `import` as a module.
    const result = this.context.evalCode(code, file, flags)
    if (result.error) throw this.guestError(result.error)
    return result.value
  }

  private call(target: QuickJSHandle, self: QuickJSHandle, ...values: QuickJSHandle[]): QuickJSHandle {
    const result = this.context.callFunction(target, self, ...values)
    if (result.error) throw this.guestError(result.error)
    return result.value
  }

  private guestError(handle: QuickJSHandle): GuestError {
    const text = (name: string) => {
      const value = this.context.getProp(handle, name)
      return this.context.typeof(value) === 'string' ? this.context.getString(value).slice(0, LONGEST) : ''
    }
    if (this.context.typeof(handle) !== 'object')
      return new GuestError('', `threw ${inWords(this.context.dump(handle)).slice(0, LONGEST)}`, '')
    const [name, message, stack] = [text('name'), text('message'), text('stack')]
    return new GuestError(name, name || message || stack ? message : 'threw an object', stack)
  }

  /** Runs `act`. An error thrown there ends the program. */
  private ending<T>(act: () => T): T | undefined {
    try {
      return act()
    } catch (error) {
      this.instance.state.end = error instanceof Error ? error : new Error(String(error))
      return undefined
    }
  }

  /** Loads a part of the world on demand. Reading it is never charged to the program. */
  private load(name: string, given: readonly QuickJSHandle[]): QuickJSHandle {
    const { instance, library } = this
    const before = instance.fuelLeft()
    const make = this.evaluate(library.get(name) ?? '', 'judge.js')
    const part = this.call(make, this.context.undefined, ...given)
    instance.setFuel(Math.min(before, instance.fuelLeft() + READING))
    return part
  }

  private promise(promise: QuickJSHandle): QuickJSHandle {
    const { context } = this
    const state = context.getPromiseState(promise)
    const told = context.newArray()
    context.setProp(told, 0, context.newString(state.type))
    if (state.type !== 'pending')
      context.setProp(told, 1, state.type === 'fulfilled' ? state.value : state.error)
    return told
  }

  /** Charges fuel for bytes that the host processes, as for other work with them. */
  private charge(bytes: number) {
    this.instance.setFuel(this.instance.fuelLeft() - Math.ceil(bytes / 8))
  }

  private hostFunctions(): QuickJSHandle {
    const { context, channels, instance } = this
    const ending = <T>(act: () => T) => this.ending(act)
    const functions = context.newObject()
    const define = (name: string, act: (...values: QuickJSHandle[]) => QuickJSHandle) =>
      context.setProp(functions, name, context.newFunction(name, act))
    define('write', (channel, what) => {
      const text = context.getString(what as QuickJSHandle)
      ending(() => channels.write(context.getNumber(channel as QuickJSHandle), text))
      return context.undefined
    })
    define('read', () => context.newString(ending(() => channels.readText()) ?? ''))
    const bytesOf = (bytes: Uint8Array) => context.newArrayBuffer(bytes.slice().buffer)
    define('readBytes', (whole) =>
      bytesOf(
        ending(() => channels.readRest(context.dump(whole as QuickJSHandle) === true)) ?? new Uint8Array(),
      ),
    )
    define('encode', (what) => {
      const bytes = new TextEncoder().encode(context.getString(what as QuickJSHandle))
      this.charge(bytes.length)
      return bytesOf(bytes)
    })
    define('decode', (buffer, from, length) => {
      const whole = context.getArrayBuffer(buffer as QuickJSHandle)
      const [first, count] = [from, length].map((one) => context.getNumber(one as QuickJSHandle))
      const bytes = whole.value.slice(first, Number(first) + Number(count))
      whole.dispose()
      this.charge(bytes.length)
      return context.newString(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    })
    define('load', (name, ...given) => this.load(context.getString(name as QuickJSHandle), given))
    define('promise', (promise) => this.promise(promise as QuickJSHandle))
    define('exit', (code) => {
      instance.state.end = new Exit(context.getNumber(code as QuickJSHandle))
      return context.undefined
    })
    return functions
  }
}
