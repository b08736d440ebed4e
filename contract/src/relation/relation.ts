import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { id, onwards } from '../text.ts'

export const RELATIONS = ['muted', 'blocked'] as const
export type RelationKind = (typeof RELATIONS)[number]

export const relationMessages = {
  personMissing: sentence('attendance.missingMember', 'Member Not Found'),
  moderator: sentence(
    'relation.moderator',
    'Admins and managers cannot be blocked. You can mute them, or write to the club.',
  ),
  self: sentence('relation.self', 'That is you.'),
  oneOf: sentence('relation.oneOf', 'Name the member by one of post, handle or relation.'),
  tooMany: sentence(
    'relation.tooMany',
    'You have muted as many members as one can. Take somebody off the list first.',
  ),
} as const
/** The most members that one member can mute or block. */
export const MOST_RELATIONS = 1_000

/** A member whom the caller muted or blocked. */
export const relation = z.object({
  _id: id,
  kind: z.enum(RELATIONS),
  since: z.string(),
  name: z.string(),
  profilePhoto: z.string().nullable(),
  page: pageLink.nullable(),
})
export type Relation = z.infer<typeof relation>

const MOST_POSTS = 100
const postsRule = sentence('relation.nameMostPostsIds', 'Name at most {count} posts by their ids.', {
  count: MOST_POSTS,
})

/** The personal data about lists. Their public responses are the same for everybody. */
export const listMutedPosts = endpoint({
  method: 'GET',
  path: '/forum/muted',
  scope: 'read',
  summary: 'Which of these posts are of members whom you muted or blocked; of a thread, name its own id',
  callers: 'member',
  query: z.strictObject({
    posts: z
      .string(postsRule)
      .max(40 * MOST_POSTS, postsRule)
      .default('')
      .transform((posts) => (posts === '' ? [] : posts.split(',')))
      .pipe(z.array(z.uuid(postsRule).toLowerCase()).max(MOST_POSTS, postsRule))
      .describe('Ids, separated by commas'),
  }),
  answer: z.object({ data: z.array(id) }),
})

export const listRelations = endpoint({
  method: 'GET',
  path: '/members/me/relations',
  summary: 'Members whom you muted or blocked, newest first',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(relation), nextCursor: z.string().nullable() }),
})
export const setRelation = endpoint({
  method: 'PUT',
  path: '/members/me/relations',
  summary:
    'Mute or block the author of a post, a member by handle, or somebody on your list; `none` takes it back',
  callers: 'member',
  body: z
    .strictObject({
      kind: z.enum(
        ['none', ...RELATIONS],
        sentence('relation.oneNone', 'One of none, {choices}.', { choices: RELATIONS }),
      ),
      post: z.uuid(sentence('moderation.idPost', 'This is the id of a thread or a reply.')).optional(),
      handle: z.string().max(100, relationMessages.personMissing).optional(),
      /** The `_id` in the caller's list. */
      relation: z.uuid(sentence('relation.idList', 'This is the _id of the list.')).optional(),
    })
    .refine(
      ({ post, handle, relation: one }) =>
        [post, handle, one].filter((given) => given !== undefined).length === 1,
      { error: relationMessages.oneOf.error, path: ['kind'] },
    ),
})
