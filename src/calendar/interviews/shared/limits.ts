export const MOST_SLOTS = 5
export const MOST_WINDOWS = 3
export const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240] as const
