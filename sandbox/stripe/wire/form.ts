/** What a form says: texts, nested by the brackets of their names. */
export type Tree = string | readonly Tree[] | { readonly [name: string]: Tree }

type Growing = Map<string, Growing | string>

const MAXIMUM_DEPTH = 8

/** Reads `a[b][]=1&a[c][0]=2` as Stripe does; a name given twice means its last value. */
export function readForm(encoded: string): Record<string, Tree> {
  const root: Growing = new Map()
  for (const [name, value] of new URLSearchParams(encoded)) grow(root, pathOf(name), value)
  return branchesOf(root)
}

/** The same of a body in JSON, which the second version of the API takes. */
export function readJson(encoded: string): Record<string, Tree> {
  // What it is, is checked where it is read, as with a form.
  const body: unknown = encoded === '' ? {} : JSON.parse(encoded)
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, textsOf(part)]))
}

function textsOf(value: unknown): Tree {
  if (Array.isArray(value)) return value.map(textsOf)
  if (typeof value !== 'object' || value === null) return value === null ? '' : String(value)
  const branches: Record<string, Tree> = Object.create(null)
  for (const [name, branch] of Object.entries(value)) branches[name] = textsOf(branch)
  return branches
}

function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))].slice(0, MAXIMUM_DEPTH)
}

function grow(node: Growing, [first = '', ...rest]: readonly string[], value: string): void {
  const name = first === '' && rest.length === 0 ? String(node.size) : first
  if (rest.length === 0) {
    node.set(name, value)
    return
  }
  const existing = node.get(name)
  const branch: Growing = existing instanceof Map ? existing : new Map()
  node.set(name, branch)
  grow(branch, rest, value)
}

function branchesOf(node: Growing): Record<string, Tree> {
  // Made without a prototype, so that a parameter called `__proto__` is only a name.
  const branches: Record<string, Tree> = Object.create(null)
  for (const [name, value] of node)
    branches[name] = typeof value === 'string' ? value : treeOf(value)
  return branches
}

function treeOf(node: Growing): Tree {
  const isList = [...node.keys()].every((name, index) => name === String(index))
  const branches = branchesOf(node)
  return isList ? Object.values(branches) : branches
}
