import type { Browser, Page } from '@playwright/test'
import { axeFinds } from './axe.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import { callApiAsAdmin, newHelper, newMember, openPage, type Person, signInWithoutForm } from './people.ts'
import { unique } from './writing.ts'

const PHONE = { width: 390, height: 844 }
const MINUTE = 60_000

/** Creates an event that begins in 10 minutes. */
async function announce(title = unique('Contest')) {
  const [startsAt, endsAt] = [10, 120].map((minutes) => new Date(Date.now() + minutes * MINUTE).toISOString())
  const event = { title, description: 'Bring a laptop.', startsAt, endsAt, timeZone: 'UTC' }
  return { title, path: `/events/${(await callApiAsAdmin('POST', '/events', event)).data._id}` }
}

async function phoneOf(browser: Browser, { email }: Pick<Person, 'email'>): Promise<Page> {
  const page = await anotherPage(browser)
  await page.setViewportSize(PHONE)
  await signInWithoutForm(page, email)
  return page
}

/** Opens the page of the event as a member with a seat. */
async function comingTo(browser: Browser, path: string) {
  const person = await newMember()
  const page = await phoneOf(browser, person)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('img', { name: 'QR code for the door' })).toBeVisible()
  return { page, person }
}

/** Returns the picture that the member's phone shows. */
const pictureOn = (page: Page) =>
  page.getByRole('img', { name: 'QR code for the door' }).evaluate((svg) => ({
    size: (svg as unknown as SVGSVGElement).viewBox.baseVal.width,
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  }))

/** Installs a camera that sees the picture given to `hold`. Like a real camera, it delivers the frames of a stream. */
const giveCamera = (page: Page) =>
  page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 640, height: 480 })
    const draw = () => {
      const context = canvas.getContext('2d')
      const held = (window as unknown as { held?: { size: number; path: string } }).held
      if (!context) return
      context.fillStyle = '#999'
      context.fillRect(0, 0, 640, 480)
      if (!held) return
      context.save()
      context.translate(100, 20)
      context.scale(440 / held.size, 440 / held.size)
      context.fillStyle = '#fff'
      context.fillRect(0, 0, held.size, held.size)
      context.fillStyle = '#000'
      context.fill(new Path2D(held.path))
      context.restore()
    }
    setInterval(draw, 50)
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => canvas.captureStream(20) },
    })
  })
const hold = (page: Page, held: { size: number; path: string } | null) =>
  page.evaluate((picture) => {
    Object.assign(window, { held: picture })
  }, held)

const said = (page: Page) => page.locator('.scan-said')

test('CLUB-170 CLUB-171 CLUB-182 an organiser scans the codes of members, also without a network, and their phones say so', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow()
  const { title, path } = await announce()
  const [first, second] = [await comingTo(browser, path), await comingTo(browser, path)]
  const organiser = await phoneOf(browser, { email: ADMIN })
  await giveCamera(organiser)
  await openPage(organiser, path)
  await organiser.getByRole('link', { name: 'Door' }).click()
  await expect(organiser.getByRole('heading', { level: 1, name: 'Door' })).toBeVisible()
  await expect(organiser.getByText(`${title}: 0 of 2 are in`)).toBeVisible()
  expect(await axeFinds(organiser)).toEqual([])
  await organiser.getByRole('button', { name: 'Turn the camera on' }).click()
  await hold(organiser, await pictureOn(first.page))
  await expect(said(organiser)).toContainText('Welcome')
  await expect(said(organiser)).toContainText(first.person.name)
  await expect(said(organiser)).toContainText('Checked in.')
  await expect(organiser.getByText(`${title}: 1 of 2 are in`)).toBeVisible()
  expect(await axeFinds(organiser)).toEqual([])
  await expect(first.page.getByText('You checked in at')).toBeVisible()

  // The network fails.
  await organiser.context().setOffline(true)
  await hold(organiser, await pictureOn(second.page))
  await expect(said(organiser)).toContainText(second.person.name)
  await expect(said(organiser)).toContainText('No network: kept on this phone.')
  await expect(organiser.getByText('1 check-in is kept on this phone')).toBeVisible()
  // A checked-in member stays checked in, even without the site and after the phone reloads the page.
  await hold(organiser, null)
  await organiser.reload()
  await organiser.getByRole('button', { name: 'Turn the camera on' }).click()
  await expect(organiser.getByText('1 check-in is kept on this phone')).toBeVisible()
  await hold(organiser, await pictureOn(second.page))
  await expect(said(organiser)).toContainText(second.person.name)
  await expect(organiser.getByText('1 check-in is kept on this phone')).toBeVisible()
  await hold(organiser, null)
  await organiser.context().setOffline(false)
  await expect(organiser.getByText('1 check-in is kept on this phone')).toHaveCount(0)
  await expect(organiser.getByText(`${title}: 2 of 2 are in`)).toBeVisible()
  await expect(second.page.getByText('You checked in at')).toBeVisible()
})

