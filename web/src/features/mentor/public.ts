// Mentors of batches: the part of Today for them, and for those whom they look after; the part of a member's page for admins.

export { MentorCards, ownMentoring } from './mentor-cards.tsx'
export { MentorChoice } from './mentor-choice.tsx'
