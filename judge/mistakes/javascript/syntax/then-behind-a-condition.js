const n = 3
if (n > 2) then {
  console.log('large')
}
