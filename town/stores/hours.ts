/*
 * The opening hours of the town's stores. In each place two stores never shut, one sees the night
 * through to six, and one opens at half past five and is there till the others are, so that a
 * demonstration at any hour finds at least three to order from.
 */
export const ALL_DAY = 'daily 12:00-22:30'
export const ALL_DAY_LATE = 'Sun 12:00-22:30; Mon-Thu 12:00-23:00; Fri-Sat 12:00-01:00'
export const EVENINGS = 'daily 17:00-23:00'
export const EVENINGS_BUT_MONDAY = 'Tue-Thu 17:00-22:30; Fri-Sat 16:30-23:30; Sun 17:00-22:00'
export const LUNCH_AND_SUPPER = 'Mon-Sat 11:30-14:30, 16:30-22:00; Sun 16:00-21:00'
export const OVER_MIDNIGHT = 'Sun 17:00-01:00; Mon-Thu 17:00-01:00; Fri-Sat 17:00-03:00'
export const NIGHT_OWL = 'daily 18:00-06:00'
export const EARLY = 'daily 05:30-15:00'
export const DAWN_TO_NIGHT = 'daily 05:30-23:00'
export const MORNINGS = 'Mon-Fri 07:00-15:00; Sat-Sun 08:00-15:30'
export const AFTERNOON_TO_NIGHT = 'Mon-Thu 14:00-23:30; Fri-Sat 14:00-01:30; Sun 14:00-23:00'
export const ROUND_THE_CLOCK = 'daily 00:00-24:00'
/** A caterer whose nine hours of preparation leave time for today's orders before dawn only. */
export const ORDERED_AHEAD = 'daily 04:00-14:00'
export const SHUT_FOR_THE_SEASON = ''
