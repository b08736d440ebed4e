values = []
values = values.append(3)
values.append(4)
