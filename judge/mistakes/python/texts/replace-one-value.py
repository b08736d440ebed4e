print("abc".replace("a"))
