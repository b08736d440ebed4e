const log = [];
const f = (x) => {
  try {
    log.push(`try ${x}`);
    if (x === 1) return 'returned';
    if (x === 2) throw new Error('thrown');
    if (x === 3) null.boom;
    return 'end';
  } catch (e) {
    log.push(e.name);
    if (x === 3) throw e;
    return `caught ${e.message}`;
  } finally {
    log.push('finally');
    if (x === 4) return 'overridden';
  }
};
for (const x of [1, 2, 3, 4, 5]) { try { log.push(f(x)); } catch (e) { log.push(`outer ${e.constructor.name}`); } }
console.log(log.join('; '));
class HttpError extends Error {
  constructor(status, options) { super(`HTTP ${status}`, options); this.status = status; }
  get name() { return 'HttpError'; }
  get retriable() { return this.status >= 500; }
}
const e = new HttpError(503, { cause: new TypeError('socket') });
console.log(String(e), e.retriable, e.cause.message, e instanceof HttpError, 'stack' in e, Object.entries(e));
try { throw { custom: true }; } catch ({ custom, missing = 'default' }) { console.log(custom, missing); }
try { throw 'plain'; } catch (x) { console.log(typeof x, x); }
const agg = new AggregateError([new Error('a'), new RangeError('b')], 'many');
console.log(agg.errors.map(String), agg.message, agg.name);
const safe = (fn, ...a) => { try { return [null, fn(...a)]; } catch (err) { return [err.name]; } };
console.log(safe(JSON.parse, '{"a":1}'), safe(JSON.parse, 'x'), safe((n) => new Array(n), -1), safe(decodeURIComponent, '%'), safe(() => 'x'.repeat(Infinity)), safe(() => Symbol() + ''), safe((n) => n.toFixed(200), 1), safe(() => new RegExp('(')));
const deep = (n) => (n ? 1 + deep(n - 1) : 0);
console.log(deep(2000), safe(function forever() { return forever() + 1; }));
