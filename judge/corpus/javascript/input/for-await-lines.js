const { createInterface } = require('readline');

async function main() {
  const rl = createInterface({ input: process.stdin, crlfDelay: Infinity });
  const graph = new Map();
  let header;
  for await (const line of rl) {
    if (!header) {
      header = line.split(' ').map(Number);
      continue;
    }
    const [a, b] = line.split(' ');
    for (const [x, y] of [[a, b], [b, a]]) graph.set(x, [...(graph.get(x) ?? []), y]);
  }
  console.log(header, graph);
  const seen = new Set();
  const groups = [];
  for (const start of graph.keys()) {
    if (seen.has(start)) continue;
    const group = [];
    const stack = [start];
    seen.add(start);
    while (stack.length) {
      const at = stack.pop();
      group.push(at);
      for (const to of graph.get(at)) if (!seen.has(to)) seen.add(to), stack.push(to);
    }
    groups.push(group.sort());
  }
  console.log(groups);
}
main();
