import type { Rules } from './place.ts'
import { placeWords } from './place.ts'
import { typeWords } from './type-names.ts'

const LAST = /Type '(.*)' is not assignable to type '(.*)'\.$/

const listed = (names: string) =>
  names
    .split(', ')
    .map((name) => `\`${name.replaceAll("'", '')}\``)
    .join(', ')

const ONE_LEFT = /class '(.+?)' does not implement inherited abstract member '?([^\s']+)'? from class '(.+?)'/
const left = (name = '', owner = '', members = '') =>
  `\`${name}\` must have ${listed(members)}, which the abstract class \`${owner}\` leaves to it. Write it in \`${name}\`.`

const SUPER =
  'The constructor of a class that extends another must begin with `super(…)`, before it uses `this`.'

export const classWords: Rules = {
  2420: ([name = '', promised = ''], { message }) => {
    const lacks =
      /Property '([^']+)' is missing/.exec(message)?.[1] ??
      /missing the following properties from type '.*': (.*)/.exec(message)?.[1]
    const begin = `\`${name}\` promises to be ${typeWords(promised)} (\`implements\`)`
    return lacks
      ? `${begin}, but has no ${listed(lacks)}. Write it in \`${name}\`.`
      : `${begin}, but not all that it has is so. Compare them.`
  },
  2416: ([member = '', name = '', promised = ''], { message }) => {
    const [, from = '', to = ''] = LAST.exec(message) ?? []
    const [is, are] = message.split('\n')[1]?.includes('=>') ? ['return', 'returns'] : ['be', 'is']
    return `\`${member}\` of \`${name}\` must ${is} ${typeWords(to)}, as in \`${promised}\`, but ${are} ${typeWords(from)}.`
  },
  2415: ([name = '', base = '']) =>
    `\`${name}\` has something of another type, or less open, than \`${base}\`, which it extends.`,
  2511: (_, said) => {
    const name = placeWords(said).replace(/^new\s+|[(<].*$/g, '')
    return `\`${name}\` is abstract, so \`new\` cannot make objects of it. Make one of a class that extends \`${name}\`.`
  },
  2515: (_, { message }) => {
    const [, name = '', member = '', owner = ''] = ONE_LEFT.exec(message) ?? []
    return left(name, owner, member)
  },
  2654: ([name = '', owner = ''], { message }) =>
    left(name, owner, / from '.*?': (.*)\.$/.exec(message)?.[1]),
  2377: () => SUPER,
  17009: () => SUPER,
  2564: ([name = '']) =>
    `\`${name}\` never gets a value. Give it one here, such as \`${name} = 0\`, or in the constructor.`,
  1064: ([type = '', meant = '']) =>
    `An \`async\` function always gives a Promise. Write its type as \`${meant || type}\`.`,
  2683: () =>
    'What is `this` here? Inside of a `function` it is not the object around it. Write an arrow function: `() => …`.',
}
