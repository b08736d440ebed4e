import * as account from './account.ts'
import * as blog from './blog.ts'
import * as curriculum from './curriculum.ts'
import type { Endpoint } from './endpoint.ts'
import * as experience from './experience.ts'
import * as member from './member.ts'
import * as learningModule from './module.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'callers' in value

/** Every endpoint of the product: the OpenAPI document and the permission matrix are printed from this list. */
export const endpoints: readonly (Endpoint & { name: string; tag: string })[] = Object.entries({
  account,
  member,
  curriculum,
  module: learningModule,
  blog,
  experience,
}).flatMap(([tag, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isEndpoint(value) ? [{ ...value, name, tag }] : [])),
)
