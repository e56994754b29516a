import { join } from 'node:path'
import { defineConfig } from 'vite'
import { websiteFolders } from '#api/pages/website.ts'
import { readRouteMap } from './route-map.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the service worker into one file beside the built website, with the names of its builds. */
export default defineConfig(async () => ({
  root,
  publicDir: false as const,
  define: {
    BUILDS: JSON.stringify(
      (await Promise.all(websiteFolders.map(readRouteMap))).map(({ url }) => url),
    ),
  },
  build: {
    target: 'es2022',
    outDir: join(root, 'build', 'client'),
    emptyOutDir: false,
    rolldownOptions: {
      input: join(root, 'web', 'service-worker', 'worker.ts'),
      output: { entryFileNames: 'sw.js', format: 'iife' as const },
    },
  },
}))
