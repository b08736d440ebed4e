const n = input()
