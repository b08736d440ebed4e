console.log(typeof hoisted, typeof later, hoisted());
function hoisted() { return 'up'; }
var later = 1;
try { tdz; } catch (e) { console.log(e.name); }
let tdz = 1;
console.log([] == false, null == undefined, null == 0, '' == 0, '0' == false, NaN != NaN, [1, 2] == '1,2', ({}) == '[object Object]', null >= 0);
console.log(1 + '2', '3' - 1, '3' * '4', +'', +' ', +'a', +[], +{}, +null, +undefined, +true, -'5', 1 - -1, '5' + - '2');
console.log([] + [], [] + {}, [1, 2] + [3], {} + [], null + 'x', true + 1, [] == ![], !'' + 1, '1' < '2', '10' < '9', 10 < '9', 'b' > 'a');
console.log(typeof NaN, typeof [], typeof null, typeof class {}, typeof new Date(), typeof undefined_thing, void 0 === undefined);
console.log(0.1 + 0.2 === 0.3, 0 === -0, Object.is(0, -0), 1 / -0, Math.min(), Math.max(), [10, 1, 3].sort(), parseInt('08'), ['1', '2', '3'].map(parseInt), ['1', '2'].map(Number));
(function () { 'use strict'; try { undeclared = 1; } catch (e) { console.log(e.name); } })();
(function () { sloppy = 5; })();
console.log(sloppy, (function () { return typeof this; })(), (function () { 'use strict'; return typeof this; })(), (() => typeof this)());
var x = 1;
{ var x = 2; }
for (var i = 0; i < 3; i++);
console.log(x, i, (() => { try { return 'try'; } finally { console.log('finally'); } })());
const fns = {};
for (const k of ['a', 'b']) fns[k] = () => k;
console.log(fns.a(), fns.b(), (function f(n) { return n ? n * f(n - 1) : 1; })(5), ((a, b) => a + b).apply(null, [1, 2]));
if (true) { function inner() { return 'block'; } }
console.log(inner(), eval('1 + 1'), new Function('a', 'b', 'return a * b')(6, 7), (0, eval)('typeof x'));
console.log([..."ab"].map((c, i, arr) => arr.length), String(Symbol('d')), [,].length, [1, 2, 3].length = 5, 'abc'[1], 'abc'.length, isNaN('x'), isFinite('5'));
