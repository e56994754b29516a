import { settings } from '#api/settings.ts'

/** The table of every setting, for the documentation: `node tools/print-settings.ts`. */
const rows = settings.map(
  ({ name, default: standard, meaning, example }) =>
    `| \`${name}\` | ${standard} | ${meaning} | \`${example}\` |`,
)

console.log(
  ['| Setting | Default | Meaning | Example |', '| --- | --- | --- | --- |', ...rows].join('\n'),
)
