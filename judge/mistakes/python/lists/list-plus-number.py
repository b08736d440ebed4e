values = [3, 1]
values = values + 2
