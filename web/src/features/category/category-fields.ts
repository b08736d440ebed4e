import type { CategoryReaders, CategoryRecord, CategoryWriters } from '@callofcode/contract/category/category'
import { categoryBody } from '@callofcode/contract/schemas/category/category'
import { z } from 'zod'
import { checkTyped } from '../../platform/form/rules.ts'

/** The fields of the form. Chosen batches and groups are ids with commas between, as a kept text holds them. */
export interface CategoryFields extends Record<string, string | boolean> {
  name: string
  description: string
  readers: CategoryReaders
  readerBatches: string
  readerGroups: string
  writers: CategoryWriters
  writerBatches: string
  writerGroups: string
  archived: boolean
}
export const ALL_FIELDS = [
  ...(['name', 'description', 'readers', 'readerBatches', 'readerGroups'] as const),
  ...(['writers', 'writerBatches', 'writerGroups'] as const),
] as const

export const idsOf = (joined: string) => joined.split(',').filter((id) => id !== '')
const joined = (chosen: readonly { _id: string }[] = []) => chosen.map(({ _id }) => _id).join(',')

export const fieldsOf = (category: CategoryRecord | undefined): CategoryFields => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  readers: category?.readers ?? 'everyone',
  readerBatches: joined(category?.readerBatches),
  readerGroups: joined(category?.readerGroups),
  writers: category?.writers ?? 'members',
  writerBatches: joined(category?.writerBatches),
  writerGroups: joined(category?.writerGroups),
  archived: category?.archived ?? false,
})

/** The rules of the contract, for those fields. */
export const categoryFields = z
  .custom<CategoryFields>()
  .transform(({ archived, ...typed }, context): CategoryBody => {
    const body = {
      ...typed,
      readerBatches: idsOf(typed.readerBatches),
      readerGroups: idsOf(typed.readerGroups),
      writerBatches: idsOf(typed.writerBatches),
      writerGroups: idsOf(typed.writerGroups),
    }
    const checked = checkTyped(categoryBody, body)
    if (checked.success) return { ...checked.data, archived }
    for (const { path, message } of checked.error.issues)
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message })
    return z.NEVER
  })
export type CategoryBody = z.output<typeof categoryBody> & { archived: boolean }
