// The page works without this script; it only saves reloading.

const everyMs = 2000

const live = () => document.querySelectorAll('[data-live]')

async function refresh() {
  if (document.hidden) return
  const answer = await fetch(location.href).catch((error) => {
    // A sandbox that has stopped is waited for.
    if (!(error instanceof TypeError)) throw error
  })
  if (!answer) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of live()) {
    const now = fresh.getElementById(part.id)
    if (now && now.innerHTML !== part.innerHTML) part.replaceWith(document.importNode(now, true))
  }
}

setInterval(refresh, everyMs)
