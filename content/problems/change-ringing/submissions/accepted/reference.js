function nextRow(bells) {
  let at = bells.length - 1
  while (at > 0 && bells[at - 1] >= bells[at]) at--
  // Everything from `at` on falls.
  for (let low = at, high = bells.length - 1; low < high; low++, high--) {
    ;[bells[low], bells[high]] = [bells[high], bells[low]]
  }
  if (at > 0) {
    const other = bells.findIndex((bell, place) => place >= at && bell > bells[at - 1])
    ;[bells[at - 1], bells[other]] = [bells[other], bells[at - 1]]
  }
  return bells
}
