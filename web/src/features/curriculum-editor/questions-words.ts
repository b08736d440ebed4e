import { words } from '../../platform/language/words.ts'

/** What questions says. */
export const say = words('questions')

/** How many questions a topic or list has, and how many of them learners do not see. */
export const countOf = (questions: number, hidden: number) =>
  hidden > 0
    ? say('questionsHidden', { count: questions, hidden })
    : say('questionsPluralOneOther', { questions })
