// What the other features need of approvals: to tell that somebody became a member.

export { tellApproved } from './tell-approved.ts'
