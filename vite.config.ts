import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
})
