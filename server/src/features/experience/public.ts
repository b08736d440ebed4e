// What the notifications need of experiences, and plans of what companies ask.

export { type CompanyQuestion, companyQuestions } from './company-questions.ts'
export { experiences } from './experience-tables.ts'
