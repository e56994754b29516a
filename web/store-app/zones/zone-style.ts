/** Zones are told apart by letter, line and colour; colours and lines begin anew after the last. */
const COLOURS = ['pea', 'custard', 'blueberry', 'rhubarb', 'mint', 'damson', 'tomato'] as const
const DASHES = ['none', '8 5', '2 4', '12 4 2 4', '16 6']

/** How a zone is drawn, by its letter: the same one whatever other zones there are. */
export function zoneStyle(letter: string) {
  const index = [...letter].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1
  const colour = COLOURS[index % COLOURS.length] ?? COLOURS[0]
  return {
    dash: DASHES[index % DASHES.length] ?? 'none',
    fill: `var(--cloth-${colour}-thread)`,
    cloth: `var(--cloth-${colour})`,
  }
}
