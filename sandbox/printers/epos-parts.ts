/** A part of what an Epson printer prints. */
export type EposPart =
  | { kind: 'text'; text: string; scale: number; isInverted: boolean; isCentred: boolean }
  | { kind: 'code'; address: string }
  | { kind: 'cut' }

const DOCUMENT = /<epos-print xmlns="[^"]+">([\s\S]*)<\/epos-print>/
const ELEMENT =
  /<(?<alone>\w+)(?<of>[^<>]*)\/>|<(?<name>\w+)(?<with>[^<>]*)>(?<inner>[^<>]*)<\/\k<name>>/g

/** What a document of ePOS-Print prints, for the elements that tickets are made of; null for any other. */
export function eposParts(xml: string): EposPart[] | null {
  const body = DOCUMENT.exec(xml)?.[1]
  if (body === undefined || body.replaceAll(ELEMENT, '').trim() !== '') return null
  const parts: EposPart[] = []
  // A printer keeps how it writes until it is told otherwise.
  const style = { scale: 1, isInverted: false, isCentred: false }
  for (const { groups = {} } of body.matchAll(ELEMENT)) {
    const name = groups['name'] ?? groups['alone'] ?? ''
    const attribute = attributesOf(groups['with'] ?? groups['of'] ?? '')
    const text = textOf(groups['inner'] ?? '')
    if (name === 'text') {
      style.scale = Number(attribute('height') ?? style.scale)
      style.isInverted = (attribute('reverse') ?? String(style.isInverted)) === 'true'
      style.isCentred = (attribute('align') ?? (style.isCentred ? 'center' : '')) === 'center'
      if (text !== '') parts.push({ kind: 'text', text: text.replace(/\n$/, ''), ...style })
    } else if (name === 'symbol') parts.push({ kind: 'code', address: text })
    else if (name === 'cut') parts.push({ kind: 'cut' })
    else if (name !== 'feed') return null
  }
  return parts
}

const attributesOf = (attributes: string) => (name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#10;': '\n',
}

const textOf = (escaped: string) =>
  escaped.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? '?')
