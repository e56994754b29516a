// One field of the card form: its label, what is wrong with it, and its place in the order.

/**
 * @typedef {{ wrap: HTMLElement, input: HTMLInputElement, problem: HTMLElement }} Field
 */

/**
 * @param {string} name of the element that wraps it: data-field
 * @returns {Field}
 */
export function fieldNamed(name) {
  const wrap = find(document, `[data-field="${name}"]`)
  return {
    wrap,
    // Both stand in the page's own markup.
    input: /** @type {HTMLInputElement} */ (find(wrap, 'input')),
    problem: find(wrap, '.problem'),
  }
}

/**
 * @param {Field} field
 * @param {string | null} message null takes it away
 */
export function showProblem({ wrap, input, problem }, message) {
  wrap.classList.toggle('is-wrong', message !== null)
  problem.hidden = message === null
  problem.textContent = message ?? ''
  if (message === null) {
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
  } else {
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', problem.id)
  }
}

/**
 * Rewrites what is typed, and keeps the caret behind the same digits.
 * @param {HTMLInputElement} input
 * @param {string} text
 * @param {number} caret
 */
export function rewrite(input, text, caret) {
  if (input.value === text) return
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/**
 * @param {ParentNode} parent
 * @param {string} selector of what the frame's own markup has
 * @returns {HTMLElement}
 */
export function find(parent, selector) {
  const found = parent.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`The frame lacks ${selector}`)
  return found
}
