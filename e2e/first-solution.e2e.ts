import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newMember, signInWithoutForm } from './people.ts'
import { codeOf, judgeIsMade, openTopic, runStatus, submissionOf, switchPlain } from './problems.ts'

// The code loses a train of one wagon. No sample shows that.
const CPP_WRONG = `class Solution {
public:
  ListNode* turnAround(ListNode* train) {
    if (!train || !train->next) return nullptr;
    ListNode* done = nullptr;
    while (train) {
      ListNode* behind = train->next;
      train->next = done;
      done = train;
      train = behind;
    }
    return done;
  }
};`
const CPP_RIGHT = CPP_WRONG.replace('return nullptr;', 'return train;')
const PYTHON_WRONG = `class Solution:
    def turnAround(self, train: Optional[ListNode]) -> Optional[ListNode]:
        if not train or not train.next:
            return None
        done = None
        while train:
            train.next, done, train = done, train, train.next
        return done
`
const PYTHON_RIGHT = PYTHON_WRONG.replace('return None', 'return train')

test.beforeAll(async ({ request, baseURL }) => {
  await judgeIsMade(request, baseURL)
})

const box = (page: Page) => page.getByRole('checkbox', { name: 'Done: Reverse Linked List', exact: true })

/** Goes from the tracker to the problem and chooses a language there, as on a first visit. */
async function findProblem(page: Page, language: string) {
  const { email } = await newMember()
  await signInWithoutForm(page, email)
  await openTopic(page, /^Linked List/)
  await expect(box(page)).not.toBeChecked()
  await page.getByRole('link', { name: 'Solve Reverse Linked List', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Last Wagon First' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
  await switchPlain(page)
  const code = codeOf(page)
  await expect(code).toHaveValue(/turnAround/)
  await expect(code).toBeEditable()
  return code
}

/** Submits code that passes every sample, but is wrong. */
async function findCounterexample(page: Page) {
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('3 of 3 cases passed.')
  await page.getByRole('button', { name: 'Find a small input that fails' }).click()
  await expect(page.getByRole('heading', { name: 'Counterexample' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to my inputs' }).click()
  await expect(page.getByLabel('train (ListNode)')).toHaveValue('[0]')
}

async function runMended(page: Page) {
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText('4 of 4 cases passed.')
}

async function isTicked(page: Page) {
  await expect(submissionOf(page).getByText('Accepted')).toBeVisible()
  await openTopic(page, /^Linked List/)
  await expect(box(page)).toBeChecked()
}

test('in C++: wrong, failed by the smallest counterexample, fixed, accepted, and ticked in the tracker', {
  tag: '@long',
}, async ({ page }) => {
  const code = await findProblem(page, 'C++')
  await code.fill(CPP_WRONG)
  await findCounterexample(page)
  await code.fill(CPP_RIGHT)
  await runMended(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await isTicked(page)
  const handedIn = await page.request.get('/api/v1/problems/last-wagon-first/submissions')
  expect((await handedIn.json()).data).toMatchObject([{ verdict: 'Accepted', language: 'cpp', agrees: null }])
})

test('in Python the same, offline from the first run to the submission, which waits for the network', {
  tag: '@long',
}, async ({ page }) => {
  const code = await findProblem(page, 'Python')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(runStatus(page)).toHaveText(/of 3 cases passed\.$/)

  await page.context().setOffline(true)
  await code.fill(PYTHON_WRONG)
  await findCounterexample(page)
  await code.fill(PYTHON_RIGHT)
  await runMended(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/kept on this device and sent when the network is back/)).toBeVisible()

  await page.context().setOffline(false)
  await isTicked(page)
})
