1st = 5
