/** After this long, the script counts as unreachable. */
const timeoutMs = 20_000

/**
 * The global of somebody else's script, which is loaded once; after a failure the next caller tries again.
 *
 * @param read returns the global; undefined until it is there
 * @throws Error when it can't be loaded, or isn't what it should be
 */
export function loadScript<Loaded>(url: string, read: () => Loaded | undefined): Promise<Loaded> {
  const before = [...document.scripts].find((each) => each.getAttribute('src') === url)
  const loaded = before && read()
  if (loaded !== undefined) return Promise.resolve(loaded)
  const script = before ?? document.createElement('script')
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`The script at ${url} could not be loaded.`))
    }
    const timer = setTimeout(fail, timeoutMs)
    const finish = () => {
      clearTimeout(timer)
      const loaded = read()
      if (loaded === undefined) fail()
      else resolve(loaded)
    }
    script.addEventListener('load', finish)
    script.addEventListener('error', fail)
    if (before) return
    script.src = url
    script.async = true
    document.head.append(script)
  })
}
