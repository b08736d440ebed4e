// biome-ignore-all lint/suspicious/noExplicitAny: as the declarations of Node.js

// What a program finds here besides the language's own library, for the checker: what the prelude makes, declared as
// people know it from Node.js and LeetCode. Timers are numbers, under either name.

interface Console {
  log(...values: any[]): void
  info(...values: any[]): void
  debug(...values: any[]): void
  error(...values: any[]): void
  warn(...values: any[]): void
  trace(...values: any[]): void
  dir(value: any, options?: object): void
  table(data: any, columns?: readonly string[]): void
  assert(holds?: any, ...values: any[]): void
  count(name?: string): void
  countReset(name?: string): void
  group(...values: any[]): void
  groupEnd(): void
  time(name?: string): void
  timeEnd(name?: string): void
}
declare var console: Console

declare namespace NodeJS {
  type Timeout = number
  type Timer = number
  type Immediate = number

  interface Input extends AsyncIterable<string> {
    readonly fd: 0
    readonly isTTY: boolean
    on(event: 'data', act: (chunk: any) => void): this
    on(event: 'readable' | 'end' | 'close', act: () => void): this
    once(event: 'data', act: (chunk: any) => void): this
    once(event: 'readable' | 'end' | 'close', act: () => void): this
    addListener(event: 'data' | 'readable' | 'end' | 'close', act: (chunk: any) => void): this
    setEncoding(encoding: string): this
    resume(): this
    pause(): this
    read(size?: number): any
  }
  interface Output {
    readonly fd: number
    write(what: string | number): boolean
    end(what?: string): void
  }
  interface Process {
    readonly stdin: Input
    readonly stdout: Output
    readonly stderr: Output
    readonly argv: string[]
    readonly env: { [name: string]: string | undefined }
    readonly platform: string
    exit(code?: number): never
    exitCode?: number
    on(event: string, act: (...values: any[]) => void): this
    nextTick(act: (...values: any[]) => void, ...values: any[]): void
    hrtime: { (since?: [number, number]): [number, number]; bigint(): bigint }
    memoryUsage(): { heapUsed: number; rss: number }
    uptime(): number
    cwd(): string
  }
}
declare var process: NodeJS.Process
declare var global: typeof globalThis
declare var module: { exports: any }
declare var exports: any
declare var performance: { now(): number }

declare function setTimeout<T extends any[]>(
  act: (...values: T) => void,
  delay?: number,
  ...values: T
): number
declare function setInterval<T extends any[]>(
  act: (...values: T) => void,
  delay?: number,
  ...values: T
): number
declare function setImmediate<T extends any[]>(act: (...values: T) => void, ...values: T): number
declare function clearTimeout(timer?: number | null): void
declare function clearInterval(timer?: number | null): void
declare function queueMicrotask(act: () => void): void
declare function structuredClone<T>(value: T): T
declare function btoa(bytes: string): string
declare function atob(text: string): string
declare function print(...values: any[]): void
declare function readline(): string | null
declare function prompt(): string | null

declare class TextEncoder {
  readonly encoding: 'utf-8'
  encode(text?: string): Uint8Array
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  readonly encoding: string
  decode(bytes?: ArrayBuffer | ArrayBufferView): string
}

declare class ListNode {
  val: number
  next: ListNode | null
  constructor(val?: number, next?: ListNode | null)
}
declare class TreeNode {
  val: number
  left: TreeNode | null
  right: TreeNode | null
  constructor(val?: number, left?: TreeNode | null, right?: TreeNode | null)
}

declare type PriorityQueue<T> = import('@datastructures-js/priority-queue').PriorityQueue<T>
declare var PriorityQueue: typeof import('@datastructures-js/priority-queue').PriorityQueue
declare type MinPriorityQueue<T> = import('@datastructures-js/priority-queue').MinPriorityQueue<T>
declare var MinPriorityQueue: typeof import('@datastructures-js/priority-queue').MinPriorityQueue
declare type MaxPriorityQueue<T> = import('@datastructures-js/priority-queue').MaxPriorityQueue<T>
declare var MaxPriorityQueue: typeof import('@datastructures-js/priority-queue').MaxPriorityQueue
declare type Queue<T> = import('@datastructures-js/queue').Queue<T>
declare var Queue: typeof import('@datastructures-js/queue').Queue
declare type Deque<T> = import('@datastructures-js/deque').Deque<T>
declare var Deque: typeof import('@datastructures-js/deque').Deque

declare function require(name: 'fs' | 'node:fs'): typeof import('node:fs')
declare function require(name: 'readline' | 'node:readline'): typeof import('node:readline')
declare function require(name: 'util' | 'node:util'): typeof import('node:util')
declare function require(name: 'assert' | 'node:assert'): typeof import('node:assert')
declare function require(name: 'os' | 'node:os'): typeof import('node:os')
declare function require(name: 'process' | 'node:process'): NodeJS.Process
declare function require(name: string): any

declare module 'node:fs' {
  export function readFileSync(
    path: 0 | string,
    encoding?: string | { encoding?: string | null; flag?: string } | null,
  ): string
  export function writeFileSync(path: number | string, what: string): void
  export function writeSync(channel: number, what: string): void
}
declare module 'node:readline' {
  export interface Interface extends AsyncIterable<string> {
    on(event: 'line', act: (line: string) => void): this
    on(event: 'close', act: () => void): this
    once(event: 'line', act: (line: string) => void): this
    once(event: 'close', act: () => void): this
    question(prompt: string, act: (answer: string) => void): void
    setPrompt(prompt: string): void
    prompt(): void
    close(): void
  }
  interface Options {
    input: NodeJS.Input
    output?: NodeJS.Output
    terminal?: boolean
    crlfDelay?: number
    historySize?: number
    prompt?: string
  }
  export function createInterface(options: Options): Interface
  export function createInterface(input: NodeJS.Input, output?: NodeJS.Output): Interface
}
declare module 'node:util' {
  export function inspect(value: any, options?: object): string
  export function format(...values: any[]): string
}
declare module 'node:assert' {
  function assert(value: any, message?: string): asserts value
  namespace assert {
    function ok(value: any, message?: string): asserts value
  }
  export = assert
}
declare module 'node:os' {
  export const EOL: string
}
declare module 'node:process' {
  export = process
}
declare module 'fs' {
  export * from 'node:fs'
}
declare module 'readline' {
  export * from 'node:readline'
}
declare module 'util' {
  export * from 'node:util'
}
declare module 'assert' {
  import assert = require('node:assert')
  export = assert
}
declare module 'os' {
  export * from 'node:os'
}
declare module 'process' {
  export = process
}
