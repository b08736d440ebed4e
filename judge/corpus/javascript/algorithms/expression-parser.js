const src = require('fs').readFileSync(0, 'utf8').split('\n').filter((l) => l.trim());
class ParseError extends Error {}
function parse(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z]\w*|[-+*/^()=,]/gi) ?? [];
  let i = 0;
  const peek = () => tokens[i];
  const eat = (t) => { if (tokens[i] !== t) throw new ParseError(`expected ${t} but found ${tokens[i] ?? 'end'}`); i++; };
  const atom = () => {
    const t = tokens[i++];
    if (t === undefined) throw new ParseError('unexpected end');
    if (t === '(') { const e = sum(); eat(')'); return e; }
    if (t === '-') return { op: 'neg', a: power() };
    if (/^\d/.test(t)) return { num: +t };
    if (/^[a-z]/i.test(t)) {
      if (peek() !== '(') return { name: t };
      eat('(');
      const args = [sum()];
      while (peek() === ',') eat(','), args.push(sum());
      eat(')');
      return { call: t, args };
    }
    throw new ParseError(`unexpected ${t}`);
  };
  const power = () => { const a = atom(); return peek() === '^' ? (i++, { op: '^', a, b: power() }) : a; };
  const left = (next, ops) => () => { let a = next(); while (ops.includes(peek())) a = { op: tokens[i++], a, b: next() }; return a; };
  const product = left(power, ['*', '/']), sum = left(product, ['+', '-']);
  const tree = sum();
  if (i < tokens.length) throw new ParseError(`trailing ${tokens.slice(i).join(' ')}`);
  return tree;
}
const env = { pi: Math.PI, x: 3 };
const ops = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b, '^': (a, b) => a ** b, neg: (a) => -a };
const evaluate = (t) => 'num' in t ? t.num : 'name' in t ? env[t.name] : 'call' in t ? Math[t.call](...t.args.map(evaluate)) : ops[t.op](...[t.a, t.b].filter(Boolean).map(evaluate));
for (const line of src) {
  try {
    const t = parse(line);
    console.log(line, '=', evaluate(t));
    if (line.length < 12) console.log(t);
  } catch (e) {
    console.log(line, '!', e instanceof ParseError ? e.message : `${e.name}`);
  }
}
