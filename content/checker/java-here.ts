import { join } from 'node:path'
import { findJava } from '@callofcode/judge/java/java-home'
import { createJavaRunner } from '@callofcode/judge/java/java-runner'
import type { Runner } from '@callofcode/judge/runner'

const JUDGE = join(import.meta.dirname, '../../judge')

/** The runner for Java on this machine; undefined without a JDK or bubblewrap, as on a site. */
export async function javaHere(): Promise<Runner | undefined> {
  const home = await findJava(process.env.JAVA_HOME || undefined)
  return (
    home && createJavaRunner(home, { sources: join(JUDGE, 'src/java/harness'), made: join(JUDGE, 'dist') })
  )
}

export const NO_JAVA = 'there is no JDK behind bubblewrap here'
