// On the page that the service worker shows where there is no network: goes on as soon as the site answers.
const said = document.getElementById('said')
async function look() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
  return answer?.ok
}
async function again() {
  said.textContent = said.dataset.looking
  if (!(await look())) said.textContent = said.dataset.still
}
document.getElementById('again').addEventListener('click', again)
addEventListener('online', look)
setInterval(look, 10_000)
