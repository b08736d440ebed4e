import type { PageModule } from '../../platform/page/page-module.ts'
import type { LoadPage, Screen } from '../../platform/page/screen.ts'

// Only the server needs the file names of pages. By them the build finds the scripts and styles of a page.
const files = Object.entries(
  import.meta.glob<PageModule>(['./features/*/*-page.tsx', './app/*-page.tsx', './app/shell/app-shell.tsx'], {
    base: '../..',
  }),
)
const tables = Object.entries(
  import.meta.glob<object>('./features/*/screens.ts', { base: '../..', eager: true }),
)

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))

const says = (table: object, page: LoadPage) =>
  Object.values(table)
    .flat()
    .some((screen: Partial<Screen>) => screen.page === page)

/** Returns the files of the feature that lists this page, or the files outside all such features. */
function filesBeside(page: LoadPage) {
  const [own] = tables.find(([, table]) => says(table, page)) ?? []
  const said = new Set(tables.map(([table]) => folderOf(table)))
  return files.filter(([file]) => (own ? folderOf(file) === folderOf(own) : !said.has(folderOf(file))))
}

/** Finds the file that exports the page's component. */
async function findSource(page: LoadPage): Promise<string> {
  const { Page } = await page()
  for (const [file, load] of filesBeside(page))
    if ((await load()).Page === Page) return file.replace('./', 'src/')
  throw new Error('A screen draws a page whose file does not end in -page.tsx')
}

const known = new Map<LoadPage, Promise<string>>()

/** The file of a page, from the folder of the web. */
export function sourceOf(page: LoadPage): Promise<string> {
  const source = known.get(page) ?? findSource(page)
  known.set(page, source)
  return source
}
