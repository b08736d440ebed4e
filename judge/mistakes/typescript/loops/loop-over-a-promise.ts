async function names() {
  return ['Ada']
}
for (const name of names()) console.log(name)