/** Deletes the oldest entries of a cache beyond a number of them, except those of some paths. */
export async function trim(
  cache: Cache,
  maximum: number,
  exceptPaths: readonly string[] = [],
): Promise<void> {
  const keys = await cache.keys()
  const others = keys.filter(({ url }) => !exceptPaths.includes(new URL(url).pathname))
  const tooMany = others.slice(0, Math.max(0, keys.length - maximum))
  await Promise.all(tooMany.map((key) => cache.delete(key, { ignoreVary: true })))
}
