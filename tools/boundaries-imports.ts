import { parseSync, Visitor } from 'vite'

/** What a file imports from, as written, and the line it first stands in. */
export type ImportedName = { name: string; line: number }

type Span = { start: number; end: number }

/**
 * Every import of a TypeScript or JavaScript source, each name once: `import` and `export … from`,
 * with and without `type`, and `import('…')` both as a call and as a type. Throws when the source
 * does not parse.
 */
export function readImports(path: string, source: string): ImportedName[] {
  const { module, program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: (Span | null | undefined)[] = [
    ...module.staticImports.map((each) => each.moduleRequest),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest)),
    ...module.dynamicImports.map((each) => each.moduleRequest),
  ]
  new Visitor({ TSImportType: (node) => void found.push(node.source) }).visit(program)
  const names = new Map<string, ImportedName>()
  for (const span of found.filter((each) => each !== null && each !== undefined)) {
    const name = textIn(source.slice(span.start, span.end))
    if (name !== null && !names.has(name))
      names.set(name, { name, line: lineOf(source, span.start) })
  }
  return [...names.values()].toSorted((a, b) => a.line - b.line)
}

/** The text between quotes, or null for what is known only when it runs. */
function textIn(quoted: string): string | null {
  return /^(['"`])([^'"`$]+)\1$/.exec(quoted)?.[2] ?? null
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
