abstract class Account {
  private static nextId = 1
  readonly id = Account.nextId++
  protected constructor(
    public readonly owner: string,
    protected balance: number = 0,
  ) {}
  abstract get kind(): string
  deposit(amount: number): this {
    if (amount <= 0) throw new RangeError(`bad amount ${amount}`)
    this.balance += amount
    return this
  }
  describe(): string {
    return `#${this.id} ${this.kind} of ${this.owner}: ${this.balance.toFixed(2)}`
  }
}
class Savings extends Account {
  constructor(owner: string, private readonly rate: number) {
    super(owner)
  }
  get kind() {
    return 'savings'
  }
  addInterest() {
    this.balance *= 1 + this.rate
    return this
  }
}
class Checking extends Account {
  constructor(owner: string, start: number) {
    super(owner, start)
  }
  override get kind() {
    return 'checking'
  }
}
const accounts: Account[] = [new Savings('Ann', 0.05).deposit(200).addInterest(), new Checking('Bo', 12.5)]
for (const a of accounts) console.log(a.describe())
console.log(accounts[1])
try {
  accounts[0]!.deposit(-1)
} catch (e) {
  if (e instanceof RangeError) console.log(e.name, e.message)
}
