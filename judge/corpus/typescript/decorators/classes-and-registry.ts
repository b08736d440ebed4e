type Constructor<T = object> = new (...args: any[]) => T

const registry = new Map<string, Constructor>()

function register(name: string) {
  return <C extends Constructor>(target: C, _context: ClassDecoratorContext<C>) => {
    registry.set(name, target)
  }
}

function stamped<C extends Constructor>(target: C, context: ClassDecoratorContext<C>) {
  return class extends target {
    readonly stamp = `made by ${context.name}`
  }
}

interface Animal {
  sound(): string
}

@register('dog')
class Dog implements Animal {
  constructor(private readonly name = 'Rex') {}
  sound() {
    return `${this.name}: woof`
  }
}

@register('cat')
@stamped
class Cat implements Animal {
  lives = 9
  sound() {
    return 'meow'
  }
}

function uppercase(_accessor: unknown, _context: ClassGetterDecoratorContext) {
  return function (this: any): string {
    return (_accessor as Function).call(this).toUpperCase()
  }
}

class Person {
  constructor(
    private first: string,
    private last: string,
  ) {}

  @uppercase
  get full(): string {
    return `${this.first} ${this.last}`
  }
}

for (const [name, Kind] of registry) {
  const animal = new Kind() as Animal & { stamp?: string }
  console.log(name, animal.sound(), animal.stamp ?? 'no stamp')
}
console.log(new Cat().lives, (new Cat() as any).stamp)
console.log(new Person('ada', 'lovelace').full)
