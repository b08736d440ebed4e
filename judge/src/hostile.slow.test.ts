import { describe, test } from 'vitest'
import { slowHostilePrograms } from '../testing/hostile-programs.ts'
import { judgeHostile } from '../testing/judge-hostile.ts'

const { isHeld } = judgeHostile()

describe('safety J1 J2 J3 bombs for the compiler have the verdict of what they are', () => {
  test.each(slowHostilePrograms)('%s: %s: %s', isHeld)
})
