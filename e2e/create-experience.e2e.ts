import { EXPERIENCE, expectFilled, fill, offered, openForm, refuse, submit } from './forms.ts'
import { ADMIN, expect, test } from './journey.ts'
import { requestsTo, signInWithoutForm } from './people.ts'
import { callFrom, listed, reach, toasts, unique } from './writing.ts'

const CALL = '/admin/createInterviewExp'
const INTERVIEW_RESULTS = ['Selected', 'Rejected', 'Pending']
const MISSING = {
  Company: 'Company name is required.',
  Role: 'Role is required.',
  Verdict: 'Verdict is required.',
  Content: 'Experience content is required.',
}

test('ADM-08 ADM-09 EXP-02 VAL-15 CONST-07 the form sends the typed values, and the list shows them', {
  tag: '@spine',
}, async ({ page }) => {
  const role = unique('SDE')
  const form = await openForm(page, EXPERIENCE)
  await expect(offered(form, 'Verdict')).toHaveText(['Choose a verdict', ...INTERVIEW_RESULTS])
  const sent = requestsTo(page, 'POST', CALL)
  for (const verdict of INTERVIEW_RESULTS) {
    const typed = {
      Company: 'Amazon',
      Role: role,
      Candidate: 'Tara Joshi',
      Verdict: verdict,
      Content: 'Rounds',
    }
    await fill(form, typed)
    await submit(page, EXPERIENCE)
    await expect(toasts(page, 'Interview Experience Created')).toHaveCount(1)
    await page.getByRole('button', { name: 'Dismiss: Interview Experience Created' }).click()
    await expect(toasts(page, 'Interview Experience Created')).toBeHidden()
    await expectFilled(form, { Company: '', Verdict: '' })
  }
  const given = { company: 'Amazon', role, candidate: 'Tara Joshi', content: 'Rounds', rounds: [] }
  expect(sent).toEqual(INTERVIEW_RESULTS.map((verdict) => ({ ...given, verdict })))

  await reach(page, 'Interview Experiences')
  const cards = page.getByRole('article').filter({ hasText: role })
  await expect(cards).toHaveCount(3)
  for (const verdict of INTERVIEW_RESULTS) await expect(cards.filter({ hasText: verdict })).toHaveCount(1)
})

test('VAL-12 VAL-13 VAL-14 VAL-16 VAL-17 a missing field shows an error beside it; the candidate is optional', async ({
  page,
}) => {
  const form = await openForm(page, EXPERIENCE)
  const sent = requestsTo(page, 'POST', CALL)
  await fill(form, { Company: '  ', Content: ' \n' })
  await submit(page, EXPERIENCE)
  for (const [name, message] of Object.entries(MISSING))
    await expect(form.getByLabel(name, { exact: true })).toHaveAccessibleDescription(message)
  await expect(form.getByLabel('Company', { exact: true })).toBeFocused()
  expect(sent).toEqual([])

  const role = unique('Nobody')
  await fill(form, { Company: 'Meta', Role: role, Verdict: 'Pending', Content: 'Rounds' })
  await submit(page, EXPERIENCE)
  await expect(toasts(page, 'Interview Experience Created')).toBeVisible()
  expect((await listed('/getInteviewExp')).find((one) => one.role === role)?.candidate).toBe('')
})

test('VAL-12 VAL-13 VAL-14 VAL-15 VAL-16 VAL-17 the server enforces the same rules for any client', async ({
  page,
}) => {
  await signInWithoutForm(page, ADMIN)
  const whole = { company: 'Meta', role: unique('Refused'), verdict: 'Pending', content: 'Rounds' }
  const post = (data: object) => callFrom(page, 'POST', CALL, data)
  for (const [name, message] of Object.entries(MISSING)) {
    const key = name.toLowerCase()
    for (const value of ['', ' ', undefined]) {
      const answer = await post({ ...whole, [key]: value })
      expect(answer.status()).toBe(400)
      expect((await answer.json()).errors).toEqual({ [key]: message })
    }
  }
  expect((await post({ ...whole, verdict: 'On hold' })).status()).toBe(400)
  expect((await listed('/getInteviewExp')).map(({ role }) => role)).not.toContain(whole.role)
  expect((await post(whole)).status()).toBe(201)
})

test('ERR-11 ADM-18 when saving an experience fails, the form shows why and keeps the typed text', async ({
  page,
}) => {
  const typed = {
    Company: 'Zoho',
    Role: unique('Failing'),
    Candidate: 'T',
    Verdict: 'Rejected',
    Content: 'Kept',
  }
  const failures = [
    [400, 'No room in the folder'],
    [401, 'Your session has expired. Please login again.'],
    [409, 'It is there already'],
    [503, 'Server error. Please try again later.'],
    [0, 'Network error. Please check your connection.'],
  ] as const
  const form = await openForm(page, EXPERIENCE)
  await fill(form, typed)
  for (const [status, words] of failures) {
    await refuse(page, EXPERIENCE, status, words)
    await submit(page, EXPERIENCE)
    await expect(toasts(page, words)).toBeVisible()
    await expect(page).toHaveURL(EXPERIENCE.path)
    await expectFilled(form, typed)
  }
})
