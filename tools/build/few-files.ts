import { sep } from 'node:path'
import type { Plugin } from 'vite'

/** What the bundler knows of modules while it decides which file each goes into. */
interface Graph {
  getModuleInfo(id: string): {
    isEntry: boolean
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** The route modules of a first visit, and the parts that come right after them. */
const routeFiles = {
  entry: /\/web\/entry\.client\.tsx$/,
  root: /\/web\/root\.tsx$/,
  site: /\/web\/shell\/site\.layout\.tsx$/,
  state: /\/web\/shell\/state\.layout\.tsx$/,
  home: /\/web\/stores\/home\/home\.page\.tsx$/,
  homeHead: /\/web\/stores\/home\/home-head\.page\.tsx$/,
  list: /\/web\/stores\/list\/store-list\.page\.tsx$/,
  menu: /\/web\/store-page\/menu\.page\.tsx$/,
  // What the menu shows of its visitor, loaded after it.
  visitor: /\/web\/store-page\/visitor-parts\.tsx$/,
  checkoutStart: /\/web\/checkout\/checkout\.page\.tsx$/,
  checkout: /\/web\/checkout\/checkout-of-basket\.tsx$/,
  // Staff see the menu there as customers do: whatever file of a customer's page has it.
  preview: /\/web\/store-app\/menu-preview\/.*\.tsx$/,
  storeApp: /\/web\/store-app\/(store-app\.layout|store-app-page)\.tsx$/,
  staff: /\/web\/(store-app|operator)\/.*\.tsx$/,
}
type Route = keyof typeof routeFiles
const routes = Object.keys(routeFiles) as Route[]

/** These have files of their own: only a group with one route module becomes the file of that route. */
const alone: readonly Route[] = ['entry', 'site', 'homeHead']

const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/

/**
 * Puts the modules of a first visit together in few files, which are compressed better than many and
 * make the map of routes, which names every file, shorter. The file of a route may then hold what other
 * files import too. What only other pages load is left to the bundler.
 */
export function fewFiles(): Plugin {
  return {
    name: 'few-files',
    configEnvironment: {
      // React Router's own way, a file for each route module and nothing else in it, is set before.
      order: 'post',
      handler(name) {
        if (name !== 'client') return
        return {
          build: {
            rolldownOptions: {
              output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
              preserveEntrySignatures: 'allow-extension',
            },
          },
        }
      },
    },
  }
}

/** What loads a module with itself, `others` being what a first visit does not load. */
type Loaded = Partial<Record<Route | 'others', true>>

type Chooses = (by: Loaded, path: string) => boolean | undefined

const onlyOn =
  (route: Route): Chooses =>
  (by) =>
    by[route] && !by.others && !by.staff

/** Small parts of the screen that say nothing of a noun. */
const part = /[\\/](ui|lucide-react)[\\/]/

const isOnFirstPage = ({ home, homeHead, list, menu, checkoutStart, checkout }: Loaded) =>
  Boolean(home || homeHead || list || menu || checkoutStart || checkout)

const groups = [
  { name: 'framework', test: framework, priority: 9 },
  group('frame', 8, ({ entry, root, home, homeHead, list, menu, checkout, staff }) => {
    const pages = [home || homeHead, list, menu].filter(Boolean)
    // What is left is 2 kB, and would be five files.
    const isSmall = (list && (checkout || staff)) || (home && staff)
    return Boolean(entry || root || isSmall) || pages.length > 1
  }),
  group('state', 7, ({ state, menu }) => state && !menu),
  group('parts', 6, ({ menu, state, others, staff }, path) => {
    const isPart = (others || staff) && part.test(path)
    return menu && (state || isPart)
  }),
  group('orders', 5, ({ menu, staff }) => menu && staff),
  group('dishes', 4, ({ menu, staff, others, checkout }) => menu && (others || checkout) && !staff),
  group('basket', 4, ({ visitor, menu, checkout, others, staff }) => {
    const isElsewhere = checkout || others || staff
    return visitor && isElsewhere && !menu
  }),
  group('visitor', 3, ({ visitor, menu }) => visitor && !menu),
  group('address', 3, ({ home, staff, others }) => home && others && !staff),
  group('home', 2, onlyOn('home')),
  group('checkoutStart', 3, (by) => by.checkoutStart && !by.others && !by.staff),
  group('list', 2, ({ list }) => list),
  group('menu', 2, onlyOn('menu')),
  group('checkout', 2, onlyOn('checkout')),
  // The frame of the store app, which all of its pages name, and what pages of orders have with it.
  group('storeApp', 2, (by) => by.storeApp && !by.others && !isOnFirstPage(by)),
  group('tracking', 2, (by) => by.storeApp && by.others && !isOnFirstPage(by)),
]

function group(name: string, priority: number, chooses: Chooses) {
  return {
    name: (id: string, graph: Graph) => {
      const isAlone = alone.some((route) => routeFiles[route].test(pathOf(id)))
      return !isAlone && chooses(loadedBy(id, graph), pathOf(id)) ? name : null
    },
    priority,
    test: /./,
  }
}

function loadedBy(id: string, graph: Graph): Loaded {
  const found: Loaded = {}
  const seen = new Set([id])
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    const route = routes.find((name) => routeFiles[name].test(pathOf(one)))
    if (route) found[route] = true
    else if (info?.isEntry || info?.dynamicImporters.length) found.others = true
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  if (found.storeApp) found.staff = true
  return found
}

const pathOf = (id: string) => id.replaceAll(sep, '/').replace(/\?.*/, '')
