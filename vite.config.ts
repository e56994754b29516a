import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page loads anyway comes in two files instead of forty: together they are squeezed
 * better, and the route map, which names every file, is shorter. The second one is whatever these
 * three stand on.
 */
const loadedByEveryPage = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /web[\\/]shell[\\/](error-page|providers|site-frame)\.tsx$/,
    priority: 1,
  },
]

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // Pages may load files of our own only, so nothing is put into them as data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      onwarn(warning, warn) {
        // Base UI marks modules for server components, which we do not use.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
  environments: {
    // Of all its icons the server loads those that are drawn.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: loadedByEveryPage } } } },
    },
  },
})
