import type { Locator, Page } from '@playwright/test'
import { serverHolds } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { callApi, newMember, openPage, openToType, signInWithoutForm, tokenOf } from './people.ts'
import { unique } from './writing.ts'

/** A red PNG of 3 by 2 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGM4k6YEQQxwFgBTwAf5K2YN3AAAAABJRU5ErkJggg=='
const KEPT = /!\[(.*)\]\(\/pictures\/[\w-]{22}-3x2\.webp\)/

/** Opens the form of a new thread as a member, with a title typed. */
async function begin(page: Page) {
  await signInWithoutForm(page, (await newMember()).email)
  await openToType(page, '/dashboard/forum/new')
  const title = unique('Pictured')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Category').selectOption('General')
  return { title, content: page.getByLabel('Content', { exact: true }) }
}

/** Pastes or drops files with the events that a browser sends. */
async function give(target: Locator, event: 'paste' | 'drop', ...names: string[]) {
  await target.focus()
  await target.evaluate(
    (node, [base64, files, kind]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const carry = new DataTransfer()
      for (const name of files)
        carry.items.add(new File([bytes], name, { type: name.endsWith('.gif') ? 'image/gif' : 'image/png' }))
      const how = { bubbles: true, cancelable: true }
      node.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...how, clipboardData: carry })
          : new DragEvent('drop', { ...how, dataTransfer: carry }),
      )
    },
    [PNG, names, event] as const,
  )
}

const post = (page: Page) => page.getByRole('button', { name: 'Start thread' }).click()
const rows = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')

test('D31 a pasted picture gets a placeholder, the editor asks for a description, and the published post shows it', async ({
  page,
}) => {
  const { title, content } = await begin(page)
  const { letGo } = await serverHolds(page, '/api/v1/pictures')
  await content.fill('Before')
  await give(content, 'paste', 'my-heap.png')
  await expect(content).toHaveValue('Before\n\n![Uploading my-heap.png…]()\n\n')
  await expect(rows(page)).toContainText('my-heap.png')
  await expect(page.getByRole('progressbar')).toBeVisible()
  letGo()
  await expect(content).toHaveValue(KEPT)
  // The placeholder text is selected, so that typing replaces it.
  await page.keyboard.type('A heap of three')
  await expect(content).toHaveValue(/^Before\n\n!\[A heap of three\]\(\/pictures\/.*\)\n\n$/)
  await expect(rows(page)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Preview' }).click()
  const previewed = page.getByRole('img', { name: 'A heap of three' })
  await expect(previewed).toHaveAttribute('width', '3')
  await expect(previewed).toHaveAttribute('height', '2')
  await post(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const image = page.getByRole('img', { name: 'A heap of three' })
  await expect(image).toHaveAttribute('loading', 'lazy')
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(3)
})

test('D31 text typed during an upload stays, and undo reverts one step at a time', { tag: '@long' }, async ({
  page,
}) => {
  const { content } = await begin(page)
  const { letGo } = await serverHolds(page, '/api/v1/pictures')
  await give(content, 'paste', 'a.png')
  await page.keyboard.type('typed on')
  letGo()
  await expect(content).toHaveValue(/^!\[a\]\(\/pictures\/.*\)typed on\n\n$/)
  await page.keyboard.type('!')
  await expect(content).toHaveValue(/typed on!\n\n$/)
  await expect(rows(page)).toContainText('Say what it shows')
  await page.getByRole('button', { name: 'Describe a' }).click()
  await page.keyboard.type('An A')
  await expect(content).toHaveValue(/^!\[An A\]\(/)
  for (let step = 0; step < 60 && (await content.inputValue()) !== ''; step++)
    await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('')
})

test('D31 pictures pasted one after the other never nest, whatever text is selected, and undo removes each', {
  tag: '@long',
}, async ({ page }) => {
  const { title, content } = await begin(page)
  let failures = 0
  await page.route('**/api/v1/pictures', (route) => (failures++ === 1 ? route.abort() : route.continue()))
  await give(content, 'paste', 'one.png')
  // The placeholder text is selected now, and a paste would replace it.
  await expect(content).toHaveValue(/^!\[one\]\(\/pictures\/[^)]*\)\n\n$/)
  await give(content, 'paste', 'two.png')
  await expect(rows(page).filter({ hasText: 'two.png' })).toContainText('Network error.')
  await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 4))
  await give(content, 'drop', 'three.png', 'four.png')
  // When the connection is back, the failed upload is sent while the author keeps typing.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(content).toHaveValue(/^(!\[(one|two|three|four)\]\(\/pictures\/[^)]*\)\s+){4}$/)
  const written = await content.inputValue()
  await content.focus()
  for (let step = 0; step < 60 && (await content.inputValue()) !== ''; step++)
    await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('')
  for (let step = 0; step < 60 && (await content.inputValue()) !== written; step++)
    await page.keyboard.press('Control+y')
  await expect(content).toHaveValue(written)
  await post(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('.prose img')).toHaveCount(4)
})

