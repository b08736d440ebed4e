n = input()
if n > 3:
    print('large')
