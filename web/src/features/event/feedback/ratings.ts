import { say } from 'words:feedback'
/** The meaning of each rating, the best first. */
export const RATINGS = [
  {
    value: '5',
    get words() {
      return say('great')
    },
  },
  {
    value: '4',
    get words() {
      return say('good')
    },
  },
  {
    value: '3',
    get words() {
      return say('allRight')
    },
  },
  {
    value: '2',
    get words() {
      return say('notSoGood')
    },
  },
  {
    value: '1',
    get words() {
      return say('bad')
    },
  },
] as const
