import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { sentence } from '../sentence.ts'
import { id, line, text, truth } from '../text.ts'

/** They stand apart from `limits`, which every page loads. */
export const groupLimits = {
  groups: 100,
  name: 60,
  /** Leads of one group. */
  leads: 20,
} as const

/** How members come into a group: by themselves, after a lead accepted them, or only by a lead or an admin. */
export const JOINING = ['open', 'asked', 'chosen'] as const
export type Joining = (typeof JOINING)[number]

export const groupMessages = {
  nameRequired: sentence('group.nameRequired', 'Give the group a name.'),
  taken: sentence('group.taken', 'There is a group of this name already.'),
  missing: sentence('group.missing', 'This group is gone.'),
  tooMany: sentence('group.tooMany', 'A club has at most {count} groups.', { count: groupLimits.groups }),
  joiningRule: sentence('group.joiningRule', 'Choose how members come into the group.'),
  nothingChosen: sentence('group.nothingChosen', 'Change at least one field.'),
  archived: sentence('group.archived', 'This group is archived. An admin can bring it back.'),
  onlyChosen: sentence('group.onlyChosen', 'Members of this group are chosen by its leads. Ask one of them.'),
  onlyLeads: sentence('group.onlyLeads', 'Only leads of this group and admins can do this.'),
  tooManyLeads: sentence('group.tooManyLeads', 'A group has at most {count} leads.', {
    count: groupLimits.leads,
  }),
  undecided: sentence('group.undecided', 'Only who is a member of the club can be in a group.'),
} as const

const joining = z.enum(JOINING, groupMessages.joiningRule)
const fields = {
  name: line(groupLimits.name, groupMessages.nameRequired),
  description: text(limits.description),
  joining,
}
export const groupBody = z.strictObject({
  ...fields,
  description: fields.description.default(''),
  joining: joining.default('open'),
})
export const groupChanges = z
  .strictObject({ ...fields, archived: truth })
  .partial()
  .refine((given) => Object.keys(given).length > 0, groupMessages.nothingChosen)
export const groupDescription = z.strictObject({ description: fields.description })

/** A lead, as others see them. */
const lead = z.object({ name: z.string(), profilePhoto: z.string().nullable(), page: pageLink.nullable() })
export type GroupLead = z.infer<typeof lead>

export const group = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  joining: z.enum(JOINING),
  archived: z.boolean(),
  members: z.int(),
  /** The first three in the list, and all on the page of the group. Those who lead longest are first. */
  leads: z.array(lead),
  /** How many members wait for an answer. Null for those who cannot give it. */
  asking: z.int().nullable(),
  /** What the caller is in the group. `asked`: they wait for an answer. */
  mine: z.enum(['member', 'lead', 'asked']).nullable(),
})
export type Group = z.infer<typeof group>

/** The address of a group. It stays as it is when the group gets another name. */
export const oneGroup = {
  params: z.object({ group: line(limits.title) }),
  notFound: groupMessages.missing,
} as const
const answer = z.object({ data: group })

export const listGroups = endpoint({
  method: 'GET',
  path: '/groups',
  scope: 'read',
  summary: 'The groups of the club by name; archived ones come last, and only for admins',
  callers: 'member',
  answer: z.object({ data: z.array(group) }),
})
export const getGroup = endpoint({
  method: 'GET',
  path: '/groups/:group',
  scope: 'read',
  summary: 'A group with its leads; an archived one for its members and admins',
  callers: 'member',
  ...oneGroup,
  answer,
})
export const joinGroup = endpoint({
  method: 'POST',
  path: '/groups/:group/join',
  summary: 'Join an open group, or ask to join one whose leads decide',
  callers: 'member',
  ...oneGroup,
  answer,
})
export const leaveGroup = endpoint({
  method: 'POST',
  path: '/groups/:group/leave',
  summary: 'Leave a group, or no longer ask to join it',
  callers: 'member',
  ...oneGroup,
  answer,
})

export const createGroup = endpoint({
  method: 'POST',
  path: '/admin/groups',
  scope: 'admin:write',
  summary: 'Make a group of the club',
  callers: 'admin',
  takesKey: true,
  body: groupBody,
  status: 201,
  answer,
})
export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/admin/groups/:group',
  scope: 'admin:write',
  summary: 'Rename or describe a group, choose how members come into it, archive it or bring it back',
  callers: 'admin',
  ...oneGroup,
  body: groupChanges,
  answer,
})
export const removeGroup = endpoint({
  method: 'DELETE',
  path: '/admin/groups/:group',
  scope: 'admin:write',
  summary: 'Delete a group; its members stay in the club',
  callers: 'admin',
  ...oneGroup,
})
export const describeGroup = endpoint({
  method: 'PUT',
  path: '/groups/:group/description',
  summary: 'Describe a group, as one of its leads or an admin',
  callers: 'member',
  talks: true,
  ...oneGroup,
  body: groupDescription,
  answer,
})
