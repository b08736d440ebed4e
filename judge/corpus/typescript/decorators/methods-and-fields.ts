const calls: string[] = []

function logged<This, Args extends unknown[], Return>(
  method: (this: This, ...args: Args) => Return,
  context: ClassMethodDecoratorContext<This, (this: This, ...args: Args) => Return>,
) {
  const name = String(context.name)
  return function (this: This, ...args: Args): Return {
    calls.push(`${name}(${args.join(', ')})`)
    return method.call(this, ...args)
  }
}

function memoized<This>(method: (this: This, n: number) => number, _context: ClassMethodDecoratorContext) {
  const known = new Map<number, number>()
  return function (this: This, n: number): number {
    const before = known.get(n)
    if (before !== undefined) return before
    const value = method.call(this, n)
    known.set(n, value)
    return value
  }
}

function clamp(low: number, high: number) {
  return (_value: undefined, _context: ClassFieldDecoratorContext<unknown, number>) => (initial: number) =>
    Math.min(high, Math.max(low, initial))
}

function bound<This>(_method: Function, context: ClassMethodDecoratorContext<This>) {
  context.addInitializer(function (this: This) {
    const self = this as any
    self[context.name] = self[context.name].bind(this)
  })
}

class Calculator {
  @clamp(0, 10) level = 42
  @clamp(0, 10) depth = -3
  #factor = 2

  @logged
  add(a: number, b: number): number {
    return (a + b) * this.#factor
  }

  @memoized
  fib(n: number): number {
    return n < 2 ? n : this.fib(n - 1) + this.fib(n - 2)
  }

  @bound
  show() {
    return `level ${this.level}, depth ${this.depth}`
  }

  @logged
  static twice(text: string) {
    return text + text
  }
}

const calculator = new Calculator()
console.log(calculator.add(1, 2), calculator.add(3, 4), Calculator.twice('ab'))
console.log(calculator.fib(50))
const { show } = calculator
console.log(show())
console.log(calls)
