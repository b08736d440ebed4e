let 1st = 5
