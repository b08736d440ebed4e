import { createHash } from 'node:crypto'
import { z } from 'zod'
import numbers from '../leetcode-numbers.json'
import moduleFile from '../modules.json'
import questionFile from '../questions.json'
import topicFile from '../topics.json'

const level = z.enum(['Beginner', 'Intermediate', 'Advanced'])
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const text = z.string().trim().min(1)

const topic = z.strictObject({
  slug,
  title: text,
  difficulty: level,
  order: z.int().positive(),
  prerequisites: z.array(slug),
  description: text,
})

const question = z.strictObject({
  slug,
  name: text,
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  link: z.url({ protocol: /^https$/ }),
  /** Topic slugs. The question is listed under the first topic. */
  topics: z.array(slug).min(1),
  lists: z.array(slug),
})

const learningModule = z.strictObject({
  slug,
  title: text,
  description: text,
  level,
  createdBy: text,
  /** Question slugs in learning order. */
  questions: z.array(slug).min(1),
})

export type StarterTopic = z.infer<typeof topic>
export type StarterQuestion = z.infer<typeof question>
export type StarterModule = z.infer<typeof learningModule>

export const topics: StarterTopic[] = z.array(topic).parse(topicFile)
export const questions: StarterQuestion[] = z.array(question).parse(questionFile)
export const modules: StarterModule[] = z.array(learningModule).parse(moduleFile)

const NAMESPACE = Buffer.from('6f0d1c0e4b7e4c1f9a52d3c86e1f7b94', 'hex')

/**
 * Returns the id of an item of the starter curriculum: a UUIDv5 (RFC 9562) of its slug. The id is the same on every site and
 * after every edit, so that progress keeps its question. A slug is never reused or changed, and a renamed question keeps its
 * slug.
 */
export function contentId(kind: 'topic' | 'question' | 'module' | 'problem', slug: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${kind}:${slug}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The numbers of questions on LeetCode by slug. content/README.md names their source. */
export const leetcodeNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries(z.record(z.string(), z.int().positive()).parse(numbers)),
)
