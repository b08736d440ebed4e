import { expect, test } from 'vitest'
import { commandOf, commands, keyShortcut, keyWords } from './commands.ts'

const pressed = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  key,
  code: '',
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})
const labelOf = (...of: Parameters<typeof pressed>) => commandOf(pressed(...of))?.label

test('letters follow the keyboard layout, with Ctrl or with ⌘', () => {
  expect(labelOf('b', { code: 'KeyN' })).toBe('Bold')
  expect(labelOf('b', { ctrlKey: false, metaKey: true })).toBe('Bold')
  expect(labelOf('x', { code: 'KeyB' })).toBeUndefined()
})

test('digits follow the position of the key, whatever Shift turns it into', () => {
  expect(labelOf('*', { code: 'Digit8', shiftKey: true })).toBe('List')
  expect(labelOf('(', { code: 'Digit8', shiftKey: true })).toBe('List')
  expect(labelOf('8', { code: 'Digit8' })).toBeUndefined()
})

test('a key without Ctrl, with Alt, or with Shift and a letter types its character', () => {
  expect(labelOf('b', { ctrlKey: false })).toBeUndefined()
  expect(labelOf('b', { metaKey: true })).toBeUndefined()
  expect(labelOf('b', { altKey: true })).toBeUndefined()
  expect(labelOf('B', { shiftKey: true })).toBeUndefined()
})

test('the toolbar names the keys that work', () => {
  const named = commands.filter(({ keys }) => keys)
  expect(named.map(keyWords)).toContain('Ctrl Shift 8')
  expect(named.map(keyShortcut)).toContain('Control+Shift+8')
  for (const command of named) {
    const { code, name, shift = false } = command.keys ?? { code: '', name: '' }
    expect(commandOf(pressed(name, { code, shiftKey: shift }))).toBe(command)
  }
})
