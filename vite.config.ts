import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fewFiles } from './tools/build/few-files.ts'
import { iconsOneByOne } from './tools/build/icons-one-by-one.ts'
import { languageOfBuild, messagesOfLanguage } from './tools/build/messages-of-language.ts'
import { stylesOnce } from './tools/build/styles-once.ts'

const language = languageOfBuild()

export default defineConfig({
  // What is the same in every language stands in the English build.
  publicDir: language === 'en' && 'web/public',
  plugins: [
    tailwindcss(),
    iconsOneByOne(),
    reactRouter(),
    fewFiles(),
    messagesOfLanguage(language),
    stylesOnce(),
  ],
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
  },
})
