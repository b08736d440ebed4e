values = [1, 2, 3]
values(0) = 5
