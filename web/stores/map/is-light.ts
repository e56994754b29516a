/** Whether a colour, in any way CSS spells it, is nearer to white than to black. */
export function isLight(colour: string): boolean {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pixel) return true
  pixel.fillStyle = '#fff'
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red = 255, green = 255, blue = 255] = pixel.getImageData(0, 0, 1, 1).data
  return (red * 299 + green * 587 + blue * 114) / 1000 > 127
}
