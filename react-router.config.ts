import type { Config } from '@react-router/dev/config'
import { languageOfBuild } from './tools/build/messages-of-language.ts'
import { LANGUAGES } from './rules/text/languages.ts'

const language = languageOfBuild()

export default {
  appDirectory: 'web',
  buildDirectory: language === 'en' ? 'build' : `build/${language}`,
  // Before every address: the router adds it to its links and forms, and takes it off what it reads.
  basename: LANGUAGES[language].prefix || '/',
  serverBuildFile: 'index.js',
  // The whole route map is small; asking for parts of it would cost a request at each first visit.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config
