import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  // The whole route map is small; asking for parts of it would cost a request at each first visit.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config
