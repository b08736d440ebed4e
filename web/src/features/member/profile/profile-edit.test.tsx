// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../../testing/browser-page.tsx'
import { ashasProfile, ashasSession } from '../../../../testing/member.ts'
import { later, refusal } from '../../../../testing/network.ts'
import {
  dismissToast,
  enter,
  factOf,
  field,
  one,
  press,
  pressButton,
  said,
  toasts,
  until,
} from '../../../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../../../testing/screen.tsx'

const full = {
  ...ashasProfile,
  phone: '+91 98765 43210',
  birth_date: '2005-03-09T00:00:00.000Z',
  bio: 'Mostly graphs.',
  passoutYear: '2027-01-02T00:00:00.000Z',
  github: 'https://github.com/ashaverma',
}
let answers: Answers
let screen: Awaited<ReturnType<typeof openScreen>>
const saves = () => screen.sent.filter(({ method }) => method === 'PATCH')

beforeEach(async () => {
  answers = { 'GET /members/': { users: [full] }, 'PATCH /members/': { users: [full] } }
  const now = Date.parse('2026-11-28T12:00:00Z')
  screen = await openScreen('/profile', { session: ashasSession, answers, now })
  await pressButton('EDIT')
})
afterEach(closeScreen)

const save = () => pressButton('SAVE')
const isViewed = () => one('button', 'EDIT')

test('PROF-14 VAL-30 VAL-31 the editable fields and their input types', async () => {
  const address = field(/^Email/)
  expect([address.value, address.readOnly]).toEqual(['asha@college.edu', true])
  expect(field('Phone').type).toBe('tel')
  for (const name of ['GitHub', 'LinkedIn', 'Twitter', 'LeetCode', 'GeeksforGeeks', 'CodeChef', 'Codeforces'])
    expect(field(name).type).toBe('url')
  await enter(field('GitHub'), 'javascript:alert(1)')
  await save()
  expect(field('GitHub').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('GitHub'))
  expect(saves()).toEqual([])
})

test('PROF-18 PROF-19 ERR-22 SAVE without a change, or with a reverted one, sends nothing', async () => {
  await save()
  isViewed()
  expect(toasts()).toEqual(['Warning: No changes to save'])
  await pressButton('EDIT')
  for (const name of ['Somebody else', 'Asha']) await enter(field('Name'), name)
  for (const day of ['2004-01-01', '2005-03-09']) await enter(field('Birth date'), day)
  await save()
  isViewed()
  expect(saves()).toEqual([])
})

test('PROF-26 PROF-27 ERR-19 while saving an overlay shows, then the profile with the changes and a toast', async () => {
  const { answer, give } = later()
  answers['PATCH /members/'] = () => answer
  await enter(field('Bio'), 'Mostly trees.')
  await enter(field('Phone'), '+91 11111 22222')
  await save()
  expect(said()).toContain('Updating profile...')
  give({ users: [{ ...full, bio: 'Mostly trees.', phone: '+91 00000 00000' }] })
  await until(isViewed)
  expect(said()).not.toContain('Updating profile...')
  expect(toasts()).toEqual(['Success: Profile Updated'])
  expect(factOf('Bio')).toBe('Mostly trees.')
  expect(factOf('Phone')).toBe('+91 00000 00000')
  expect(factOf('GitHub')).toContain('github.com/ashaverma')
  await dismissToast()
  await pressButton('EDIT')
  await save()
  expect(toasts()).toEqual(['Warning: No changes to save'])
})

test('PROF-28 after a failed save the editor stays open with the typed text', async () => {
  answers['PATCH /members/'] = () => refusal(500)
  await enter(field('Bio'), 'Mostly trees.')
  await enter(field('Birth date'), '2004-12-31')
  const picker = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const photo = new File([new Uint8Array(9)], 'me.png', { type: 'image/png' })
  Object.defineProperty(picker, 'files', { value: [photo] })
  picker.dispatchEvent(new Event('change', { bubbles: true }))
  await pass()
  const preview = () => one<HTMLImageElement>('image', 'Photo of Asha').src
  expect(preview()).toMatch(/^blob:/)
  await save()
  expect(toasts()).toEqual(['Error: Server error. Please try again later.'])
  expect([field('Bio').value, field('Birth date').value]).toEqual(['Mostly trees.', '2004-12-31'])
  expect(preview()).toMatch(/^blob:/)
  answers['PATCH /members/'] = { users: [{ ...full, bio: 'Mostly trees.' }] }
  await save()
  await until(isViewed)
  expect(factOf('Bio')).toBe('Mostly trees.')
})

test('VAL-29 an invalid passout year, or one outside the allowed range, keeps the previous value', async () => {
  for (const typed of ['2031', '2021', '20', '']) {
    await enter(field('Passout year'), typed)
    field('Name').focus()
    await pass()
    expect(field('Passout year').value, typed).toBe('2027')
  }
  await save()
  expect(toasts()).toEqual(['Warning: No changes to save'])
  expect(saves()).toEqual([])
})

test('ERR-15 an exception in the page while saving is logged and shows nothing', async () => {
  const set = vi.spyOn(FormData.prototype, 'set').mockImplementation(() => {
    throw new TypeError('The form is broken')
  })
  await enter(field('Name'), 'Somebody else')
  await save()
  await pass(1)
  set.mockRestore()
  expect(screen.logged.mock.calls.join()).toContain('The form is broken')
  screen.logged.mockClear()
  expect(said()).not.toContain('Updating profile...')
  one('button', 'SAVE')
  expect(field('Name').value).toBe('Somebody else')
  expect(toasts()).toEqual([])
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(0)
})

test('PROF-17 leaving a profile with unsaved changes asks first, and follows the answer', async () => {
  await enter(field('Bio'), 'Half a sentence')
  const leave = async (answer: string) => {
    await press(one('link', 'Home', document.querySelector('header') as Element))
    const name = 'Leave without saving'
    await until(() => one('dialog', name))
    await pressButton(answer, one('dialog', name))
  }
  await leave('Stay here')
  expect(screen.place()).toBe('/profile')
  expect(field('Bio').value).toBe('Half a sentence')
  await leave('Leave without saving')
  await until(() => expect(screen.place()).toBe('/'))
})
