const n = 4
return n