1 n = 5
2 print(n)
