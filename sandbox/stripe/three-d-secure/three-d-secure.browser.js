// Tells the page around the frame that the customer is done, and how it went.
const done = document.querySelector('[data-intent]')
if (done && window.parent !== window) {
  const { intent, outcome } = done.dataset
  window.parent.postMessage({ source: 'sandbox-3d-secure', intent, outcome }, '*')
}
