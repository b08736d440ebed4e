const groups = new Map()
groups.get('a').push(1)
