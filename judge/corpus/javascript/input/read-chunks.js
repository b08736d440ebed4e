const chunks = [];
process.stdin.on('readable', () => {
  let c;
  while ((c = process.stdin.read()) !== null) chunks.push(c);
});
process.stdin.on('end', () => {
  const words = chunks.join('').split(/\s+/).filter((w) => w);
  const n = BigInt(words.shift());
  const nums = words.map(BigInt);
  console.log(nums.reduce((a, b) => a + b, 0n), nums.reduce((a, b) => (a * b) % n, 1n).toString());
  console.log(nums.map(String).sort((a, b) => a.length - b.length || (a < b ? -1 : 1)));
});
