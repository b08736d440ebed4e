class Account {
  private balance = 0
}
const mine = new Account()
console.log(mine.balance)