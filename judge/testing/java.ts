import { join } from 'node:path'
import { findJava } from '../src/java/java-home.ts'
import { createJavaRunner } from '../src/java/java-runner.ts'

/** Undefined when this machine has no JDK or no bubblewrap. */
export const javaHome = await findJava()
const judge = join(import.meta.dirname, '..')
export const javaRunner =
  javaHome &&
  createJavaRunner(javaHome, { sources: join(judge, 'src/java/harness'), made: join(judge, 'dist') })

/** The end of the title of tests that cannot run here. */
export const whereJava = javaHome ? '' : ' (skipped: needs a JDK and bubblewrap, which are not both here)'
