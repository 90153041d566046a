/** Whether the server's news reach this tab; while they do not, lists that depend on them are read every minute. */
export const liveState = { on: false }
