const n = 4
if (n > 3)
  console.log('a');
  console.log('b');
else
  console.log('c')