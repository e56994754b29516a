// The mailbox works without this script; it only saves reloading.

const list = document.querySelector('#list')
if (list) {
  const refresh = async () => {
    const answer = await fetch(location.href)
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const focused = document.activeElement?.getAttribute('href')
    for (const selector of ['#list', '#count']) {
      document.querySelector(selector).replaceChildren(...fresh.querySelector(selector).childNodes)
    }
    const empty = 'form[action="/mail/empty"] button'
    document.querySelector(empty).disabled = fresh.querySelector(empty).disabled
    if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus()
  }
  const events = new EventSource('/mail/events')
  let wasLost = false
  events.addEventListener('change', refresh)
  events.addEventListener('error', () => (wasLost = true))
  events.addEventListener('open', () => {
    if (wasLost) refresh()
    wasLost = false
  })
}

const schemes = document.querySelector('.scheme')
if (schemes) {
  schemes.hidden = false
  const letter = document.querySelector('.letter')
  schemes.addEventListener('change', (event) => {
    letter.classList.toggle('letter-dark', event.target.value === 'dark')
  })
}
