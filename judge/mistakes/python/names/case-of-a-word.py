found = true
