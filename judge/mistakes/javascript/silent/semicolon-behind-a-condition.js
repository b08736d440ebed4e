const n = 2
if (n > 3);
{
  console.log('large')
}
console.log('done')