test('D31 when one of several dropped pictures fails, it shows why and can be retried; posting waits for it', {
  tag: '@long',
}, async ({ page }) => {
  const { title, content } = await begin(page)
  let failures = 0
  await page.route('**/api/v1/pictures', (route) => (failures++ === 1 ? route.abort() : route.continue()))
  await content.fill('Text')
  await give(content, 'drop', 'one.png', 'two.png', 'three.gif')
  await expect(rows(page).filter({ hasText: 'two.png' })).toContainText('Network error.')
  await expect(rows(page).filter({ hasText: 'three.gif' })).toContainText('Only JPEG, PNG and WebP')
  await expect(content).toHaveValue(/^Text\n\n!\[one\]\(\/pictures\/[^)]*\)\n\n!\[Uploading two\.png…\]\(\)/)

  await post(page)
  await expect(page.getByRole('alert').filter({ hasText: 'is not in the text yet' })).toBeVisible()
  await expect(content).toBeFocused()
  await expect(page.getByRole('button', { name: 'Retry three.gif' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove three.gif' }).click()
  await page.getByRole('button', { name: 'Retry two.png' }).click()
  await expect(content).toHaveValue(/^Text\n\n!\[one\]\([^)]*\)\n\n!\[two\]\([^)]*\)\s*$/)
  await post(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('.prose img')).toHaveCount(2)
})

