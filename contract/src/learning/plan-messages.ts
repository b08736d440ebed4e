export const planLimits = {
  plans: 10,
  hours: 60,
  topics: 30,
  questions: 1000,
  days: 730,
} as const

export const planMessages = {
  missing: 'Plan Not Found',
  sourceRule: 'Choose a list, topics or a company.',
  listChanged: 'The list is deleted, or shared no longer.',
  topicsRule: `Choose 1 to ${planLimits.topics} topics.`,
  keepsOne: 'A plan keeps at least one problem. Withdraw it instead.',
  nothing: 'It has no problems that can be planned.',
  tooLong: 'A plan has at most 1,000 problems. Choose fewer.',
  dayRule: 'Choose a day.',
  endRule: 'Choose a day from today on, within two years.',
  hoursRule: `Choose 1 to ${planLimits.hours} hours a week, in whole hours.`,
  weekdaysRule: 'Choose at least one day of the week, each once.',
  levelRule: 'Choose beginner, intermediate or confident.',
  hardRule: 'Choose where Hard problems stand: placed, last or out.',
  same: 'You have a plan of this already. Change that one, or delete it first.',
  tooMany: `You have ${planLimits.plans} plans. Delete one first.`,
  notYours: 'The mentors of your batch made this plan. They can change it.',
  noBatchPlan: 'This batch has no plan yet.',
  batchMissing: 'You are no mentor of this batch, or it is gone.',
} as const
