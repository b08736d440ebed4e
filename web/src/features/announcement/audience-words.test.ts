import { expect, test } from 'vitest'
import { mailsWords } from './announced-words.ts'
import { forWhom, reachWords } from './audience-words.ts'

test('CLUB-131 whom it is for is said in words, also when the batch is gone', () => {
  expect(forWhom({ to: 'everyone', toName: null })).toBe('For everyone')
  expect(forWhom({ to: 'year', toName: '2027' })).toBe('For those who pass out in 2027')
  expect(forWhom({ to: 'batch', toName: 'CSE A' })).toBe('For batch CSE A')
  expect(forWhom({ to: 'chosen', toName: '201' })).toBe('For 201 chosen members')
  expect(forWhom({ to: 'group', toName: 'Web' })).toBe('For the group Web')
  expect(forWhom({ to: 'group', toName: null })).toBe('For a group that is gone')
  expect(forWhom({ to: 'batch', toName: null })).toBe('For a batch that is gone')
})

test.each([
  [{ members: 0, mailed: 0 }, true, 'Nobody is in this audience yet.'],
  [{ members: 1, mailed: 1 }, false, '1 member will be notified.'],
  [{ members: 1_200, mailed: 1_200 }, true, '1,200 members will be notified, and mailed.'],
  [
    { members: 3, mailed: 2 },
    true,
    '3 members will be notified; 2 mails will be sent, as 1 does not want such mails.',
  ],
])('CLUB-131 how many %o are is said before, with mails: %s', (counts, mail, words) => {
  expect(reachWords(counts, mail)).toBe(words)
})

test('CLUB-137 what became of the mails is one sentence', () => {
  const none = { refused: 0, waiting: 0, dropped: 0 }
  expect(mailsWords({ total: 1, sent: 1, ...none })).toBe('1 of 1 mail sent.')
  expect(mailsWords({ total: 800, sent: 500, refused: 2, waiting: 298, dropped: 0 })).toBe(
    '500 of 800 mails sent; 298 wait, 2 refused by the mail server.',
  )
})
