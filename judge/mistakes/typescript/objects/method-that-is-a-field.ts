class Account {
  balance = 5
}
const mine = new Account()
console.log(mine.balance())