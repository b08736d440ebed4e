import fs from 'fs';
import * as readline from 'node:readline';

export const parse = (text) => text.trim().split('\n').map((l) => l.split(',').map((c) => (isNaN(c) ? c : Number(c))));
const rows = parse(fs.readFileSync(0, 'utf8'));
const [head, ...body] = rows;
console.log(head.length, body.length, typeof readline.createInterface);
const total = body.reduce((s, r) => s + r[1] * r[2], 0);
for (const [name, price, qty] of body) console.log(`${name.padEnd(8)}${price.toFixed(2).padStart(8)} x ${qty}`);
console.log('total', total.toFixed(2));
export default total;
