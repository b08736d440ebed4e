print(bin("5"))
