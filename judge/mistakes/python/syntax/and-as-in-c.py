n = 5
if n > 3 && n < 9:
    print('between')
