const people = [
  { name: 'Ada', age: 36, city: 'London' },
  { name: 'Linus', age: 54, city: 'Portland' },
  { name: 'Grace', age: 85, city: 'New York' },
  { name: 'Alan', age: 41, city: 'London' },
];

const groupBy = (xs, key) =>
  xs.reduce((acc, x) => {
    (acc[x[key]] = acc[x[key]] || []).push(x);
    return acc;
  }, {});

const byCity = groupBy(people, 'city');
console.log(byCity);
console.log(Object.entries(byCity).map(([city, list]) => `${city}: ${list.map((p) => p.name).join(', ')}`));
const { age: oldest } = people.reduce((a, b) => (a.age > b.age ? a : b));
console.log(oldest, people.some((p) => p.age > 80), people.every((p) => p.city));
console.log(people.map(({ name, ...rest }) => rest));
console.log(people.flatMap((p) => [p.name, p.age]));
console.log([...people].sort((a, b) => a.name.localeCompare(b.name))[0]);
