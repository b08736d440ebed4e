class Base {
  readonly kind: string = 'base'
  constructor(
    public id: number,
    protected label = `#${id}`,
  ) {}
  describe() {
    return `${this.kind} ${this.label}`
  }
}

class Derived extends Base {
  override readonly kind = 'derived'
  tags: string[] = []
  constructor(
    id: number,
    private readonly extra: { a: number },
    ...more: string[]
  ) {
    super(id)
    this.tags.push(...more)
  }
  sum() {
    return this.id + this.extra.a
  }
}

class Account {
  #history: number[] = []
  constructor(
    readonly owner: string,
    private balance: number = 0,
    public onChange?: (balance: number) => void,
  ) {
    this.record()
  }
  private record() {
    this.#history.push(this.balance)
    this.onChange?.(this.balance)
  }
  deposit(amount: number): this {
    this.balance += amount
    this.record()
    return this
  }
  get history(): readonly number[] {
    return this.#history
  }
}

console.log(new Base(1), new Base(2, 'two').describe())
const derived = new Derived(3, { a: 4 }, 'x', 'y')
console.log(derived, derived.sum(), derived.describe())
console.log(Object.keys(derived))
const seen: number[] = []
const account = new Account('Ada', 5, (balance) => seen.push(balance))
account.deposit(10).deposit(20)
console.log(account.owner, account.history, seen)
console.log(JSON.stringify(new Account('Bob')))

abstract class Node<T> {
  constructor(
    public value: T,
    public next: Node<T> | null = null,
  ) {}
  abstract twice(): T
}
class Numbers extends Node<number> {
  twice() {
    return this.value * 2
  }
}
console.log(new Numbers(21).twice(), new Numbers(1, new Numbers(2)))
