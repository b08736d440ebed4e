n = input()
if n % 2 == 0:
    print('even')
