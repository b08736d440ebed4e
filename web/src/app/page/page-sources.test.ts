import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appShell, notFoundPage } from '../frame.ts'
import { screenOf } from '../screen-at.ts'
import { sourceOf } from './page-sources.ts'

test('the server finds the file of a page, by which the build knows its scripts and styles', async () => {
  const paths = ['/dashboard/forum/$id', '/unauthorized', '/notifications']
  const pages = paths.map((path) => screenOf(path)?.page ?? notFoundPage)
  expect(await Promise.all([appShell, notFoundPage, ...pages].map(sourceOf))).toEqual([
    'src/app/shell/app-shell.tsx',
    'src/app/not-found-page.tsx',
    'src/features/forum/thread-page.tsx',
    'src/app/unauthorized-page.tsx',
    'src/features/notification/notifications-page.tsx',
  ])
})

test('every page of a feature stands in its folder, in a file whose name ends in -page', () => {
  const features = join(import.meta.dirname, '../../features')
  const tables = readdirSync(features)
    .map((feature) => join(features, feature, 'screens.ts'))
    .filter(existsSync)
  const pages = tables.flatMap((table) => [...readFileSync(table, 'utf8').matchAll(/import\('([^']*)'\)/g)])
  expect(pages.length).toBeGreaterThan(90)
  expect(pages.map(([, page = '']) => page).filter((page) => !/^\.\/[\w-]+-page\.tsx$/.test(page))).toEqual(
    [],
  )
})
