import { parseSync, Visitor, type ESTree } from 'vite'

/** What a file imports from, as written, where it first stands, and whether only for its types. */
export type ImportedName = { name: string; line: number; isType: boolean }

/** The beginning of a query, as Kysely writes it, and where it stands. */
export type QueryCall = { method: string; line: number }

export type Source = {
  imports: ImportedName[]
  queries: QueryCall[]
  /** Names of variables outside functions that change while a process runs. */
  state: string[]
  /** Names of exported functions, and whether each is asynchronous. */
  functions: { name: string; isAsync: boolean }[]
}

type Request = { start: number; end: number; isType: boolean }

const queryMethods = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

/**
 * Every import of a TypeScript or JavaScript source, each name once: `import` and `export … from`,
 * with and without `type`, and `import('…')` both as a call and as a type. Every query it begins,
 * its state and its exported functions. Throws when the source does not parse.
 */
export function readSource(path: string, source: string): Source {
  const { module, program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const requests: Request[] = []
  const found = (span: { start: number; end: number }, isType: boolean) =>
    requests.push({ start: span.start, end: span.end, isType })
  for (const { moduleRequest, entries } of module.staticImports)
    found(moduleRequest, entries.length > 0 && entries.every((entry) => entry.isType))
  for (const { moduleRequest, isType } of module.staticExports.flatMap((each) => each.entries))
    if (moduleRequest) found(moduleRequest, isType)
  for (const { moduleRequest } of module.dynamicImports) found(moduleRequest, false)
  const queries: QueryCall[] = []
  new Visitor({
    TSImportType: (node) => void found(node.source, true),
    MemberExpression: ({ property, start }) => {
      if (property.type === 'Identifier' && queryMethods.has(property.name))
        queries.push({ method: property.name, line: lineOf(source, start) })
    },
  }).visit(program)
  const declarations = program.body.map((each) =>
    each.type === 'ExportNamedDeclaration' ? each.declaration : each,
  )
  return {
    imports: namesOf(source, requests),
    queries,
    state: declarations.flatMap((each) => stateOf(each)),
    functions: program.body.flatMap((each) => functionOf(each)),
  }
}

const collections = new Set(['Map', 'WeakMap', 'Set', 'WeakSet', 'LRUCache'])

/** A `let`, or a collection that is made empty and typed by what will be put into it. */
function stateOf(node: ESTree.Program['body'][number] | ESTree.Declaration | null): string[] {
  if (node?.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier') return []
    const isFilledLater =
      init?.type === 'NewExpression' &&
      init.callee.type === 'Identifier' &&
      collections.has(init.callee.name) &&
      (init.callee.name === 'LRUCache' || (init.arguments.length === 0 && !!init.typeArguments))
    return node.kind === 'let' || isFilledLater ? [id.name] : []
  })
}

function functionOf(node: ESTree.Program['body'][number]): Source['functions'] {
  const exported = node.type === 'ExportNamedDeclaration' ? node.declaration : null
  if (exported?.type !== 'FunctionDeclaration' || !exported.id) return []
  const { name } = exported.id
  return [{ name, isAsync: exported.async || returnsPromise(exported.returnType) }]
}

function returnsPromise(type: ESTree.Function['returnType']): boolean {
  const returned = type?.typeAnnotation
  if (returned?.type !== 'TSTypeReference') return false
  const { typeName } = returned
  return typeName.type === 'Identifier' && typeName.name === 'Promise'
}

function namesOf(source: string, requests: readonly Request[]): ImportedName[] {
  const names = new Map<string, ImportedName>()
  for (const { start, end, isType } of requests.toSorted((a, b) => a.start - b.start)) {
    const name = textIn(source.slice(start, end))
    if (name === null) continue
    const earlier = names.get(name) ?? { name, line: lineOf(source, start), isType }
    names.set(name, { ...earlier, isType: earlier.isType && isType })
  }
  return [...names.values()]
}

/** The text between quotes, or null for what is known only when it runs. */
function textIn(quoted: string): string | null {
  return /^(['"`])([^'"`$]+)\1$/.exec(quoted)?.[2] ?? null
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
