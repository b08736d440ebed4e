print(hello)
