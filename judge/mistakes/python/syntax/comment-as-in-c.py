// reads the number
n = int(input())
