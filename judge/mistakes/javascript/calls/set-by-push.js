const seen = new Set()
seen.push(3)
