const n = Number(readline())
for (let i = 0; i <= n; i++) console.log(readline().trim())
