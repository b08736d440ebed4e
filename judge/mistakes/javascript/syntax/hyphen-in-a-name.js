let max-value = 5
