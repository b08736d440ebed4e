import { getMember, listMembers, type MemberRecord } from '@callofcode/contract/member/member-admin'
import { getMemberFacts, listMemberFields } from '@callofcode/contract/member-fact/member-fact'
import type { QueryClient } from '@tanstack/react-query'
import { updateCached } from '../../platform/api/query-client.ts'
import { keyOf, read } from '../../platform/api/read.ts'

interface Listed {
  readonly data: MemberRecord[]
}

/** Updates a member in the cached lists in place, so that no list jumps. */
export async function showMember(client: QueryClient, member: MemberRecord) {
  await updateCached<Listed>(
    client,
    keyOf(listMembers),
    (before) =>
      before && { ...before, data: before.data.map((one) => (one._id === member._id ? member : one)) },
  )
  await updateCached<{ data: MemberRecord }>(client, keyOf(getMember), (before) =>
    before?.data._id === member._id ? { ...before, data: member } : before,
  )
}

export function readMembersAgain(client: QueryClient) {
  for (const target of [listMembers, getMember]) void client.invalidateQueries({ queryKey: keyOf(target) })
}

/** Roll number, branch, and the fields that the club added. */
export const fieldsRead = read(listMemberFields, {}, { quiet: true })
export const factsRead = (id: string) => read(getMemberFacts, { params: { id } }, { quiet: true })

/** Reads again what shows the facts of one member. */
export function readFactsAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyOf(getMemberFacts) })
  readMembersAgain(client)
}

/** Reads again what shows the fields, and the facts with their names. */
export function readFieldsAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyOf(listMemberFields) })
  readFactsAgain(client)
}
