print(ord("ab"))
