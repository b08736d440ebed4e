// Exports for notifications and for plans of the questions that companies ask.

export { type CompanyQuestion, companyQuestions } from './company-questions.ts'
export { experiences } from './experience-tables.ts'
