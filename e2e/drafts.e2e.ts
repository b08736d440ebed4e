import type { Page } from '@playwright/test'
import { expectFilled, FORMS, type Form, fill, formOf, openForm, reopenForm, submit } from './forms.ts'
import { anotherPage, expect, test } from './journey.ts'
import { callApi, newAdmin, signInWithoutForm } from './people.ts'
import { callFrom, toasts, unique } from './writing.ts'

/** A field that identifies the draft. The required fields of every form stay empty. */
const begun = { module: 'Description', blog: 'Category', experience: 'Role' } as const
const whole = {
  module: { Title: 'Whole', Description: 'Whole' },
  blog: { Title: 'Whole', Author: 'Whole', Content: 'Whole' },
  experience: { Company: 'Google', Role: 'Whole', Verdict: 'Pending', Content: 'Whole' },
} as const
const LISTS = ['/getModules', '/getBlogs', '/getInteviewExp']

/** The draft on the server, as text. */
const onServer = async (page: Page, { draft }: Form) =>
  JSON.stringify((await (await callFrom(page, 'GET', `/drafts/${draft}`)).json()).data)

for (const one of FORMS) {
  // One of the three forms stays in the gate.
  const long = { tag: one.title === 'Create Blog' ? [] : '@long' }
  const name = begun[one.draft]

  test(
    `ADM-10 ADM-16 ADM-17 ${one.title}: Save Draft keeps an unpublished draft until it is published`,
    long,
    async ({ page }) => {
      const form = await openForm(page, one)
      // Nothing was typed, so the draft was saved by the button.
      await form.getByRole('button', { name: 'Save Draft' }).click()
      await expect(toasts(page, 'Draft Saved')).toBeVisible()
      expect(await onServer(page, one)).not.toBe('null')

      const text = unique('Half a thought')
      await fill(form, { [name]: text })
      await form.getByRole('button', { name: 'Save Draft' }).click()
      await expect.poll(() => onServer(page, one)).toContain(text)
      await page.reload()
      await expectFilled(form, { [name]: text })
      for (const list of LISTS) expect(JSON.stringify(await callApi('GET', list))).not.toContain(text)

      await fill(form, whole[one.draft])
      await submit(page, one)
      await expect(toasts(page, /Created$/)).toBeVisible()
      expect(await onServer(page, one)).toBe('null')
      await expectFilled(form, { [name]: '' })
      await reopenForm(page, one)
      await expectFilled(form, { [name]: '' })
      await expect(form.getByText(/^Your draft from/)).toBeHidden()
      expect(await onServer(page, one)).toBe('null')
    },
  )

  test(
    `ADM-11 ADM-12 ADM-14 ADM-15 ${one.title}: the draft saves automatically, and is there on return and on another device`,
    long,
    async ({ page, browser }) => {
      const admin = await newAdmin()
      const form = await openForm(page, one, admin)
      const text = unique('Typed only')
      // Typing alone saves the draft, without a click or a blur.
      await form.getByLabel(name, { exact: true }).focus()
      await page.keyboard.insertText(text)
      await expect.poll(() => onServer(page, one)).toContain(text)
      await expect(form.getByLabel(name, { exact: true })).toBeFocused()

      await page.reload()
      await expect(form.getByText(/^Your draft from .* is back\.$/)).toBeVisible()
      await expectFilled(form, { [name]: text })

      const elsewhere = await anotherPage(browser)
      await signInWithoutForm(elsewhere, admin.email)
      const theirs = await reopenForm(elsewhere, one)
      await expectFilled(theirs, { [name]: text })
      await expect(theirs.getByText(/^Your draft from .* is back\.$/)).toBeVisible()
      await elsewhere.context().close()
    },
  )

  test(
    `ADM-13 ${one.title}: text typed offline is kept, and sent once the connection is back`,
    long,
    async ({ page, context }) => {
      const form = await openForm(page, one)
      const text = unique('In a tunnel')
      await context.setOffline(true)
      await fill(form, { [name]: text })
      await expect(form.getByText('Not saved yet: no connection. Kept on this device.')).toBeVisible()
      await context.setOffline(false)
      await expect.poll(() => onServer(page, one)).toContain(text)
      await expect(form.getByText(/^Saved /)).toBeVisible()

      const more = unique('Closed in a tunnel')
      await context.setOffline(true)
      await fill(form, { [name]: more })
      await expect(form.getByText('Not saved yet: no connection. Kept on this device.')).toBeVisible()
      await page.close()
      await context.setOffline(false)
      const later = await context.newPage()
      // A last request of the closing page can arrive late and is not part of this test.
      await expect(async () => {
        await callFrom(later, 'DELETE', `/drafts/${one.draft}`)
        expect(await onServer(later, one)).toBe('null')
      }).toPass()
      await reopenForm(later, one)
      await expectFilled(formOf(later, one), { [name]: more })
      await expect.poll(() => onServer(later, one)).toContain(more)
    },
  )
}
