let class = 'first year'