test('D31 undo reverts a retried or removed picture, and a retry from the preview stays in the preview', {
  tag: '@long',
}, async ({ page }) => {
  const { content } = await begin(page)
  let failures = 0
  await page.route('**/api/v1/pictures', (route) => (failures++ === 0 ? route.abort() : route.continue()))
  await content.pressSequentially('Text')
  await give(content, 'paste', 'one.png')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Retry one.png' }).click()
  await expect(page.getByRole('img', { name: 'one' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true')
  await expect(content).not.toBeFocused()

  await page.route('**/api/v1/pictures', (route) => route.abort())
  await page.getByRole('tab', { name: 'Write' }).click()
  await content.focus()
  await page.keyboard.press('Control+End')
  await give(content, 'paste', 'two.png')
  await page.getByRole('button', { name: 'Remove two.png' }).click()
  await expect(content).toHaveValue(/^Text\n\n!\[one\]\(\/pictures\/[^)]*\)\s+$/)
  await content.focus()
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue(/!\[one\]\(\/pictures\/[^)]*\)\s+!\[Uploading two\.png…\]\(\)\s+$/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue(/^Text\n\n!\[Uploading one\.png…\]\(\)\s+$/)
  for (let step = 0; step < 20 && (await content.inputValue()) !== ''; step++)
    await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('')
})

test('D31 a finished upload never takes the focus from the field that the author types in', async ({
  page,
}) => {
  const { content } = await begin(page)
  const { letGo } = await serverHolds(page, '/api/v1/pictures')
  await give(content, 'paste', 'one.png')
  const title = page.getByLabel('Title', { exact: true })
  await title.focus()
  await title.evaluate((field) => field.addEventListener('blur', () => field.setAttribute('data-left', '')))
  letGo()
  await expect(content).toHaveValue(KEPT)
  await expect(title).toBeFocused()
  await expect(title).not.toHaveAttribute('data-left')
})

test('D31 a picture added offline is uploaded when the connection is back', async ({ page, context }) => {
  const { content } = await begin(page)
  await context.setOffline(true)
  await give(content, 'paste', 'tunnel.png')
  await expect(rows(page)).toContainText('Network error. Please check your connection.')
  await context.setOffline(false)
  await expect(content).toHaveValue(KEPT)
})

test('D31 after a reload the placeholder of an unfinished picture is still there and accepts the file again', {
  tag: '@long',
}, async ({ page }) => {
  const { content } = await begin(page)
  const { letGo } = await serverHolds(page, '/api/v1/pictures')
  await content.fill('Half a thought')
  await give(content, 'paste', 'late.png')
  await expect(content).toHaveValue(/late\.png/)
  await page.keyboard.type('and more')
  await page.reload()
  letGo()
  await expect(content).toHaveValue('Half a thought\n\n![Uploading late.png…]()and more\n\n')
  await expect(rows(page)).toContainText('was not uploaded before the page was left')
  await page
    .getByLabel('Choose it again: late.png')
    .setInputFiles({ name: 'late.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
  await expect(content).toHaveValue(/^Half a thought\n\n!\[late\]\(\/pictures\/[^)]*\)and more\n\n$/)
})

test('D31 a picture from another site stays a link; the preview says why and accepts a file instead', async ({
  page,
}) => {
  const { content } = await begin(page)
  await content.fill('![chart](https://example.org/chart.png)')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('link', { name: 'chart' })).toHaveAttribute(
    'href',
    'https://example.org/chart.png',
  )
  await expect(page.getByText('Pictures of other sites stay links')).toBeVisible()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a picture' }).click()
  await (await chosen).setFiles({
    name: 'chart.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PNG, 'base64'),
  })
  await expect(content).toBeVisible()
  await expect(content).toHaveValue(KEPT)
})

test('spoilers are hidden until opened, by key and without scripts', async ({ page, browser }) => {
  const member = await newMember()
  const token = await tokenOf(member.email)
  const text = 'It is ||the butler||.\n\n:::spoiler How\nWith a **rope**.\n:::'
  const thread = { title: unique('Who'), category: 'General', content: text }
  const { data } = await callApi('POST', '/forum/threads', thread, token)
  await openPage(page, `/dashboard/forum/${data._id}`)
  const inline = page.getByText('the butler')
  await expect(inline).toBeHidden()
  await page.getByRole('checkbox', { name: 'Show spoiler' }).focus()
  await page.keyboard.press('Space')
  await expect(inline).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText('rope')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('rope')).toBeVisible()

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' })
  const scriptless = await plain.newPage()
  await scriptless.goto(`/dashboard/forum/${data._id}`)
  await expect(scriptless.getByText('the butler')).toBeHidden()
  await scriptless.getByText('It is').locator('label').click()
  await expect(scriptless.getByText('the butler')).toBeVisible()
  await plain.close()
})

test('BLOG-14 task lists show checkboxes with their state, and readers cannot tick them', async ({
  page,
}) => {
  const { title, content } = await begin(page)
  await content.fill('- [x] read\n- [ ] write **tests**\n\n1. [ ] in order')
  const look = async () => {
    await expect(page.getByRole('checkbox', { name: 'Completed task' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Completed task' })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: 'Open task' })).toHaveCount(2)
    await expect(page.getByRole('checkbox', { name: 'Open task' }).first()).not.toBeChecked()
  }
  await page.getByRole('tab', { name: 'Preview' }).click()
  await look()
  await post(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await look()

  const box = page.getByRole('checkbox', { name: 'Open task' }).first()
  await expect(box).toHaveCSS('appearance', 'none')
  for (const theme of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
    const edge = await box.evaluate((it) => getComputedStyle(it).borderTopColor)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(contrast(await shown(page, edge), await shown(page, ground)), theme).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  }
})

test('the editor formats by toolbar and keys, continues lists, and lets Tab move the focus out', async ({
  page,
}) => {
  const { content } = await begin(page)
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()
  await content.focus()
  await page.keyboard.type('one')
  await page.keyboard.press('Control+Shift+Digit7')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await expect(content).toHaveValue('1. one\n2. two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('Spoiler')
  await page.keyboard.type('hush')
  await expect(content).toHaveValue('1. one\n2. two\n||hush||')
  await page.getByLabel('Language of code blocks').selectOption('python')
  await content.fill('')
  await tool('Code block')
  await expect(content).toHaveValue('```python\ncode\n```\n\n')
  await page.getByLabel('Language of code blocks').selectOption('rust')
  await expect(content).toHaveValue('```rust\ncode\n```\n\n')
  await content.focus()
  await page.keyboard.press('Tab')
  await expect(content).not.toBeFocused()
})

/** Returns the colour as a screen shows it. */
const shown = (page: Page, colour: string) =>
  page.evaluate((given) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('Nothing to draw on')
    pen.fillStyle = given
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, colour)

/** Returns the WCAG contrast of two colours. */
function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((byte) =>
    byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
