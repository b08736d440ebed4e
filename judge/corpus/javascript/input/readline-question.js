const readline = require('node:readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
rl.question('What is your name? ', (name) => {
  console.log(`Hello, ${name}!`);
  rl.question('How many? ', (n) => {
    console.log('*'.repeat(Number(n)));
    rl.close();
  });
});
rl.on('close', () => console.log('bye'));
