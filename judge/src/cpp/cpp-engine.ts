import type { Artifact, Limits, Source, Tell, TestInput } from '../runner.ts'
import type { Channels } from '../worker/channels.ts'
import type { EngineWorker, WorkerResult } from '../worker/engine-worker.ts'
import type { ReadAsset } from '../worker/read-asset.ts'
import { Clang } from './clang.ts'
import { compileCpp } from './cpp-compile.ts'
import { Programs, runCpp, same } from './cpp-run.ts'

export const loadCpp = async (read: ReadAsset, folder: string): Promise<EngineWorker> =>
  new CppEngine(read, folder)

class CppEngine implements EngineWorker {
  private readonly programs = new Programs()
  private readonly files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  private readonly read: ReadAsset
  private readonly folder: string
  private clang: Promise<Clang> | undefined
  /** The newest program of a trial run, and its version without checks. */
  private trial:
    | { program: Uint8Array; source: Source; unchecked?: Promise<Artifact | undefined> }
    | undefined

  constructor(read: ReadAsset, folder: string) {
    this.folder = folder
    this.read = (file) => {
      const found = this.files.get(file) ?? read(file)
      this.files.set(file, found)
      return found
    }
  }

  async compile(_: unknown, source: Source, tell: Tell) {
    const compiled = await this.compiled(source, tell)
    if (compiled.ok && source.checked)
      this.trial = { program: compiled.artifact.program as Uint8Array, source }
    return compiled
  }

  async run(artifact: Artifact, test: TestInput, limits: Limits, channels: Channels): Promise<WorkerResult> {
    const result = runCpp(this.programs, artifact, test, limits, channels)
    if (result.ending !== 'out of stack' || !artifact.checked) return result
    return (await this.runUnchecked(artifact, test, limits, channels.again())) ?? result
  }

  /** Loads the compiler at the first compilation. A phone that only runs programs compiled by the server never loads it. */
  private async compiled(source: Source, tell: Tell) {
    tell('start')
    this.clang ??= Clang.load(this.folder)
    return compileCpp({ clang: await this.clang, read: this.read, tell }, source)
  }

  /**
   * Runs a program of a trial run without its checks. Functions of a trial run take more of the stack than those that count. An
   * error that occurs in both is reported from the trial run, which has the line.
   */
  private async runUnchecked(
    { program }: Artifact,
    test: TestInput,
    limits: Limits,
    channels: Channels | undefined,
  ): Promise<WorkerResult | undefined> {
    const { trial } = this
    if (!trial || !channels || !same(trial.program, program as Uint8Array)) return undefined
    trial.unchecked ??= this.compiled({ ...trial.source, checked: false }, () => undefined).then(
      (compiled) => (compiled.ok ? compiled.artifact : undefined),
    )
    const unchecked = await trial.unchecked
    const result = unchecked && runCpp(this.programs, unchecked, test, limits, channels)
    return result?.ending === 'finished' ? result : undefined
  }
}
