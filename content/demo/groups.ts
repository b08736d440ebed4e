import type { DemoGroup } from '../src/demo-records.ts'

/** Groups of the demo club. Its people are named by their keys. */
export const groups: DemoGroup[] = [
  {
    name: 'Competitive programming',
    description:
      'Two virtual contests a week, and a round of upsolving on Sunday. Beginners are welcome: we pair you with somebody who has been here for a year.',
    joining: 'open',
    leads: ['kabir'],
    members: ['arjun', 'ananya', 'priya', 'dev', 'nikhil', 'sai', 'mai', 'vikram'],
    asked: [],
  },
  {
    name: 'Web',
    description:
      'We build and keep the site of the club and of three others on the campus. Code review on Wednesdays.',
    joining: 'asked',
    leads: ['meera', 'arjun'],
    members: ['sneha', 'rohan', 'lucia', 'jonas'],
    asked: ['aditya', 'zoya'],
  },
  {
    name: 'AI',
    description: 'A paper every second Thursday, and one model trained together in each term.',
    joining: 'chosen',
    leads: ['fatima'],
    members: ['ishaan', 'amara', 'harpreet'],
    asked: [],
  },
]
