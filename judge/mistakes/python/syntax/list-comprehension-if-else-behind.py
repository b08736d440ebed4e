print([n for n in range(5) if n > 2 else 0])
