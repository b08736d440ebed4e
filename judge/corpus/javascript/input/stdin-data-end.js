process.stdin.resume();
process.stdin.setEncoding('utf-8');
let inputString = '';
let currentLine = 0;
process.stdin.on('data', (inputStdin) => {
  inputString += inputStdin;
});
process.stdin.on('end', () => {
  inputString = inputString.trim().split('\n').map((s) => s.trim());
  main();
});
function readLine() {
  return inputString[currentLine++];
}
function staircase(n) {
  for (let i = 1; i <= n; i++) console.log('#'.repeat(i).padStart(n));
}
function main() {
  const t = parseInt(readLine(), 10);
  for (let i = 0; i < t; i++) {
    const arr = readLine().replace(/\s+$/g, '').split(' ').map((x) => parseInt(x, 10));
    const pos = arr.filter((x) => x > 0).length / arr.length;
    console.log(pos.toFixed(6), Math.min(...arr), arr.reduce((a, b) => a + b, 0));
  }
  staircase(+readLine());
  console.log(readLine(), currentLine);
}
