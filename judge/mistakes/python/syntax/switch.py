n = 2
switch n:
    case 1:
        print("one")
