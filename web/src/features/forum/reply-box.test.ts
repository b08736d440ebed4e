import { expect, test } from 'vitest'
import { quoteText } from './reply-box.tsx'

test('NAV-11 a quoted reply is inserted as a quotation, with room to answer below', () => {
  expect(quoteText('', 'Use a heap.')).toBe('> Use a heap.\n\n')
})

test('NAV-11 every line of a quotation is marked, blank ones too, so that it stays in one block', () => {
  expect(quoteText('', 'One\r\n\r\nTwo\n')).toBe('> One\n>\n> Two\n\n')
})

test('NAV-11 quoting keeps the text typed before', () => {
  expect(quoteText('I see.\n', 'But why?')).toBe('I see.\n\n> But why?\n\n')
})
