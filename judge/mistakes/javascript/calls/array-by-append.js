const values = [1]
values.append(3)
