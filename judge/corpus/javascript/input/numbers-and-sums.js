process.stdin.on('data', (data) => {
  const lines = data.toString().split('\n');
  const t = +lines[0];
  for (let i = 1; i <= t; i++) {
    const [a, op, b] = lines[i].trim().split(/\s+/);
    const [x, y] = [Number(a), Number(b)];
    const r = op === '+' ? x + y : op === '-' ? x - y : op === '*' ? x * y : op === '**' ? x ** y : x / y;
    console.log(`${i}:`, r, Number.isInteger(r), Number.isSafeInteger(r));
  }
  console.log(lines.slice(t + 1).map((s) => parseFloat(s)));
});
