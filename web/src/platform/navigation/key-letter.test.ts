import { expect, test } from 'vitest'
import { isCommand, letterOf } from './key-letter.ts'

const control = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['Hindi (InScript)', 'क', 'KeyK', 'k'],
  ['Hindi, a vowel sign', 'ि', 'KeyF', 'f'],
  ['Hindi, several signs by one key', 'ज्ञ', 'KeyB', 'b'],
  ['Russian', 'и', 'KeyB', 'b'],
  ['Arabic, two letters by one key', 'لا', 'KeyB', 'b'],
  ['Dvorak, where x stands on the key B', 'x', 'KeyB', 'x'],
  ['AZERTY, where a stands on the key Q', 'a', 'KeyQ', 'a'],
  ['Turkish, where ı stands on the key I', 'ı', 'KeyI', undefined],
  ['Dvorak, where a sign stands on the key Z', ';', 'KeyZ', undefined],
  ['a dead key', 'Dead', 'KeyB', undefined],
  ['caps lock', 'B', 'KeyB', 'b'],
])('UI-301 %s: %s on the key %s is %s', (_, key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter)
})

test('UI-301 a shortcut is Ctrl or ⌘ and its letter, on every layout', () => {
  const pressed = { ...control, key: 'и', code: 'KeyB' }
  expect(isCommand(pressed, 'b')).toBe(true)
  expect(isCommand({ ...pressed, ctrlKey: false, metaKey: true }, 'b')).toBe(true)
  expect(isCommand({ ...pressed, key: 'x' }, 'b')).toBe(false)
  for (const more of [{ metaKey: true }, { altKey: true }, { shiftKey: true }, { ctrlKey: false }])
    expect(isCommand({ ...pressed, ...more }, 'b')).toBe(false)
})
