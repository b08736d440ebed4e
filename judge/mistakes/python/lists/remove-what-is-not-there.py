values = [3, 1, 2]
values.remove(5)
