const n = 5
if (n > 3);
  console.log('large')
else
  console.log('small')
