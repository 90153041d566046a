export const MOST_SLOTS = 5
export const MOST_WINDOWS = 3
/** Minutes that a meeting may last. */
export const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240] as const
