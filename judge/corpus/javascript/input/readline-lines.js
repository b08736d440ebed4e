const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });

const stack = [];
let lineNo = 0;
rl.on('line', (line) => {
  lineNo++;
  for (const tok of line.trim().split(/\s+/).filter(Boolean)) {
    if (/^[-+*/^]$/.test(tok)) {
      const b = stack.pop();
      const a = stack.pop();
      stack.push({ '+': a + b, '-': a - b, '*': a * b, '/': a / b, '^': a ** b }[tok]);
    } else {
      stack.push(parseFloat(tok));
    }
  }
  console.log(`${lineNo}:`, stack);
});
rl.on('close', () => {
  console.log('result', stack.pop(), 'left', stack.length);
});
