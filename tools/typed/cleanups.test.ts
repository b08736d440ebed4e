import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { falseCleanups } from './cleanups.ts'
import { tryOn } from './typed-places.ts'

const root = resolve(import.meta.dirname, '../..')

test('NAV-301 no effect and no ref callback returns the value of a call that is no clean-up', () => {
  expect(falseCleanups(root, 'tsconfig.json')).toEqual([])
}, 300_000)

const PLANTED = `
import { type EffectCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

const look = () => scrollTo(0, 0) // false
function leave() { scrollTo(0, 0) }
const follow = () => { scrollTo(0, 0) }
const useOnce = (effect: EffectCallback) => useEffect(effect, [])
const listen = () => () => scrollTo(0, 0)

export function Planted({ box, open }: { box: RefObject<HTMLElement | null>; open: boolean }) {
  const [node, setNode] = useState<HTMLElement | null>(null)
  const keep = useCallback((one: HTMLElement | null) => one?.focus(), []) // false
  useEffect(() => box.current?.scrollIntoView(), []) // false
  useLayoutEffect(() => (open ? box.current?.focus() : undefined), [open]) // false
  useEffect(() => {
    if (open) return node?.scrollIntoView() // false
    return () => node?.scrollIntoView()
  }, [open])
  useEffect(function begin() {
    return box.current?.focus() // false
  }, [])
  useEffect(look, [])
  useEffect(leave, [])
  useEffect(follow, [])
  useEffect(() => open && box.current?.focus(), []) // false
  useOnce(() => box.current?.focus()) // false
  useOnce(listen)
  useEffect(() => listen(), [])
  useEffect(() => (open ? listen() : undefined), [open])
  useEffect(() => void box.current?.focus(), [])
  return (
    <p ref={(one) => one?.scrollIntoView()} onClick={() => box.current?.focus()}> // false
      <b ref={keep} onFocus={() => scrollTo(0, 0)} />
      <i ref={setNode} />
      <u ref={(one) => { one?.focus() }} />
    </p>
  )
}
`

test('a false clean-up is found in effects and refs, also behind a name, a condition and a hook of ours', () => {
  const { found, marked } = tryOn(root, `${root}/web/src/planted.tsx`, PLANTED, '// false', falseCleanups)
  expect(found).toEqual(marked)
})
