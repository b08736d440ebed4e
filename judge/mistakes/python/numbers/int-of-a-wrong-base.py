print(int("129", 2))
