class = 'first year'
