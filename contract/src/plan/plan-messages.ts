import { sentence } from '../sentence.ts'

export const planLimits = {
  plans: 10,
  hours: 60,
  topics: 30,
  questions: 1000,
  days: 730,
} as const

export const planMessages = {
  missing: sentence('plan.missing', 'Plan Not Found'),
  sourceRule: sentence('plan.sourceRule', 'Choose a list, topics or a company.'),
  listChanged: sentence('plan.listChanged', 'The list is deleted, or shared no longer.'),
  topicsRule: sentence('plan.topicsRule', 'Choose 1 to {count} topics.', { count: planLimits.topics }),
  keepsOne: sentence('plan.keepsOne', 'A plan keeps at least one problem. Withdraw it instead.'),
  nothing: sentence('plan.nothing', 'It has no problems that can be planned.'),
  tooLong: sentence('plan.tooLong', 'A plan has at most 1,000 problems. Choose fewer.'),
  dayRule: sentence('plan.dayRule', 'Choose a day.'),
  endRule: sentence('plan.endRule', 'Choose a day from today on, within two years.'),
  hoursRule: sentence('plan.hoursRule', 'Choose 1 to {hours} hours a week, in whole hours.', {
    hours: planLimits.hours,
  }),
  weekdaysRule: sentence('plan.weekdaysRule', 'Choose at least one day of the week, each once.'),
  levelRule: sentence('plan.levelRule', 'Choose beginner, intermediate or confident.'),
  hardRule: sentence('plan.hardRule', 'Choose where Hard problems stand: placed, last or out.'),
  same: sentence('plan.same', 'You have a plan of this already. Change that one, or delete it first.'),
  tooMany: sentence('plan.tooMany', 'You have {count} plans. Delete one first.', { count: planLimits.plans }),
  notYours: sentence('plan.notYours', 'The mentors of your batch made this plan. They can change it.'),
  noBatchPlan: sentence('plan.noBatchPlan', 'This batch has no plan yet.'),
  batchMissing: sentence('plan.batchMissing', 'You are no mentor of this batch, or it is gone.'),
} as const
