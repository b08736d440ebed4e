function nextRow(bells) {
  let at = bells.length - 2
  while (at >= 0 && bells[at] >= bells[at + 1]) at--
  if (at < 0) return bells.reverse()
  let other = bells.length - 1
  while (bells[other] <= bells[at]) other--
  ;[bells[at], bells[other]] = [bells[other], bells[at]]
  return bells
}
