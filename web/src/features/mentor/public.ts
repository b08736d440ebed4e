// Mentors of batches: the part of Today for mentors and their members, and the part of a member's page for admins.

export { MentorCards, ownMentoring } from './mentor-cards.tsx'
export { MentorChoice } from './mentor-choice.tsx'
