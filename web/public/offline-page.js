// On the page that the service worker shows where there is no network: goes on as soon as the site answers.
const said = document.getElementById('said')
async function look() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
  return answer?.ok
}
async function again() {
  said.textContent = 'Looking for the network …'
  if (!(await look())) said.textContent = 'There is no network yet. This page keeps looking.'
}
document.getElementById('again').addEventListener('click', again)
addEventListener('online', look)
setInterval(look, 10_000)
