const values = []
values.add(3)
