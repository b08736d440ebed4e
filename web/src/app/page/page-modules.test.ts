// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { closeScreen, openScreen } from '../../../testing/screen.tsx'
import { pageModule } from './page-modules.ts'

afterEach(closeScreen)

test('a page that arrives after the screen that asked for it was closed is there for the next screen', async () => {
  await openScreen('/')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const asked = pageModule(async () => {
    await arrived
    return { Page: () => null }
  })
  const found = expect(asked).resolves.toHaveProperty('Page')
  await closeScreen()
  arrive()
  await found
})
