/** Signing out waits so long at most for what a page has still to send. */
const MOST_MS = 5_000

const tasks = new Set<() => Promise<void>>()

/** Registers what is to be sent before the session ends and this browser forgets its drafts. @returns how to unregister */
export function beforeSignOut(task: () => Promise<void>): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Runs what was registered; a failure or a slow network does not keep anybody signed in. */
export async function runSignOutTasks(): Promise<void> {
  if (tasks.size === 0) return
  const all = Promise.allSettled([...tasks].map((task) => task()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, MOST_MS))])
}
