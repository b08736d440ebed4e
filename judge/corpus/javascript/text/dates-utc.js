const d = new Date('2024-02-29T23:59:58.123Z');
console.log(d.toISOString(), d.getTime(), d.getUTCDay(), d.toJSON(), JSON.stringify({ d }));
const next = new Date(d);
next.setUTCDate(next.getUTCDate() + 1);
console.log(next, next - d, (next - d) / 864e5, next > d, +new Date(0));
const pad = (n) => String(n).padStart(2, '0');
console.log(`${d.getUTCFullYear()}/${pad(d.getUTCMonth() + 1)}/${pad(d.getUTCDate())} ${pad(d.getUTCHours())}:${pad(d.getUTCMinutes())}`);
for (const s of ['2023-01-31', '2020-12-31T12:00:00+05:30', 'nonsense', '2024-13-01', 'Thu, 01 Jan 1970 00:00:01 GMT'])
  console.log(s, Number(new Date(s)));
const leap = (y) => new Date(Date.UTC(y, 1, 29)).getUTCMonth() === 1;
console.log([1900, 2000, 2023, 2024].map(leap), new Date(Date.UTC(2021, 11, 31)).toUTCString());
const daysBetween = (a, b) => Math.round((Date.parse(b) - Date.parse(a)) / 86400000);
console.log(daysBetween('2024-01-01', '2025-01-01'), daysBetween('2000-02-28', '2000-03-01'));
const week = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
let fridays = 0;
for (let m = 0; m < 48; m++) fridays += week[new Date(Date.UTC(2020, m, 13)).getUTCDay()] === 'Fri';
console.log(fridays, new Date(8.64e15).toISOString(), isNaN(new Date(8.64e15 + 1)), typeof Date.now(), new Date(2020, 0) instanceof Date);
const cal = (y, m) => {
  const first = new Date(Date.UTC(y, m, 1)).getUTCDay(), n = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  const cells = [...Array(first).fill('  '), ...Array.from({ length: n }, (_, i) => String(i + 1).padStart(2))];
  while (cells.length) console.log(cells.splice(0, 7).join(' '));
};
cal(2024, 1);
