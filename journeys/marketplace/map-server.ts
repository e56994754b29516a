import { createServer } from 'node:http'

export interface MapServer {
  styleUrl: string
  stop: () => Promise<void>
}

/** Ground, and two roads that cross; no tiles, no fonts. */
const style = {
  version: 8,
  sources: {
    ways: {
      type: 'geojson',
      attribution: '© The drawers of maps',
      data: {
        type: 'MultiLineString',
        coordinates: [
          [
            [-0.3, 51.54],
            [0.2, 51.55],
          ],
          [
            [-0.06, 51.4],
            [-0.05, 51.7],
          ],
        ],
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#f4efe6' } },
    {
      id: 'ways',
      type: 'line',
      source: 'ways',
      paint: { 'line-color': '#b9a58f', 'line-width': 4 },
    },
  ],
}

/** A fake server of street maps, on a port of its own. */
export function startMapServer(): Promise<MapServer> {
  const server = createServer((_, reply) => {
    reply.setHeader('access-control-allow-origin', '*')
    // Journeys send a network address, which browsers ask for permission to do.
    reply.setHeader('access-control-allow-headers', '*')
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify(style))
  })
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ styleUrl: `http://127.0.0.1:${port}/style.json`, stop })
    })
  })
}
