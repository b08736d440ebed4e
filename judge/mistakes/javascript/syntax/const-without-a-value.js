const total
