import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// schema.org's own definitions, as the package schema-dts writes them out. They are read here as text, so
// that the real content of pages is validated against them, and not only what types know.
const source = readFileSync(
  fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts'))),
  'utf8',
)

interface Definition {
  parents: string[]
  /** The types that a property may have. */
  properties: Map<string, string[]>
}

const definitions = new Map<string, Definition>()
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const found = body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/gm)
  const properties = [...found].map(([, property = '', types = '']): [string, string[]] => [
    property,
    types.split(' | '),
  ])
  definitions.set(name, { parents: parents.split(', '), properties: new Map(properties) })
}
/** What else a type may be: words of an enumeration, its subtypes, plain text. */
const aliases = new Map(
  [...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', types = '']) => [
    name,
    types.split(' | '),
  ]),
)

const interfaceOf = (type: string) =>
  definitions.has(`${type}Base`) ? `${type}Base` : `${type}Leaf`

/** The interface of a type with all it extends. */
function ancestors(name: string): string[] {
  const { parents = [] } = definitions.get(name) ?? {}
  return [name, ...parents.flatMap(ancestors)]
}

/**
 * Returns what of a JSON-LD object schema.org does not define, or defines otherwise; empty if it is valid.
 */
export function schemaProblems(data: unknown, path = ''): string[] {
  if (!isObject(data)) return [`${path} is no object`]
  const type = String(data['@type'])
  const lineage = ancestors(interfaceOf(type))
  if (lineage.length < 2 && type !== 'Thing') return [`${path} ${type} is not defined`]
  return Object.entries(data).flatMap(([name, value]) => {
    if (name.startsWith('@')) return []
    const at = `${path}/${type}.${name}`
    const isConstraint = lineage.includes('ActionBase') && /-(?:in|out)put$/.test(name)
    const property = isConstraint ? name.replace(/-(?:in|out)put$/, '') : name
    const allowed = lineage
      .map((each) => definitions.get(each)?.properties.get(property))
      .find((types) => types !== undefined)
    if (!allowed) return [`${at} is not defined`]
    if (isConstraint) return typeof value === 'string' ? [] : [`${at} is no text`]
    return (Array.isArray(value) ? value : [value]).flatMap((each) =>
      valueProblems(each, allowed, at),
    )
  })
}

function valueProblems(value: unknown, allowed: readonly string[], at: string): string[] {
  if (isObject(value)) {
    const lineage = ancestors(interfaceOf(String(value['@type'])))
    const fits = allowed.some((type) => lineage.includes(interfaceOf(type)))
    return [...(fits ? [] : [`${at} is no ${allowed.join(' or ')}`]), ...schemaProblems(value, at)]
  }
  return allowed.some((type) => isPlain(value, type)) ? [] : [`${at} may not be ${String(value)}`]
}

function isPlain(value: unknown, type: string): boolean {
  const text = typeof value === 'string' ? value : null
  if (type === 'Boolean') return typeof value === 'boolean'
  if (['Number', 'Integer', 'Float'].includes(type))
    return typeof value === 'number' || (text !== null && /^\d+(\.\d+)?$/.test(text))
  if (text === null) return false
  if (type === 'Text') return text !== ''
  if (type === 'URL') return URL.canParse(text)
  if (type === 'Time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
  if (type === 'Date' || type === 'DateTime') return !Number.isNaN(Date.parse(text))
  const others = aliases.get(type) ?? []
  return others.includes(`"${text}"`) || (others.includes('string') && text !== '')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON-LD of a page. */
export function structuredDataIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
}
