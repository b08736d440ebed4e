class BankError(Exception):
    """Base of everything that a bank refuses."""


class InsufficientFunds(BankError):
    def __init__(self, needed, available):
        super().__init__(f"need {needed:.2f}, have {available:.2f}")
        self.shortfall = needed - available


class Account:
    __interest = 0.02
    accounts = {}

    def __new__(cls, owner, *args):
        if owner in cls.accounts:
            return cls.accounts[owner]
        cls.accounts[owner] = self = super().__new__(cls)
        return self

    def __init__(self, owner, balance=0):
        self.owner, self._balance = owner, getattr(self, "_balance", 0) + balance
        self.history = getattr(self, "history", [])

    def __enter__(self):
        self._saved = self._balance
        return self

    def __exit__(self, kind, exc, tb):
        if kind and issubclass(kind, BankError):
            self._balance = self._saved
            self.history.append(f"rolled back: {exc}")
            return True

    def withdraw(self, amount):
        if amount > self._balance:
            raise InsufficientFunds(amount, self._balance)
        self._balance -= amount
        return self

    balance = property(lambda self: round(self._balance, 2))

    def year(self):
        self._balance *= 1 + self.__interest

    def __format__(self, spec):
        return f"{self.owner}:{format(self.balance, spec or '.2f')}"


a = Account("ann", 100)
with a as acc:
    acc.withdraw(30).withdraw(50).withdraw(40)
print(a.balance, a.history, Account("ann", 5) is a, f"{a} {a:08.1f}")
try:
    a.withdraw(1000)
except InsufficientFunds as e:
    print(e, e.shortfall, e.args, isinstance(e, BankError), type(e).__mro__[1].__doc__)
a.year()
print(a.balance, [k for k in Account.__dict__ if "interest" in k])
try:
    a.balance = 1
except AttributeError:
    print("read only")
try:
    try:
        int("x")
    except ValueError as e:
        raise BankError("bad amount") from None
except BankError as e:
    print(e, e.__cause__, e.__suppress_context__, type(e.__context__).__name__)
