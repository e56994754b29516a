import { settings } from '#api/settings/settings.ts'

/** Every setting, as the README shows them. */
export function settingsTable(): string {
  const rows = settings.map(
    ({ name, default: standard, meaning, example }) =>
      `| \`${name}\` | ${standard} | ${meaning} | \`${example}\` |`,
  )
  return [
    '| Setting | Default | Meaning | Example |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
