/** Deletes the oldest entries of a cache beyond a number of them, except one path. */
export async function trim(cache: Cache, maximum: number, exceptPath?: string): Promise<void> {
  const keys = await cache.keys()
  const others = keys.filter(({ url }) => new URL(url).pathname !== exceptPath)
  const tooMany = others.slice(0, Math.max(0, keys.length - maximum))
  await Promise.all(tooMany.map((key) => cache.delete(key, { ignoreVary: true })))
}
