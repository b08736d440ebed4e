def make():
    def inner():
        return 3

print(make()())
