int count = 0
