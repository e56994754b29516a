import { settingsTable } from './settings-table.ts'

/** The table of every setting, for the README: `npm run settings`. */
process.stdout.write(settingsTable())
