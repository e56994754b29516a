import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const imported = /import \{([^}]*)\} from 'lucide-react'/g
const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/**
 * Imports each icon from its own file. Through the list of them all, every page that draws one icon
 * would seem to the bundler to load all that any page draws.
 */
export function iconsOneByOne(): Plugin {
  let files: Promise<ReadonlyMap<string, string>> | undefined
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: "from 'lucide-react'" },
      async handler(code) {
        const fileOf = await (files ??= readFiles())
        return code.replaceAll(imported, (_, names: string) => importEach(names, fileOf))
      },
    },
  }
}

/** The file of each icon, by all of its names. */
async function readFiles(): Promise<ReadonlyMap<string, string>> {
  const path = fileURLToPath(import.meta.resolve('lucide-react')).replace(
    /cjs[\\/]lucide-react\.js$/,
    'esm/lucide-react.mjs',
  )
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of (await readFile(path, 'utf8')).matchAll(exported))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}

function importEach(names: string, fileOf: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ')
      const file = fileOf.get(icon)
      if (file === undefined) throw new Error(`lucide-react has no icon ${icon}`)
      return `import ${local} from 'lucide-react/icons/${file}'`
    })
    .join(';')
}
