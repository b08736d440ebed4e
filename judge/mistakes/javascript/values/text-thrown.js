const n = -1
if (n < 0) throw 'negative'
