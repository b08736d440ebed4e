print(sqrt(16))
