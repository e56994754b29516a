import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const lists = /__vite__mapDeps\(\[([\d,]*)\]\)/g
const names = /m\.f\|\|\(m\.f=(\[[^\]]*\])\)/

/**
 * A part that is imported later names all style sheets that it needs, also those of the page that imports it,
 * and React Router marks the page's own links so that Vite adds them again (`….css#`), as a page that is left takes
 * its links with it. Each sheet with layers has the browser lay out the whole page anew. Whatever imports a part has
 * its own sheets while it is there, so here the part leaves these out.
 */
export function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written the lists.
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        )
        const listing = [...chunks.values()].filter(({ code }) => names.test(code))
        if (listing.length === 0) this.error('Vite writes what later imports need in another way')
        for (const chunk of listing) chunk.code = leaveOut(chunk.code, stylesOf(chunk, chunks))
      },
    },
  }
}

/** The style sheets of a script and of all that it imports at once. */
function stylesOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const imported = new Set([chunk])
  // A set that grows is gone through to its end.
  for (const { imports } of imported)
    for (const name of imports) {
      const next = chunks.get(name)
      if (next) imported.add(next)
    }
  return new Set([...imported].flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]))
}

/** Exported for its test: `code` without `styles` in the lists of what its later imports need. */
export function leaveOut(code: string, styles: ReadonlySet<string>): string {
  const listed = names.exec(code)?.[1]
  if (listed === undefined) return code
  const files = JSON.parse(listed) as string[]
  return code.replaceAll(lists, (_, indices: string) => {
    const needed = indices.split(',').filter((index) => !styles.has(files[Number(index)] ?? ''))
    return `__vite__mapDeps([${needed.join(',')}])`
  })
}