test('CLUB-171 who has no seat waits for the organiser’s word; a code of another event is refused', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow()
  const { path } = await announce()
  const guest = await comingTo(browser, path)
  const organiser = await phoneOf(browser, await newHelper('events'))
  await giveCamera(organiser)
  await openPage(organiser, `${path}/door`)
  await organiser.getByRole('button', { name: 'Turn the camera on' }).click()
  const picture = await pictureOn(guest.page)
  await guest.page.getByRole('button', { name: 'Give up my seat' }).click()
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).click()
  await expect(guest.page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  await hold(organiser, picture)
  await expect(said(organiser)).toContainText('Not registered')
  await organiser.getByRole('button', { name: 'Let in anyway' }).click()
  await expect(said(organiser)).toContainText('Welcome')
  const other = await comingTo(browser, (await announce()).path)
  await hold(organiser, await pictureOn(other.page))
  await expect(said(organiser)).toContainText('Not a code of this event')
})

test('CLUB-174 CLUB-178 CLUB-182 people are ticked in the list, added and taken back, and an admin sees who came', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { path } = await announce()
  const { person } = await comingTo(browser, path)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `${path}/door`)
  await page.getByRole('main').getByRole('link', { name: 'List' }).click()
  await page.getByRole('button', { name: `Check in ${person.name}` }).click()
  await expect(page.getByText(`Success: ${person.name} is in`)).toBeVisible()
  await page.getByRole('button', { name: `Undo ${person.name}` }).click()
  await expect(page.getByRole('button', { name: `Check in ${person.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Add somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add as a guest' }).click()
  await expect(dialog.getByText('Type the name of the guest.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Dr. Rao')
  await dialog.getByRole('button', { name: 'Add as a guest' }).click()
  await expect(page.getByText('Success: Dr. Rao is in')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Undo Dr. Rao' })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  await openPage(page, `${path}/attendance`)
  const number = (name: string) => page.locator('.attendance-numbers > div').filter({ hasText: name })
  await expect(number('Had a seat')).toContainText('1')
  await expect(number('Came without a seat')).toContainText('1')
  await page.getByRole('button', { name: 'How it is counted: Who came' }).press('Enter')
  await expect(page.getByText(/^Had a seat: members who were going/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Dr. Rao' })).toContainText('Guest')
  const arrives = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await arrives).suggestedFilename()).toMatch(/^attendance-.*\.csv$/)
})

test('an organiser who has a seat reaches the door before the own large code, on a laptop and a phone', async ({
  page,
}) => {
  const { path } = await announce()
  await signInWithoutForm(page, (await newHelper('events')).email)
  await openPage(page, path)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  const code = page.getByRole('img', { name: 'QR code for the door' })
  await expect(code).toBeVisible()
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(size)
    const top = (await code.boundingBox())?.y ?? Number.NaN
    for (const name of ['Door', 'Edit event']) {
      const tool = await page.getByRole('link', { name, exact: true }).boundingBox()
      expect((tool?.y ?? Number.NaN) + (tool?.height ?? 0), `${name}, ${size.width}`).toBeLessThanOrEqual(top)
    }
  }
})

test('CLUB-176 CLUB-182 members type the code on the wall', { tag: '@long' }, async ({ page, browser }) => {
  const { path } = await announce()
  const { page: phone } = await comingTo(browser, path)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `${path}/door?view=wall`)
  const code = page.getByText(/^The code is \d{3} \d{3}$/)
  await expect(code).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  const digits = ((await code.textContent()) ?? '').replace(/\D/g, '')
  await phone.getByLabel('Code on the wall').fill(digits === '111111' ? '222222' : '111111')
  await expect(phone.getByText('This is not the code on the wall.')).toBeVisible()
  await phone.getByLabel('Code on the wall').fill(digits)
  await expect(phone.getByText('You checked in at')).toBeVisible()
  expect(await axeFinds(phone)).toEqual([])
})
