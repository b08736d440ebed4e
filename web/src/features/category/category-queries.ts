import { listCategories, listCategoryRecords, listWritable } from '@callofcode/contract/category/category'
import { getThread, listThreads } from '@callofcode/contract/forum/forum'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'

export const categoryRecords = read(listCategoryRecords, {}, { quiet: true })

/** Reads again what shows the categories, also the threads in them. */
export const readCategoriesAgain = (client: QueryClient) =>
  Promise.all(
    [listCategoryRecords, listCategories, listWritable, listThreads, getThread].map((target) =>
      client.invalidateQueries({ queryKey: keyOf(target) }),
    ),
  )
